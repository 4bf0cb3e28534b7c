import { expect, it } from 'vitest'
import { RecordedClock } from './recorded-clock'

it('[REC-10] counts what is recorded, not the pauses', () => {
  const clock = new RecordedClock()
  clock.run(1_000)
  clock.tick(3_000)
  clock.pause(4_000)
  clock.tick(60_000)
  clock.run(90_000)
  clock.tick(92_500)
  expect(clock.seconds).toBe(5.5)
})

it('doesn’t count what the device slept through, and says so once', () => {
  const clock = new RecordedClock()
  clock.run(0)
  expect(clock.tick(9_000)).toBe(true)
  expect(clock.tick(3_600_000)).toBe(false)
  expect(clock.tick(3_601_000)).toBe(true)
  expect(clock.seconds).toBe(10)
})
