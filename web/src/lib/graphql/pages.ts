export interface Page<Row> {
  rows: Row[]
  hasMore: boolean
}

/** The page of `size` rows among one row more than that, which is fetched to know whether another page follows. */
export function pageOf<Row>(fetched: readonly Row[], size: number): Page<Row> {
  return { rows: fetched.slice(0, size), hasMore: fetched.length > size }
}
