import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { openStaffMoney } from '../../credit-requests/credit-requests.testkit.js'

const kit = await openStaffMoney()
const { act, ada, jonas, tom, elena, balanceOf, noticesOf, auditOf, database } = kit
const REASON = 'Sorry for the outage on Monday'
const grant = (input: object, by = ada) =>
  act(by, 'grantCredits', { userId: tom.id, credits: 100, reason: REASON, requestId: randomUUID(), ...input })

beforeEach(() => database.query('delete from notifications'))

describe('a grant of staff', () => {
  it('[CRED-05] is booked, told to the person with its reason, and logged', async () => {
    const before = await balanceOf(tom)
    const { body } = await grant({ credits: 120 })
    expect(body).toMatchObject({ status: 'booked', proposalId: null })
    expect(await balanceOf(tom)).toBe(before + 120)
    const [transfer] = await database.query('select kind, reason, actor_id from ledger_transfers where id = $1', [
      body.transferId,
    ])
    expect(transfer).toEqual({
      kind: 'credits_by_staff',
      reason: `Credits from our staff: ${REASON}`,
      actor_id: ada.id,
    })
    expect(await noticesOf(tom)).toEqual(['You received Credits'])
    expect((await auditOf(tom.id)).at(-1)).toEqual({ action: 'grant credits', actor_id: ada.id, reason: REASON })
  })

  it('[X-22] sent again with the same id, it is booked once; with other contents it is refused', async () => {
    const requestId = randomUUID()
    const before = await balanceOf(elena)
    const same = { userId: elena.id, credits: 9_000, requestId }
    const answers = await Promise.all([grant(same), grant(same), grant(same)])
    expect(new Set(answers.map(({ body }) => body.transferId)).size).toBe(1)
    expect(await balanceOf(elena)).toBe(before + 9_000)
    expect(await noticesOf(elena)).toHaveLength(1)
    expect((await grant({ ...same, credits: 10 })).body.extensions?.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it.each([
    [{ credits: 0 }, 'Please enter a positive value'],
    [{ credits: -5 }, 'Please enter a positive value'],
    [{ credits: 1.5 }, 'Please enter a number'],
    [{ credits: 100_001 }, 'Maximum 100,000 credits'],
    [{ credits: null }, 'Please enter a credits amount.'],
    [{ reason: ' ' }, 'required field'],
    [{ reason: 'hm' }, 'Reason must be at least 5 characters long'],
    [{ reason: 'x'.repeat(401) }, 'Must be up to 400 characters'],
  ])('%j is refused', async (input, message) => {
    const { status, body } = await grant(input)
    expect([status, JSON.stringify(body).includes(message)]).toEqual([400, true])
  })

  it('[X-14] is refused for oneself, for nobody, and to everybody who isn’t staff', async () => {
    expect((await grant({ userId: ada.id })).body.extensions?.code).toBe('OWN_BALANCE')
    for (const userId of [randomUUID(), 'x']) expect((await grant({ userId })).status).toBe(404)
    for (const person of [tom, elena]) expect((await grant({}, person)).body.extensions?.code).toBe('STAFF_ONLY')
    expect((await grant({}, { ...ada, isAdmin: false })).body.extensions?.code).toBe('STAFF_ONLY')
  })
})

describe('a large grant', () => {
  it('[X-16] waits for a second person, who isn’t the one who gets it', async () => {
    const before = await balanceOf(elena)
    const requestId = randomUUID()
    const large = { userId: elena.id, credits: 20_000, requestId }
    const proposed = await Promise.all([grant(large), grant(large)])
    expect(proposed.map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ status: 'proposed', transferId: null, proposalId: requestId })),
    )
    expect(await balanceOf(elena)).toBe(before)
    const code = async (person: typeof ada) =>
      (await act(person, 'confirmLedgerProposal', { id: requestId })).body.extensions?.code
    expect(await code(ada)).toBe('SECOND_PERSON_REQUIRED')
    expect(await code(tom)).toBe('STAFF_ONLY')
    expect((await act(jonas, 'confirmLedgerProposal', { id: requestId })).body.status).toBe('booked')
    expect(await balanceOf(elena)).toBe(before + 20_000)
    expect((await auditOf(elena.id)).map(({ action, actor_id }) => [action, actor_id]).slice(-2)).toEqual([
      ['propose change of balance', ada.id],
      ['confirm grant of credits', jonas.id],
    ])
    expect(await code(jonas)).toBe('ALREADY_DONE')
  })

  it('[X-16] can’t be confirmed by whoever gets it, or once it is withdrawn', async () => {
    const { body } = await grant({ userId: jonas.id, credits: 20_000 })
    expect((await act(jonas, 'confirmLedgerProposal', { id: body.proposalId })).body.extensions?.code).toBe(
      'OWN_BALANCE',
    )
    expect((await act(ada, 'dropLedgerProposal', { id: body.proposalId })).body).toEqual({
      id: body.proposalId,
      status: 'withdrawn',
    })
    expect((await act(jonas, 'dropLedgerProposal', { id: body.proposalId })).status).toBe(409)
    expect((await act(jonas, 'dropLedgerProposal', { id: randomUUID() })).status).toBe(404)
  })

  it('[X-16] can’t be split among several people, not even at the same moment', async () => {
    const people = [tom, elena, ada]
    const answers = await Promise.all(people.map(({ id }) => grant({ userId: id, credits: 6_000 }, jonas)))
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['booked', 'proposed', 'proposed'])
  })
})

it('[X-22] the books add up afterwards', async () => {
  const { database: own, close } = openDatabase(database.actionsUrl, createLogger('silent'))
  expect((await auditLedger(own)).differences).toEqual([])
  await close()
})
