import { describe, expect, it } from 'vitest'
import { walletOf } from './balances.js'

const SOON = '2030-05-01T00:00:00Z'
const LATER = '2030-06-01T00:00:00+02:00'

describe('a wallet', () => {
  it('is empty without accounts', () => {
    expect(walletOf([])).toEqual({
      ...{ available: 0, plan: { total: 0, endsAt: null }, welcome: 0, bySource: [], held: 0, owed: 0, rewards: 0 },
    })
  })

  it('[CRED-06, GK-005] adds up what can be spent, and says what of it is the plan’s, with its date', () => {
    const wallet = walletOf([
      { kind: 'credits', source: 'granted', balance: 30, next_due_at: null },
      { kind: 'credits', source: 'trial', balance: 100, next_due_at: LATER },
      { kind: 'credits', source: 'plan', balance: 400, next_due_at: SOON },
      { kind: 'credits', source: 'welcome', balance: 7, next_due_at: null },
      { kind: 'credits_held', source: null, balance: 10, next_due_at: SOON },
      { kind: 'credits_owed', source: null, balance: -5, next_due_at: null },
      { kind: 'reward_credits', source: null, balance: 15, next_due_at: null },
      { kind: 'income', source: null, balance: 2000, next_due_at: null },
    ])
    expect(wallet).toMatchObject({
      ...{ available: 537, plan: { total: 500, endsAt: SOON }, welcome: 7, held: 10, owed: 5, rewards: 15 },
    })
    expect(wallet.bySource.map(({ source, total }) => [source, total])).toEqual([
      ['plan', 400],
      ['trial', 100],
      ['welcome', 7],
      ['granted', 30],
    ])
  })
})
