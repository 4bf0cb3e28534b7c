/** A row's place in a list that is ordered by a moment and its id. */
export interface Bound {
  at: string
  id: string
}

/** Before and after every row: where a first page begins, and where a list that is not cut short ends. */
export const BEFORE_ALL: Bound = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
export const AFTER_ALL: Bound = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
