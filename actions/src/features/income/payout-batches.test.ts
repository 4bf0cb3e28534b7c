import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openIncome } from './income.testkit.js'

const income = await openIncome()
const { act, actions, ada, balances, bea, confirm, database, elena, pay, staffToken } = income
const REASON = 'Two of them belong together.'

const request = async (cents: number) =>
  (await act('requestPayout', { id: randomUUID(), cents, details: 'IBAN DE02 1203 0000 0000 2020 51' }, elena)).id
const propose = (payoutIds: string[], by = ada) => act('proposePayoutBatch', { payoutIds }, by)
const dissolve = (id: string, by = ada, reason: unknown = REASON) => act('dissolvePayoutBatch', { id, reason }, by)
const giveBack = (id: string) => act('returnPayout', { id, reason: 'The bank doesn’t know the account.' }, ada)
const csv = (id: string) => actions.get<string>(`/api/admin/payouts/batches/${id}/csv`, { token: staffToken(ada) })
const batchOf = async (cents: number, by = ada) => {
  const payoutId = await request(cents)
  return { payoutId, id: (await propose([payoutId], by)).id }
}
const rowOf = async (id: string) =>
  (await database.query<Record<string, unknown>>('select * from payout_batches where id = $1', [id]))[0]
const needsSecondPerson = async (id: string) => (await rowOf(id))?.needs_second_person
const payoutOf = async (id: string) =>
  (await database.query<Record<string, unknown>>('select * from payouts where id = $1', [id]))[0]

beforeEach(async () => {
  for (const { id } of await database.query<{ id: string }>(`select id from payouts where status = 'requested'`))
    await giveBack(id)
  await income.letADayPass()
  await income.giveIncome(200_000)
})

describe('the limit of one person', () => {
  it('[X-16] counts the batches that they put together within a day', async () => {
    const first = await batchOf(30_000)
    const second = await batchOf(20_000)
    const third = await batchOf(5000)
    expect(await Promise.all([first, second, third].map(({ id }) => needsSecondPerson(id)))).toEqual([
      false,
      false,
      true,
    ])
    await pay(first.id)
    expect(await pay(third.id)).toMatchObject({ status: 409, code: 'BATCH_UNCONFIRMED' })
    expect((await csv(third.id)).status).toBe(409)
    expect((await confirm(third.id)).id).toBe(third.id)
    expect((await pay(third.id)).id).toBe(third.id)
    // the other's are their own
    expect(await needsSecondPerson((await batchOf(50_000, bea)).id)).toBe(false)
  })

  it('[X-16] is the same for batches that are put together at the same moment', async () => {
    const payouts = await Promise.all(Array.from({ length: 6 }, () => request(20_000)))
    const batches = await Promise.all(payouts.map((id) => propose([id])))
    const answers = await Promise.all(batches.map(({ id }) => pay(id)))
    expect(answers.filter(({ code }) => code === 'BATCH_UNCONFIRMED')).toHaveLength(4)
  })

  it('begins anew a day after the money was sent, not while it may still be', async () => {
    const { id } = await batchOf(50_000)
    await income.letADayPass()
    expect(await needsSecondPerson((await batchOf(5000)).id)).toBe(true)
    await pay(id)
    await income.letADayPass()
    expect(await needsSecondPerson((await batchOf(50_000)).id)).toBe(false)
  })

  it('doesn’t count what a second person confirmed, or what can’t have been sent', async () => {
    const confirmed = await batchOf(60_000)
    await confirm(confirmed.id)
    await pay(confirmed.id)
    const returned = await batchOf(50_000)
    await giveBack(returned.payoutId)
    const dissolved = await batchOf(50_000)
    await dissolve(dissolved.id)
    expect(await needsSecondPerson((await batchOf(50_000)).id)).toBe(false)
  })

  it.each([
    ['dissolved', ({ id }: { id: string }) => dissolve(id)],
    ['returned', ({ payoutId }: { payoutId: string }) => giveBack(payoutId)],
  ])('counts what was %s after its file was out', async (_, undo) => {
    const batch = await batchOf(50_000)
    await csv(batch.id)
    await undo(batch)
    expect(await needsSecondPerson((await batchOf(5000)).id)).toBe(true)
  })

  it('is one setting', async () => {
    const settings = await database.query(
      `select config from system_configurations where config ilike '%SECOND_PERSON%'`,
    )
    expect(settings).toEqual([{ config: 'SECOND_PERSON_ABOVE_USD' }])
    const set = (dollars: number) =>
      database.query(`update system_configurations set value = $1 where config = 'SECOND_PERSON_ABOVE_USD'`, [
        String(dollars),
      ])
    const { id } = await batchOf(20_000)
    await set(100)
    expect(await pay(id)).toMatchObject({ code: 'BATCH_UNCONFIRMED' })
    await set(500)
    expect((await pay(id)).id).toBe(id)
  })
})

describe('a batch that is dissolved', () => {
  it('[X-25] puts its payouts back in the queue, with reason and audit, and its number stays', async () => {
    const { id, payoutId } = await batchOf(12_000)
    const before = await balances()
    const number = (await rowOf(id))?.batch_no
    expect((await csv(id)).body).toContain(`"${String(number)}","${payoutId}"`)
    expect((await dissolve(id, bea)).id).toBe(id)
    expect(await rowOf(id)).toMatchObject({
      ...{ dissolved_by: bea.id, dissolve_reason: REASON, dissolved_cents: '12000', dissolved_payouts: 1 },
      batch_no: number,
    })
    expect(await payoutOf(payoutId)).toMatchObject({ status: 'requested', batch_id: null })
    expect(await balances()).toEqual(before)
    const log = await database.query(
      `select reason, details from staff_audit_log where subject_id = $1 and action = 'dissolve_payout_batch'`,
      [id],
    )
    expect(log).toEqual([{ reason: REASON, details: { cents: 12_000, payouts: 1 } }])
    const again = (await propose([payoutId], bea)).id
    expect((await pay(again, bea)).id).toBe(again)
  })

  it('[X-25] is never paid, confirmed, exported or dissolved again, and takes no payout', async () => {
    const { id } = await batchOf(60_000)
    await dissolve(id)
    for (const answer of [await pay(id), await confirm(id), await dissolve(id)])
      expect(answer).toMatchObject({ status: 409, code: 'ALREADY_DONE' })
    expect((await csv(id)).status).toBe(409)
    const around = `update payout_batches set paid_by = proposed_by, paid_at = now(), reference = 'x' where id = $1`
    await expect(database.query(around, [id])).rejects.toMatchObject({
      constraint: 'payout_batches_dissolved_for_good',
    })
    const into = 'update payouts set batch_id = $1 where id = $2'
    await expect(database.query(into, [id, await request(5000)])).rejects.toMatchObject({
      constraint: 'payouts_batched_once',
    })
  })

  it('is one that is open: a paid one stays, and of paying and dissolving at once one wins', async () => {
    const { id: paid } = await batchOf(5000)
    await pay(paid)
    expect(await dissolve(paid)).toMatchObject({ code: 'ALREADY_DONE' })
    const { id, payoutId } = await batchOf(6000)
    const codes = (await Promise.all([pay(id), dissolve(id, bea)])).map(({ code }) => code)
    expect(codes.filter((code) => code === 'ALREADY_DONE')).toHaveLength(1)
    const { paid_at, dissolved_at } = (await rowOf(id)) ?? {}
    expect((paid_at === null) !== (dissolved_at === null)).toBe(true)
    expect((await payoutOf(payoutId))?.status).toBe(paid_at ? 'paid' : 'requested')
  })

  it('needs a reason, and somebody on staff', async () => {
    const { id } = await batchOf(5000)
    for (const reason of ['', 'Why?', ' '.repeat(20), 'x'.repeat(1001)])
      expect(await dissolve(id, ada, reason)).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await act('dissolvePayoutBatch', { id, reason: REASON }, elena)).toMatchObject({ code: 'STAFF_ONLY' })
    expect(await dissolve(randomUUID())).toMatchObject({ code: 'PAYOUT_BATCH_NOT_FOUND' })
  })

  it('can’t keep a payout, whoever writes', async () => {
    const { payoutId } = await batchOf(5000)
    await expect(database.query('update payouts set batch_id = null where id = $1', [payoutId])).rejects.toMatchObject({
      constraint: 'payouts_batched_once',
    })
  })
})

describe('a batch of which something was returned', () => {
  it('[X-71, X-25] is neither confirmed nor paid by anybody who saw more in it, nor by one who says nothing', async () => {
    const payouts = [await request(30_000), await request(40_000)]
    const { id } = await propose(payouts)
    const seen = { id, seenCents: 70_000 }
    await giveBack(payouts[0] ?? '')
    const before = await balances()
    expect(await act('confirmPayoutBatch', seen, bea)).toMatchObject({ status: 409, code: 'TERMS_CHANGED' })
    expect(await act('payPayoutBatch', { ...seen, reference: 'SW-142' }, ada)).toMatchObject({
      ...{ status: 409, code: 'TERMS_CHANGED', message: expect.stringContaining('$400 is left of $700') },
    })
    for (const seenCents of [undefined, null, '', 400.5, 'all'])
      expect(await act('payPayoutBatch', { id, seenCents, reference: 'SW-142' }, ada)).toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    expect(await rowOf(id)).toMatchObject({ confirmed_at: null, paid_at: null })
    expect(await balances()).toEqual(before)
    expect((await pay(id)).id).toBe(id)
  })

  it('[X-71] of returning and paying at once, what is paid is what was seen', async () => {
    const payouts = [await request(10_000), await request(20_000)]
    const { id } = await propose(payouts)
    const [paid, returned] = await Promise.all([
      act('payPayoutBatch', { id, seenCents: 30_000, reference: 'SW-142' }, ada),
      giveBack(payouts[0] ?? ''),
    ])
    // returned first, so that it isn't paid; or paid first, and sent back by the bank afterwards
    expect(returned.code).toBeUndefined()
    expect((await payoutOf(payouts[0] ?? ''))?.status).toBe('returned')
    expect((await payoutOf(payouts[1] ?? ''))?.status).toBe(paid.code === 'TERMS_CHANGED' ? 'requested' : 'paid')
    expect((await payoutOf(payouts[0] ?? ''))?.receipt_no === null).toBe(paid.code === 'TERMS_CHANGED')
  })
})

describe('receipts of payouts', () => {
  it('[X-25] are numbered without gaps, also after a payment that failed halfway', async () => {
    const last = async () =>
      Number((await database.query<{ last: string }>('select max(receipt_no) as last from payouts'))[0]?.last)
    const before = await last()
    const { id } = await batchOf(5000)
    await database.query(`begin; update payout_batches set paid_by = proposed_by, paid_at = now(), reference = 'x' where id = '${id}';
      update payouts set status = 'paid', paid_at = now() where batch_id = '${id}'; rollback`)
    const batches = await Promise.all([batchOf(5000), batchOf(6000, bea)])
    await Promise.all([pay(id), ...batches.map((batch) => pay(batch.id))])
    const numbers = await database.query<{ receipt_no: string }>(
      'select receipt_no from payouts where receipt_no > $1 order by receipt_no',
      [before],
    )
    expect(numbers.map(({ receipt_no }) => Number(receipt_no))).toEqual([before + 1, before + 2, before + 3])
  })
})
