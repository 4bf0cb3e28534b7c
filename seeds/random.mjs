/**
 * A random generator seeded by a text, so that every installation gets the same market and faces.
 * @param {string} words
 * @returns {{ next(): number, int(from: number, to: number): number, pick<T>(list: readonly T[]): T,
 *   some<T>(list: readonly T[], count: number): T[], chance(share: number): boolean }}
 */
export function randomFrom(words) {
  let state = 2166136261
  for (const char of words) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from, to) => from + Math.floor(next() * (to - from + 1))
  const pick = (list) => list[int(0, list.length - 1)]
  const some = (list, count) => {
    const rest = [...list]
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0])
  }
  return { next, int, pick, some, chance: (share) => next() < share }
}

/** Same as the database's private.slugify, for names whose accents can be stripped. */
export function slugOf(words) {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
