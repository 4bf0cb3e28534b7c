import { hashPassword } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { createPasswords, PASSWORD_COST } from './passwords.js'

const PASSWORD = 'a quiet morning walk'
const cheap = createPasswords({ log2N: 10, r: 8, p: 1 })

/** About three seconds each on a busy machine. */
const SLOW_MS = 60_000

describe('a password hash', { timeout: SLOW_MS }, () => {
  it('has the cost OWASP recommends, and contains its parameters', async () => {
    expect(PASSWORD_COST).toEqual({ log2N: 17, r: 8, p: 1 })
    const passwords = createPasswords()
    const hash = await passwords.hash(PASSWORD)
    expect(hash).toMatch(/^scrypt\$17\$8\$1\$[\da-f]{32}\$[\da-f]{128}$/)
    expect(await passwords.verify(hash, PASSWORD)).toBe(true)
    expect(await passwords.verify(hash, `${PASSWORD}.`)).toBe(false)
    expect(passwords.isOutdated(hash)).toBe(false)
  })

  it('from before still works, and is known to be outdated', async () => {
    const old = await hashPassword(PASSWORD)
    expect(await cheap.verify(old, PASSWORD)).toBe(true)
    expect(await cheap.verify(old, 'another')).toBe(false)
    expect(cheap.isOutdated(old)).toBe(true)
    expect(createPasswords().isOutdated(await cheap.hash(PASSWORD))).toBe(true)
  })

  it.each(['', 'nonsense', 'scrypt$17$8$1$', ':', 'a:zz'])('%j matches no password', async (hash) => {
    expect(await cheap.verify(hash, PASSWORD)).toBe(false)
  })

  it('is made in turn: excess requests are refused, and waiting ones complete', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => cheap.hash(PASSWORD)))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(100 - 2 - 64)
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(await cheap.verify(await cheap.hash(PASSWORD), PASSWORD)).toBe(true)
  })

  it('does not block the event loop', async () => {
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 5)
    await createPasswords({ log2N: 16, r: 8, p: 1 }).hash(PASSWORD)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })
})
