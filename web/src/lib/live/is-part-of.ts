/** Whether `whole` contains everything in `part`; it may have more. Arrays must match in length and order. */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.length === whole.length && part.every((item, i) => isPartOf(item, whole[i]))
  }
  if (typeof part !== 'object' || part === null) return part === whole
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) => isPartOf(value, (whole as Record<string, unknown>)[key]))
}
