import { beforeEach, describe, expect, it } from 'vitest'
import { bookCorrection } from './corrections/corrections.js'
import { grantCredits, spendCredits } from './credits.js'
import { days, heading, NORA, NOW, newKey, openTestLedger, type TestLedger } from './ledger.testkit.js'
import { takeBackCredits } from './take-back-credits.js'

const GRANTED = 100
let ledger: TestLedger
let grantKey: string
let transferId: string
beforeEach(async () => {
  ledger = await openTestLedger()
  grantKey = newKey()
  const pack = { ...heading(grantKey), userId: NORA, amount: GRANTED, source: 'bought' as const, endsAt: null }
  transferId = (await ledger.book((tx) => grantCredits(tx, pack))).transferId
  await ledger.grant(500)
})

/** Refunds so much of the pack. */
const refund = (amount: number, takenBefore = 0) =>
  ledger.book((tx) =>
    takeBackCredits(tx, { ...heading(), userId: NORA, amount, granted: GRANTED, takenBefore, grantKey, now: NOW }),
  )
/** Staff take so much of a transfer back from Nora, or give it back. */
const correct = async (amount: number, id = transferId) => {
  const entries = await ledger.database.query<{ account_id: string; owner_id: string | null }>(
    'select account_id, account.owner_id from ledger_entries join ledger_accounts as account on id = account_id where transfer_id = $1',
    [id],
  )
  const lines = entries.map((entry) => ({ accountId: entry.account_id, amount: entry.owner_id ? -amount : amount }))
  const words = { key: newKey(), reason: 'Correction', actorId: null, owners: [NORA] }
  return (
    await ledger.book((tx) => bookCorrection(tx, { ...words, transferId: id, lines, now: NOW, renewUntil: days(30) }))
  ).transferId
}

describe('credits whose payment is refunded', () => {
  it('[X-25] are taken once: what staff took by a correction isn’t taken again', async () => {
    await correct(GRANTED)
    expect(await refund(GRANTED)).toBeNull()
    expect(await ledger.available()).toBe(500)
    expect(await ledger.total('credits_owed', NORA)).toBe(0)
  })

  it('[X-25] are taken as far as corrections left them, however the refund is split up', async () => {
    await correct(70)
    await refund(20)
    expect(await ledger.available()).toBe(510)
    await refund(30, 20)
    expect(await refund(50, 50)).toBeNull()
    expect(await ledger.available()).toBe(500)
    expect(await ledger.differences()).toEqual([])
  })

  it('[X-25] are taken in full after a correction that was corrected itself', async () => {
    await correct(-GRANTED, await correct(GRANTED))
    await refund(GRANTED)
    expect(await ledger.available()).toBe(500)
  })

  it('[X-25] are owed if they were spent', async () => {
    await correct(40)
    await ledger.book((tx) => spendCredits(tx, { ...heading(), userId: NORA, amount: 560, now: NOW }))
    await refund(GRANTED)
    expect(await ledger.total('credits_owed', NORA)).toBe(-60)
  })
})
