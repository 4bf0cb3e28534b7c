/** Parses a text table: one row per line, fields separated by bars. */
export function fieldsOf(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()))
}
