export interface Page<Row> {
  rows: Row[]
  hasMore: boolean
}

/** The page of `size` rows among one row more than that, which is fetched to know whether another page follows. */
export function pageOf<Row>(fetched: readonly Row[], size: number): Page<Row> {
  return { rows: fetched.slice(0, size), hasMore: fetched.length > size }
}

/** Where the next page begins, by the last row of this one; null if no page follows. */
export function cursorAfter<Row, Cursor>({ rows, hasMore }: Page<Row>, cursorOf: (last: Row) => Cursor): Cursor | null {
  const last = rows.at(-1)
  return hasMore && last !== undefined ? cursorOf(last) : null
}
