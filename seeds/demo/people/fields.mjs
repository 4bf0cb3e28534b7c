/** Rows of a text table: one line each, fields between bars. */
export function fieldsOf(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()))
}
