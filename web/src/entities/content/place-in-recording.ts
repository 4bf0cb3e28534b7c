/**
 * The query of a link that opens a recording at a second: `t`, and `recording` for any but the first of several.
 * @param second null leads to the page alone
 */
export function placeInRecording(second: number | null, recording: number | null): Record<string, string> | undefined {
  if (second === null) return undefined
  return { t: String(second), ...(recording ? { recording: String(recording) } : {}) }
}
