import { describe, expect, it } from 'vitest'
import { type InsightTake, moved, submitFault } from './insight-values'

const take = (key: string, part: Partial<InsightTake> = {}): InsightTake => ({
  ...{ key, recordingId: null, name: 'A title', keptSeconds: null },
  ...part,
})

describe('submitting an insight', () => {
  it('[INS-41] is blocked while one of its recordings runs', () => {
    const takes = [take('a', { keptSeconds: 70 }), take('b')]
    expect(submitFault(takes, { b: 'recording' })).toBe('Cannot submit during the recording process!')
    expect(submitFault(takes, { b: 'ready' })).toBeNull()
  })

  it('[INS-42, INS-43] needs a recording and a title for each; an empty recorder is none', () => {
    expect(submitFault([take('a')], {})).toBe('You have not added any recordings!')
    expect(submitFault([take('a', { name: ' ' })], { a: 'sending' })).toBe('Please enter titles for your recordings')
    expect(submitFault([take('a'), take('b', { name: '' })], { a: 'ready' })).toBeNull()
  })

  it('[GI-21] takes titles of up to 50 characters', () => {
    const fault = (length: number) => submitFault([take('a', { name: 'x'.repeat(length) })], { a: 'ready' })
    expect([fault(50), fault(51)]).toEqual([null, 'Titles of recordings must be up to 50 characters'])
  })

  it('[GI-22] hears the recordings in the order that was chosen', () => {
    const keys = (key: string, by: 1 | -1) => moved([take('a'), take('b'), take('c')], key, by).map((one) => one.key)
    expect([keys('c', -1), keys('a', 1), keys('a', -1)]).toEqual([
      ['a', 'c', 'b'],
      ['b', 'a', 'c'],
      ['a', 'b', 'c'],
    ])
  })
})
