import { expect, it } from 'vitest'
import { inOrder } from './release-order.rules.js'

const list = Array.from({ length: 50 }, (_, place) => place)

it('keeps, reverses or shuffles a list without changing it', () => {
  expect(inOrder(list, 'kept', 1)).toEqual(list)
  expect(inOrder(list, 'reversed', 1)).toEqual([...list].reverse())
  const shuffled = inOrder(list, 'shuffled', 1)
  expect(shuffled).not.toEqual(list)
  expect([...shuffled].sort((a, b) => a - b)).toEqual(list)
})

it('shuffles in the same way for the same seed, and differently for another', () => {
  expect(inOrder(list, 'shuffled', 7)).toEqual(inOrder(list, 'shuffled', 7))
  expect(inOrder(list, 'shuffled', 7)).not.toEqual(inOrder(list, 'shuffled', 8))
})
