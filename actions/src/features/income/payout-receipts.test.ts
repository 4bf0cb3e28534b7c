import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { openIncome } from './income.testkit.js'

const income = await openIncome()
const { act, actions, ada, database, elena, staffToken } = income
const priya = await persona(database, 'priya@sagework.example')

async function payOut(cents: number, reference = 'SW-142') {
  const details = 'Elena Marchetti, IBAN DE02 1203 0000 0000 2020 51'
  const { id: payoutId } = await act('requestPayout', { id: randomUUID(), cents, details }, elena)
  const { id } = await act('proposePayoutBatch', { payoutIds: [payoutId] }, ada)
  await income.pay(id, ada, { reference })
  const [row] = await database.query<{ receipt_no: string }>('select receipt_no from payouts where id = $1', [payoutId])
  return { id: payoutId, number: Number(row?.receipt_no) }
}

const fetchReceipt = (who: Persona | null, which: number | string) =>
  actions.get<string>(`/api/payouts/receipts/${which}`, { token: who ? tokenFor(who) : undefined })

const issued = (number: number) =>
  database.query<Record<string, unknown>>('select * from private.payout_receipts where receipt_no = $1', [number])

let paid: Awaited<ReturnType<typeof payOut>>
beforeAll(async () => {
  await income.giveIncome(100_000)
  paid = await payOut(6000)
})

describe('the receipt of a payout', () => {
  it('[X-25] is a PDF named by its number, for the expert who was paid and for staff', async () => {
    const answer = await fetchReceipt(elena, paid.number)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=payout-receipt-${paid.number}.pdf`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toMatch(/^%PDF-/)
    const staff = await actions.get(`/api/payouts/receipts/${paid.number}`, { token: staffToken(ada) })
    expect(staff.status).toBe(200)
  })

  it('does not exist for another expert, and asks a visitor to sign in', async () => {
    expect(priya.isExpert).toBe(true)
    const [others, unknown] = [await fetchReceipt(priya, paid.number), await fetchReceipt(priya, 999_999)]
    expect([others.status, unknown.status]).toEqual([404, 404])
    const ofAnswer = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: '' })
    expect(ofAnswer(others)).toEqual(ofAnswer(unknown))
    expect((await fetchReceipt(null, paid.number)).status).toBe(401)
  })

  it.each(['0', '-1', '1.5', '01', 'abc', '1e3', '%31%20', '99999999999', '9223372036854775808'])(
    'does not exist for number %s',
    async (number) => {
      expect((await fetchReceipt(elena, number)).status).toBe(404)
    },
  )

  it('does not exist for a payout that is returned before it is paid', async () => {
    const { id } = await act(
      'requestPayout',
      { id: randomUUID(), cents: 5000, details: 'Elena Marchetti, IBAN DE02 1203' },
      elena,
    )
    await act('returnPayout', { id, reason: 'Another account, please.' }, ada)
    const rows = await database.query('select from private.payout_receipts where payout_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('[X-25] says what was true when it was issued, payer and payee, and can’t be changed', async () => {
    const [before] = await issued(paid.number)
    expect(before).toMatchObject({
      ...{ payout_id: paid.id, payer_name: 'Sagework', payer_tax_id: '', payee_name: 'Elena Marchetti' },
      ...{ payee_email: 'elena@sagework.example', issued_at: expect.any(Date) },
    })
    const set = `update system_configurations set value = $2 where config = $1`
    await database.query(set, ['RECEIPT_SELLER_NAME', 'Sagework Ltd'])
    await database.query(set, ['RECEIPT_SELLER_TAX_ID', 'DE1234'])
    await database.query(`update users set last_name = 'Rossi' where id = $1`, [elena.id])
    const next = await payOut(7000)
    expect(await issued(next.number)).toMatchObject([
      { payer_name: 'Sagework Ltd', payer_tax_id: 'DE1234', payee_name: 'Elena Rossi' },
    ])
    expect(await issued(paid.number)).toEqual([before])
    for (const change of [`update private.payout_receipts set payer_name = 'x'`, 'delete from private.payout_receipts'])
      await expect(database.query(change)).rejects.toThrow('append-only')
  })

  it('keeps its number when the bank returns the payout', async () => {
    const { id, number } = await payOut(8000)
    const [before] = await issued(number)
    await act('returnPayout', { id, reason: 'The bank doesn’t know the account.' }, ada)
    expect(await issued(number)).toEqual([before])
    expect((await fetchReceipt(elena, number)).status).toBe(200)
  })
})
