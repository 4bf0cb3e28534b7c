import { describe, expect, it } from 'vitest'
import type { Session } from '../session/session.js'
import { CallerShares, callerOf } from './caller-shares.js'

const limits = { connections: 2, waitMs: 60_000, unauthorizedRole: 'anonymous' }

function session(role: string, user: string | null, isAdminSecret = false): Session {
  const variables: Record<string, string> = { 'x-hasura-role': role }
  if (user !== null) variables['x-hasura-user-id'] = user
  return { role, variables, isAdminSecret, useBackendOnly: false }
}

/** Work that ends on demand. */
function work() {
  let end: (result: string) => void = () => {}
  const promise = new Promise<string>((resolve) => {
    end = resolve
  })
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return promise
  }
  return { begin, end: (result: string) => end(result), hasBegun: () => hasBegun }
}

/** Lets pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('one caller’s share', () => {
  it('queues further work in order, without blocking others', async () => {
    const shares = new CallerShares(limits)
    const [one, two, three, four, other] = [work(), work(), work(), work(), work()]
    const answers = [one, two, three, four].map(({ begin }) => shares.run('ann', begin))
    const answerOfOther = shares.run('bob', other.begin)
    await settle()
    expect([one, two, three, four, other].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false, true])
    two.end('two')
    await settle()
    expect([three, four].map(({ hasBegun }) => hasBegun())).toEqual([true, false])
    one.end('one')
    await settle()
    expect(four.hasBegun()).toBe(true)
    three.end('three')
    four.end('four')
    other.end('other')
    expect(await Promise.all([...answers, answerOfOther])).toEqual(['one', 'two', 'three', 'four', 'other'])
  })

  it('is freed by work that fails', async () => {
    const shares = new CallerShares({ ...limits, connections: 1 })
    const failing = shares.run('ann', () => Promise.reject(new Error('no')))
    const next = shares.run('ann', () => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })

  it('rejects only work that has waited too long', async () => {
    const shares = new CallerShares({ ...limits, connections: 1, waitMs: 5 })
    const first = work()
    const answer = shares.run('ann', first.begin)
    await expect(shares.run('ann', () => Promise.resolve('late'))).rejects.toMatchObject({ code: 'busy', status: 500 })
    first.end('first')
    expect(await answer).toBe('first')
    expect(await shares.run('ann', () => Promise.resolve('again'))).toBe('again')
  })
})

describe('the caller', () => {
  it('is the role and its user', () => {
    expect(callerOf(session('member', 'ann'), 'anonymous')).not.toBe(callerOf(session('member', 'bob'), 'anonymous'))
    expect(callerOf(session('member', 'ann'), 'anonymous')).not.toBe(callerOf(session('staff', 'ann'), 'anonymous'))
    expect(callerOf(session('admin', null), 'anonymous')).toBe(callerOf(session('admin', null), 'anonymous'))
  })

  it('is the same for all visitors, whoever they claim to be', () => {
    expect(callerOf(session('anonymous', 'ann'), 'anonymous')).toBe(callerOf(session('anonymous', 'bob'), 'anonymous'))
    expect(callerOf(session('anonymous', 'ann', true), 'anonymous')).not.toBe(
      callerOf(session('anonymous', 'bob', true), 'anonymous'),
    )
  })
})
