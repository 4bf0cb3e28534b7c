import { expect, it } from 'vitest'
import { HISTORY_EVENTS } from '../workflow/history.js'
import { ACT_KINDS, AUTHOR_ACTS, readActKind, STAFF_ACTS } from './staff-acts.js'

it('[X-06] every act of staff and every event of a post is of exactly one kind', () => {
  const listed = Object.values(ACT_KINDS).flatMap(({ acts }): string[] => [...acts])
  expect([...listed].sort()).toEqual(
    [...Object.keys(STAFF_ACTS), ...Object.keys(AUTHOR_ACTS), ...HISTORY_EVENTS].sort(),
  )
})

it.each([
  ['reviews', 'reviews'],
  ['toString', null],
  ['', null],
  [null, null],
])('reads %s of an address as %s', (value, kind) => expect(readActKind(value)).toBe(kind))
