import { expect, it } from 'vitest'
import { endWithin } from './end-within.js'
import { keepRunning, type Run } from './keep-running.js'

/** Runs that end on demand, counting how many were opened and stopped. */
function runsOf(openings: ('opens' | 'fails')[]) {
  const ends: ((error?: Error) => void)[] = []
  const seen = { opened: 0, ends: [] as unknown[] }
  const open = async (): Promise<Run> => {
    if (openings.shift() === 'fails') throw new Error('no connection')
    seen.opened += 1
    let end: (error?: Error) => void = () => undefined
    const promise = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve())
    })
    ends.push(end)
    return { promise, stop: async () => end() }
  }
  return { open, seen, ends, onEnd: (error: unknown) => void seen.ends.push(error) }
}

it('a run that ends on its own, for whatever reason, is followed by another', async () => {
  const { open, seen, ends, onEnd } = runsOf(['opens', 'opens', 'opens'])
  const stop = await keepRunning(open, onEnd, 1)
  ends[0]?.(new Error('a job could not be completed'))
  await expect.poll(() => seen.opened).toBe(2)
  ends[1]?.()
  await expect.poll(() => seen.opened).toBe(3)
  expect(seen.ends).toEqual(['Error: a job could not be completed', undefined])
  await stop()
  expect(seen.opened).toBe(3)
})

it('reopening is retried until it succeeds', async () => {
  const { open, seen, ends, onEnd } = runsOf(['opens', 'fails', 'fails', 'opens'])
  const stop = await keepRunning(open, onEnd, 1)
  ends[0]?.()
  await expect.poll(() => seen.opened).toBe(2)
  expect(seen.ends).toHaveLength(3)
  await stop()
})

it('nothing is opened after the stop, and the first failure goes to the caller', async () => {
  const { open, seen, onEnd } = runsOf(['opens', 'opens'])
  const stop = await keepRunning(open, onEnd, 1)
  await stop()
  expect([seen.opened, seen.ends]).toEqual([1, []])
  await expect(keepRunning(runsOf(['fails']).open, onEnd, 1)).rejects.toThrow('no connection')
})

it('a run that never finishes ending is followed by another as well, and doesn’t keep a stop waiting', async () => {
  const never = new Promise<void>(() => undefined)
  const endings: (() => void)[] = []
  let opened = 0
  const open = async () => {
    opened += 1
    const ending = new Promise<void>((resolve) => endings.push(resolve))
    return endWithin({ promise: never, stop: async () => endings.at(-1)?.() ?? never.then() }, ending, 5)
  }
  const ends: unknown[] = []
  const stop = await keepRunning(open, (error) => void ends.push(error), 1)
  endings[0]?.()
  await expect.poll(() => opened).toBe(2)
  expect(ends).toEqual(['Error: the job worker has not ended in 5 ms'])
  await stop()
  expect(opened).toBe(2)
})
