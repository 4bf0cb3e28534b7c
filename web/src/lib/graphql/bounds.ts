/** A position in a list ordered by time and id. */
export interface Bound {
  at: string
  id: string
}

/** Before and after every row: the bound of a first page, and of a list without limits. */
export const BEFORE_ALL: Bound = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
export const AFTER_ALL: Bound = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
