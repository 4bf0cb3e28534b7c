const FACES_MAX = 2

/** The answer after, or before, the one at this place; the ends meet (QNA-19, GI-50). */
export function neighbourOf(place: number, count: number, step: 1 | -1): number {
  return (place + step + count) % count
}

/** Of all answers but the one that is read: at most two faces, and how many there are (QNA-18). */
export function othersOf<Item>(items: readonly Item[], place: number): { faces: Item[]; count: number } {
  const others = items.filter((_, index) => index !== place)
  return { faces: others.slice(0, FACES_MAX), count: others.length }
}
