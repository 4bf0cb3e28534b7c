import { expect, it, vi } from 'vitest'
import { openStaffMoney } from '../../credit-requests/credit-requests.testkit.js'

const { act, ada, tom, elena, database } = await openStaffMoney()
const audits = () => database.query('select asked_by, differences, sums from ledger_audits order by id')

it('[X-22] staff have the books checked, and the result is kept with the platform’s sums', async () => {
  for (const person of [tom, elena, { ...ada, isAdmin: false }])
    expect((await act(person, 'checkBooks', {})).body.extensions?.code).toBe('STAFF_ONLY')
  expect((await act(ada, 'checkBooks', {})).body).toEqual({ status: 'waiting' })
  await vi.waitFor(async () => expect(await audits()).toHaveLength(1), { timeout: 15_000 })
  const [audit] = await audits()
  expect(audit).toMatchObject({ asked_by: ada.id, differences: [] })
  expect(audit?.sums).toContainEqual({
    kind: 'credits_issued',
    currency: 'credit',
    amount: expect.stringMatching(/^-?\d+$/),
  })
  await expect(database.query('update ledger_audits set differences = $1', ['[1]'])).rejects.toThrow()
})
