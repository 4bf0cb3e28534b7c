import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { holdCredits } from './credit-holds.js'
import { spendCredits } from './credits.js'
import { days, heading, NORA, NOW, openTestLedger, type TestLedger, TOM } from './ledger.testkit.js'
import { settleDueAccounts } from './settle-due-accounts.js'

const MORE_THAN_A_BATCH = 101

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})

describe('what falls due', () => {
  it('is settled for everybody else while more than a batch of accounts refuse it, and then for those', async () => {
    for (let count = 0; count < MORE_THAN_A_BATCH; count++) await ledger.grant(7, { source: 'plan', endsAt: days(1) })
    await ledger.grant(9, { userId: TOM })
    const hold = { ...heading(), userId: TOM, amount: 9, now: NOW, dueAt: days(2) }
    await ledger.book((transaction) => holdCredits(transaction, hold))
    await ledger.database.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse before insert on ledger_transfers
         for each row when (new.kind = 'credits_expired') execute function refuse()`,
    )
    await expect(settleDueAccounts(ledger.handle.database, days(3))).rejects.toThrow(
      `${MORE_THAN_A_BATCH} accounts could not be settled`,
    )
    expect(await ledger.total('credits_held', TOM)).toBe(0)
    expect(await ledger.total('credits', NORA)).toBe(7 * MORE_THAN_A_BATCH)

    await ledger.database.query('drop trigger refuse on ledger_transfers')
    await settleDueAccounts(ledger.handle.database, days(3))
    expect(await ledger.total('credits', NORA)).toBe(0)
    expect(await ledger.differences()).toEqual([])
  })

  it('leaves alone what somebody is spending in the same moment', async () => {
    await ledger.grant(6, { source: 'plan', endsAt: days(1) })
    let settling: Promise<void> | undefined
    await ledger.book(async (transaction) => {
      await spendCredits(transaction, { ...heading(), userId: NORA, amount: 6, now: NOW })
      settling = settleDueAccounts(ledger.handle.database, days(3))
      // gives it time to read what is due, and to wait for this transaction
      await delay(200)
    })
    await expect(settling).resolves.toBeUndefined()
    expect(await ledger.total('credits_expired')).toBe(7 * MORE_THAN_A_BATCH)
    expect(await ledger.differences()).toEqual([])
  })

  it('waits for the next run once it is aborted', async () => {
    await ledger.grant(5, { source: 'plan', endsAt: days(1) })
    await settleDueAccounts(ledger.handle.database, days(3), AbortSignal.abort())
    expect(await ledger.total('credits', NORA)).toBe(5)
  })
})
