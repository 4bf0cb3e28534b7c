/** The same list in the order asked for; a seed always gives the same shuffle. */
export function inOrder<Item>(list: readonly Item[], order: 'kept' | 'reversed' | 'shuffled', seed: number): Item[] {
  if (order === 'kept') return [...list]
  if (order === 'reversed') return [...list].reverse()
  const random = randomFrom(seed)
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Mulberry32: even enough for an order, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
