import { expect, it } from 'vitest'
import type { Embedder } from './embedder.js'
import { rememberVectors } from './remember-vectors.js'

/** Reads texts as their lengths; what it was given is in `read`. */
function lengths(read: string[], isDown = () => false): Embedder {
  return {
    name: 'test/lengths',
    embed: (texts) => {
      read.push(...texts)
      return isDown()
        ? Promise.reject(new Error('down'))
        : Promise.resolve(texts.map(({ length }) => new Float32Array([length])))
    },
    warm: () => undefined,
    close: () => Promise.resolve(),
  }
}

it('reads a question once, even while it is still being read', async () => {
  const read: string[] = []
  const embedder = rememberVectors(lengths(read))
  const [one, two] = await Promise.all([embedder.embed(['how']), embedder.embed(['how'])])
  expect([one[0]?.[0], two[0]?.[0], await embedder.embed(['how'])]).toEqual([3, 3, one])
  expect(read).toEqual(['how'])
})

it('reads passages whenever it is given them', async () => {
  const read: string[] = []
  const embedder = rememberVectors(lengths(read))
  for (const _ of [1, 2]) expect((await embedder.embed(['a', 'bc'])).map(([one]) => one)).toEqual([1, 2])
  expect(read).toHaveLength(4)
})

it('asks again after a failure', async () => {
  let isDown = true
  const embedder = rememberVectors(lengths([], () => isDown))
  await expect(embedder.embed(['why'])).rejects.toThrow('down')
  isDown = false
  expect((await embedder.embed(['why']))[0]?.[0]).toBe(3)
})

it('forgets what was not asked for the longest', async () => {
  const read: string[] = []
  const embedder = rememberVectors(lengths(read))
  for (let n = 0; n < 200; n++) await embedder.embed([`question ${n}`])
  await embedder.embed(['question 0'])
  await embedder.embed(['one more'])
  read.length = 0
  await embedder.embed(['question 0'])
  await embedder.embed(['question 1'])
  expect(read).toEqual(['question 1'])
})
