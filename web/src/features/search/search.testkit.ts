/** A group of a search's answer: what is on the page, and how many there are. */
export const found = <Item>(items: readonly Item[], count = items.length) => ({
  aggregate: { count },
  nodes: items.map((shown) => ({ shown })),
})

/** A search without results. */
export const NOTHING_FOUND = {
  ...{ opportunities: found([]), experts: found([]), questions: found([]) },
  ...{ insights: found([]), advices: found([]), use_cases: found([]) },
}
