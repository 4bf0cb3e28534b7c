import { beforeAll, describe, expect, it } from 'vitest'
import { bookCorrection, readCorrectable } from '#domain/ledger/corrections/corrections.js'
import { days, NORA, NOW, newKey, openTestLedger, type TestLedger, TOM } from '#domain/ledger/ledger.testkit.js'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { recordReferral, rewardReferral } from './referrals.js'

const JONAS = stableUuid('person:jonas@brightwater.example')
const INGRID = stableUuid('person:ingrid@halden.example')
const ELENA = stableUuid('person:elena@sagework.example')

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})

const codeOf = async (userId: string) => {
  const [row] = await ledger.database.query<{ code: string }>(
    'select referral_code as code from user_accounts where user_id = $1',
    [userId],
  )
  return row?.code ?? ''
}
const record = (inviteeId: string, code: string | null) =>
  ledger.book((transaction) => recordReferral(transaction, { code, inviteeId }))
const reward = (inviteeId: string) => ledger.book((transaction) => rewardReferral(transaction, inviteeId, NOW))
const referrals = () => ledger.database.query('select invitee_id, referrer_id from referrals order by created_at')

describe('who brought whom', () => {
  it('[CRED-04] is recorded once for each account, and never for oneself, colleagues or unknown codes', async () => {
    await record(NORA, await codeOf(NORA))
    await record(NORA, await codeOf(JONAS))
    await record(NORA, '0123456789ab')
    await record(NORA, null)
    expect(await referrals()).toEqual([])
    await record(TOM, await codeOf(NORA))
    await record(TOM, await codeOf(ELENA))
    expect(await referrals()).toEqual([{ invitee_id: TOM, referrer_id: NORA }])
  })

  it.each([
    ['another referrer', `update referrals set referrer_id = '${ELENA}'`],
    ['no referrer', 'delete from referrals'],
    ['another code', `update user_accounts set referral_code = '0123456789ab' where user_id = '${NORA}'`],
    ['oneself', `insert into referrals (invitee_id, referrer_id) values ('${ELENA}', '${ELENA}')`],
    ['a colleague', `insert into referrals (invitee_id, referrer_id) values ('${JONAS}', '${NORA}')`],
  ])('the database refuses %s', async (_, statement) => {
    await expect(ledger.database.query(statement)).rejects.toThrow()
  })
})

describe('the reward', () => {
  it('[CRED-04, GK-034, X-23] is 100 credits, once, however often and however concurrently the deed is reported', async () => {
    const before = await ledger.available()
    await Promise.all([reward(TOM), reward(TOM), reward(TOM)])
    await reward(TOM)
    expect(await ledger.available()).toBe(before + 100)
    const [line] = await ledger.database.query(
      `select transfer.reason, transfer.subject_type, transfer.subject_id, account.source
       from ledger_transfers as transfer join ledger_entries on transfer_id = transfer.id
       join ledger_accounts as account on account.id = account_id where transfer.kind = 'referral' and amount > 0`,
    )
    expect(line).toEqual({
      ...{ reason: 'Tom joined with your link', subject_type: 'referral', subject_id: TOM, source: 'referral' },
    })
    expect(await ledger.database.query('select credits, rewarded_at from referrals')).toEqual([
      { credits: 100, rewarded_at: NOW },
    ])
  })

  it('[X-22] is listed with what corrections, and corrections of those, left of it', async () => {
    const left = async () =>
      (await ledger.database.query('select invitee_id, referrer_id, credits_left from referral_rewards'))[0]
    const correctNewest = async (credits: number) => {
      const [row] = await ledger.database.query<{ id: string }>(
        `select id::text from ledger_transfers where kind in ('referral', 'correction') order by id desc limit 1`,
      )
      const transferId = row?.id ?? ''
      const known = await readCorrectable(ledger.handle.database, transferId)
      const lines = known.map(({ accountId, left: whole }) => ({ accountId, amount: Math.sign(whole) * credits }))
      await ledger.book((tx) =>
        bookCorrection(tx, {
          ...{ key: newKey(), reason: 'Correction: too much', actorId: null, transferId, lines },
          ...{ owners: [NORA], now: NOW, renewUntil: days(30) },
        }),
      )
    }
    expect(await left()).toEqual({ invitee_id: TOM, referrer_id: NORA, credits_left: 100 })
    await correctNewest(60)
    expect(await left()).toMatchObject({ credits_left: 40 })
    await correctNewest(20)
    expect(await left()).toMatchObject({ credits_left: 60 })
  })

  it('goes to nobody for people who came by themselves, or who have become colleagues, or to the suspended', async () => {
    const booked = () => ledger.database.query(`select 1 from ledger_transfers where kind = 'referral'`)
    const before = (await booked()).length
    await reward(ELENA)
    await record(INGRID, await codeOf(ELENA))
    await ledger.database.query('update users set is_suspended = true where id = $1', [ELENA])
    await reward(INGRID)
    await record(ELENA, await codeOf(INGRID))
    await ledger.database.query(
      'update users set company_id = (select company_id from users where id = $1) where id = $2',
      [INGRID, ELENA],
    )
    await reward(ELENA)
    expect((await booked()).length).toBe(before)
    expect(await ledger.differences()).toEqual([])
  })
})
