import { expect, it } from 'vitest'
import { growthOf } from './growth.rules.js'

it.each([
  [150, 100, 'UP', 50],
  [100, 150, 'DOWN', 33],
  [0, 100, 'DOWN', 100],
  [5, 0, 'UP', 100],
  [0, 0, 'NEUTRAL', 0],
  [70, 70, 'NEUTRAL', 0],
  [70, null, 'NEUTRAL', 0],
] as const)('[GD-10] %d after %s is %s by %d', (total, previous, growthArrow, growthPercentage) => {
  expect(growthOf(total, previous)).toEqual({ growthArrow, growthPercentage })
})
