import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.js'

/** Work that ends on demand, with a record of who has started. */
function workshop() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const inTurn = createFairQueue({ atOnce: 2, waiting: 6, retryAfterSeconds: 10 })
  const ask = (requester: string) =>
    inTurn({ name: requester, isKnown: requester.startsWith('known') }, () => {
      begun.push(requester)
      return new Promise<void>((end) => ends.push(end))
    }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  const finishOne = async () => {
    ends.shift()?.()
    await new Promise((passed) => setImmediate(passed))
  }
  return { ask, begun, finishOne, ends }
}

describe('fair turns', () => {
  it('go round-robin between requesters, however much one of them queues', async () => {
    const { ask, begun, finishOne } = workshop()
    const asked = ['flood', 'flood', 'flood', 'flood', 'flood', 'ann', 'bob', 'ann'].map(ask)
    for (let count = 0; count < 8; count++) await finishOne()
    expect(await Promise.all(asked)).toEqual(Array(8).fill('done'))
    expect(begun).toEqual(['flood', 'flood', 'flood', 'ann', 'bob', 'flood', 'ann', 'flood'])
  })

  it('are taken from the requester with the most waiting, once the queue is full', async () => {
    const { ask, begun, finishOne } = workshop()
    const floods = Array.from({ length: 8 }, () => ask('flood'))
    expect(await ask('flood')).toBe('TOO_MANY_ATTEMPTS')
    const others = [ask('ann'), ask('bob')]
    for (let count = 0; count < 10; count++) await finishOne()
    expect(await Promise.all(others)).toEqual(['done', 'done'])
    expect((await Promise.all(floods)).filter((end) => end !== 'done')).toEqual(Array(2).fill('TOO_MANY_ATTEMPTS'))
    expect(begun.slice(0, 5)).toEqual(['flood', 'flood', 'flood', 'ann', 'bob'])
  })

  it('are refused when everyone has as many waiting', async () => {
    const { ask } = workshop()
    const [, , ...waiting] = ['x', 'x', 'a', 'b', 'c', 'd', 'e', 'f'].map(ask)
    expect(await ask('g')).toBe('TOO_MANY_ATTEMPTS')
    expect(waiting).toHaveLength(6)
  })

  it('are all returned once the work has ended', async () => {
    const { ask, begun, finishOne } = workshop()
    const first = Promise.all(['a', 'b', 'c'].map(ask))
    for (let count = 0; count < 3; count++) await finishOne()
    expect(await first).toEqual(['done', 'done', 'done'])
    const second = [ask('a'), ask('a')]
    expect(begun).toHaveLength(5)
    await finishOne()
    await finishOne()
    expect(await Promise.all(second)).toEqual(['done', 'done'])
  })

  it('are not taken from known people, however many strangers wait', async () => {
    const { ask, begun, finishOne } = workshop()
    const strangers = Array.from({ length: 8 }, (_, index) => ask(`stranger ${index}`))
    expect(await ask('one more')).toBe('TOO_MANY_ATTEMPTS')
    const known = [ask('known ann'), ask('known bob'), ask('known ann')]
    for (let count = 0; count < 11; count++) await finishOne()
    expect(await Promise.all([...known, ...strangers])).toEqual(Array(11).fill('done'))
    const shown = begun.slice(2).map((name) => (name.startsWith('known') ? name : 'stranger'))
    expect(shown.slice(0, 6)).toEqual(['known ann', 'stranger', 'known bob', 'stranger', 'known ann', 'stranger'])
  })
})
