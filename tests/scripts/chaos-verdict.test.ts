import { describe, expect, it } from 'vitest'
import { planKills } from '../../bench/chaos/kills.mjs'
import { randomOf } from '../../bench/chaos/options.mjs'
import { reasonOfArrival } from '../../bench/chaos/verdict.mjs'

const crash = (target: string) => [{ target, from: 150, to: 180 }]
const judged = (attempts: { at: number; status: number | null }[], outages = crash('none')) =>
  reasonOfArrival({ at: 100 }, { at: 200 }, attempts, outages)

describe('a repeated event', () => {
  it('is a retry if the engine recorded a failure in between', () => {
    expect(judged([{ at: 110, status: 500 }])).toBe('retries')
    expect(judged([{ at: 110, status: null }])).toBe('retries')
  })

  it('is the cost of a crash of engine or Postgres in between', () => {
    expect(judged([], crash('engine'))).toBe('afterEngineCrash')
    expect(judged([], crash('postgres'))).toBe('afterPostgresCrash')
  })

  it('is a violation otherwise, and after a recorded success even with a crash', () => {
    expect(judged([])).toBe('for no reason')
    expect(judged([], crash('receiver'))).toBe('for no reason')
    expect(judged([{ at: 90, status: 500 }])).toBe('for no reason')
    expect(judged([{ at: 110, status: 204 }], crash('engine'))).toBe('after a recorded success')
  })
})

describe('a plan of kills', () => {
  const options = { seed: 5, inserts: 1000, kills: 9, perSecond: 1, leaseMs: 3000, keepsLogs: false }

  it('is the same for the same seed, and differs for another', () => {
    expect(planKills(options)).toEqual(planKills(options))
    expect(planKills(options)).not.toEqual(planKills({ ...options, seed: 6 }))
    expect(randomOf(1)()).not.toBe(randomOf(2)())
  })

  it('covers all three', () => {
    const targets = new Set(planKills({ ...options, kills: 3 }).flatMap((kill) => kill.targets))
    expect([...targets].sort()).toEqual(['engine', 'postgres', 'receiver'])
  })
})
