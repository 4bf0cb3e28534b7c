import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { holdCredits } from '#domain/ledger/credit-holds.js'
import { grantCredits, returnSpending, spendCredits } from '#domain/ledger/credits.js'
import { bookEarning } from '#domain/ledger/earnings.js'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { atEnd } from '#tests/at-end.js'
import type { Persona } from '#tests/tokens.js'
import { openStaffMoney } from '../../credit-requests/credit-requests.testkit.js'

const kit = await openStaffMoney()
const { act, ada, jonas, tom, elena, balanceOf, noticesOf, database } = kit
const handle = openDatabase(database.actionsUrl, createLogger('silent'))
atEnd(() => handle.close())

const REASON = 'An answer was charged twice'
const NOW = new Date()
const heading = () => ({ key: randomUUID(), kind: 'test' as const, reason: 'A test', actorId: null })
const book = handle.database.transaction()
const grant = (person: Persona, amount: number) =>
  book.execute((tx) => grantCredits(tx, { ...heading(), userId: person.id, amount, source: 'bought', endsAt: null }))
const spend = (person: Persona, amount: number) =>
  book.execute((tx) => spendCredits(tx, { ...heading(), userId: person.id, amount, now: NOW }))

/** The entries that take a transfer back, or a part of them. */
async function reversal(transferId: string, share = 1) {
  const entries = await database.query<{ account_id: string; amount: string }>(
    'select account_id, amount from ledger_entries where transfer_id = $1 order by account_id',
    [transferId],
  )
  return entries.map(({ account_id, amount }) => ({ accountId: account_id, amount: -Number(amount) * share }))
}
const correct = (transferId: string, entries: unknown, by = ada, requestId: string = randomUUID()) =>
  act(by, 'correctTransfer', { transferId, entries, reason: REASON, requestId })
const codeOf = async (answer: ReturnType<typeof correct>) => (await answer).body.extensions?.code

beforeEach(() => database.query('delete from notifications'))

describe('correcting a transfer', () => {
  it('[X-22] books another transfer that names it, tells the person and is logged; the first stays as it is', async () => {
    await grant(tom, 500)
    const { transferId } = await spend(tom, 200)
    const before = await balanceOf(tom)
    const wrong = await database.query('select * from ledger_entries where transfer_id = $1', [transferId])
    const { body } = await correct(transferId, await reversal(transferId))
    expect(body.status).toBe('booked')
    expect(await balanceOf(tom)).toBe(before + 200)
    expect(
      await database.query('select corrects_id, reason, actor_id from ledger_transfers where id = $1', [
        body.transferId,
      ]),
    ).toEqual([{ corrects_id: transferId, reason: `Correction: ${REASON}`, actor_id: ada.id }])
    expect(await database.query('select * from ledger_entries where transfer_id = $1', [transferId])).toEqual(wrong)
    expect(await noticesOf(tom)).toEqual(['Your balance was corrected'])
    expect((await kit.auditOf(tom.id)).at(-1)).toEqual({ action: 'correct transfer', actor_id: ada.id, reason: REASON })
  })

  it('[X-22] can be made in parts, as far as they fit, and once for the same id', async () => {
    await grant(tom, 500)
    const { transferId } = await spend(tom, 200)
    const half = await reversal(transferId, 0.5)
    const requestId = randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => correct(transferId, half, ada, requestId)))
    expect(new Set(same.map(({ body }) => body.transferId)).size).toBe(1)
    expect(await codeOf(correct(transferId, await reversal(transferId)))).toBe('CORRECTION_TOO_LARGE')
    const both = await Promise.all([correct(transferId, half), correct(transferId, half, jonas)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await codeOf(correct(transferId, half))).toBe('CORRECTION_TOO_LARGE')
  })

  it('[X-22] what staff gave back is not returned a second time when the operation is undone', async () => {
    await grant(tom, 500)
    const before = await balanceOf(tom)
    const { transferId } = await spend(tom, 200)
    await correct(transferId, await reversal(transferId, 0.5))
    const undo = () =>
      book.execute((tx) => returnSpending(tx, { transferId, userId: tom.id, reason: 'Undone', actorId: null }))
    expect((await undo()).isRepeat).toBe(false)
    expect(await balanceOf(tom)).toBe(before)
    expect((await undo()).isRepeat).toBe(true)

    const other = await spend(tom, 100)
    await correct(other.transferId, await reversal(other.transferId))
    const again = { transferId: other.transferId, userId: tom.id, reason: 'Undone', actorId: null }
    expect((await book.execute((tx) => returnSpending(tx, again))).isRepeat).toBe(true)
    expect(await balanceOf(tom)).toBe(before)
  })

  it('[X-22] never pushes a balance below zero', async () => {
    const lots = await database.query<{ sum: string }>(
      `select coalesce(sum(balance), 0) as sum from ledger_accounts where owner_id = $1 and kind = 'credits'`,
      [elena.id],
    )
    const { transferId } = await grant(elena, 300)
    await spend(elena, Number(lots[0]?.sum) + 100)
    expect(await codeOf(correct(transferId, await reversal(transferId)))).toBe('BALANCE_TOO_LOW')
    expect((await correct(transferId, await reversal(transferId, 2 / 3))).status).toBe(200)
  })

  it.each([
    ['of one side', [{ accountId: '1', amount: 5 }]],
    ['of nothing', []],
    [
      'of a fraction',
      [
        { accountId: '1', amount: 0.5 },
        { accountId: '2', amount: -0.5 },
      ],
    ],
    [
      'of zero',
      [
        { accountId: '1', amount: 0 },
        { accountId: '2', amount: 0 },
      ],
    ],
    [
      'beyond any amount',
      [
        { accountId: '1', amount: 1e300 },
        { accountId: '2', amount: -1e300 },
      ],
    ],
    [
      'of no account',
      [
        { accountId: 'x', amount: 5 },
        { accountId: 'y', amount: -5 },
      ],
    ],
  ])('a correction %s is refused', async (_what, entries) => {
    const { transferId } = await grant(tom, 10)
    expect(await codeOf(correct(transferId, entries))).toBe('VALIDATION_FAILED')
  })

  it('its amounts have the direction of a correction, balance, and belong to the transfer', async () => {
    const { transferId } = await grant(tom, 10)
    const other = await grant(elena, 10)
    const [one, two] = await reversal(transferId)
    const more = await reversal(transferId, -1)
    expect(await codeOf(correct(transferId, more))).toBe('CORRECTION_TOO_LARGE')
    expect(
      await codeOf(
        correct(transferId, [
          { ...one, amount: -3 },
          { ...two, amount: 4 },
        ]),
      ),
    ).toBe('VALIDATION_FAILED')
    expect(await codeOf(correct(transferId, [one, one, two]))).toBe('VALIDATION_FAILED')
    const [lot] = (await reversal(other.transferId)).slice(-1)
    expect(await codeOf(correct(transferId, [one, lot]))).toBe('NOT_CORRECTABLE')
    expect(await codeOf(correct('999999999', await reversal(transferId)))).toBe('TRANSFER_NOT_FOUND')
  })

  it('what is on hold ends in its own way; what was earned can be taken back', async () => {
    await grant(tom, 100)
    const held = await book.execute((tx) =>
      holdCredits(tx, { ...heading(), userId: tom.id, amount: 20, now: NOW, dueAt: new Date(Date.now() + 86_400_000) }),
    )
    expect(await codeOf(correct(held.transferId, await reversal(held.transferId)))).toBe('NOT_CORRECTABLE')
    const earned = await book.execute((tx) =>
      bookEarning(tx, {
        ...heading(),
        ...{ userId: elena.id, currency: 'usd', amount: 2000, availableAt: new Date(Date.now() + 86_400_000) },
        from: [{ account: { kind: 'sales' }, amount: -2000 }],
      }),
    )
    expect((await correct(earned.transferId, await reversal(earned.transferId))).status).toBe(200)
  })

  it('what was earned can be taken back once it is available, and the release alone can’t be', async () => {
    const earned = await book.execute((tx) =>
      bookEarning(tx, {
        ...heading(),
        ...{ userId: elena.id, currency: 'usd', amount: 2000, availableAt: new Date(Date.now() - 1000) },
        from: [{ account: { kind: 'sales' }, amount: -2000 }],
      }),
    )
    const income = async () => {
      const [row] = await database.query<{ balance: string }>(
        `select balance from ledger_accounts where owner_id = $1 and kind = 'income'`,
        [elena.id],
      )
      return Number(row?.balance)
    }
    const before = await income()
    await settleDueAccounts(handle.database, new Date())
    expect(await income()).toBe(before + 2000)
    const [released] = await database.query<{ id: string }>(
      `select id from ledger_transfers where kind = 'earning_released' order by id desc limit 1`,
    )
    const refusal = await correct(released?.id ?? '', await reversal(released?.id ?? ''))
    expect(refusal.body.extensions?.code).toBe('NOT_CORRECTABLE')
    expect(refusal.body.message).toContain('Correct the transfer that booked the earning')
    expect((await correct(earned.transferId, await reversal(earned.transferId))).status).toBe(200)
    await settleDueAccounts(handle.database, new Date())
    expect(await income()).toBe(before)
  })

  it('[GK-018] of credits that expired gives them back with a new end, which the person reads', async () => {
    const endsAt = new Date(Date.now() - 1000)
    await book.execute((tx) => grantCredits(tx, { ...heading(), userId: tom.id, amount: 70, source: 'plan', endsAt }))
    const before = await balanceOf(tom)
    await settleDueAccounts(handle.database, new Date())
    const [expired] = await database.query<{ id: string }>(
      `select id from ledger_transfers where kind = 'credits_expired' order by id desc limit 1`,
    )
    const { body } = await correct(expired?.id ?? '', await reversal(expired?.id ?? ''))
    await settleDueAccounts(handle.database, new Date())
    expect(await balanceOf(tom)).toBe(before)
    const [line] = await database.query<{ reason: string }>('select reason from ledger_transfers where id = $1', [
      body.transferId,
    ])
    expect(line?.reason).toMatch(
      new RegExp(`^Correction: ${REASON} \\(valid until \\d+(st|nd|rd|th) \\w{3} \\d\\d\\)$`),
    )
    const [told] = await database.query<{ body: string }>(
      'select body from notifications where user_id = $1 order by created_at desc limit 1',
      [tom.id],
    )
    expect(told?.body).toMatch(/\+70 Credits.*valid until/)
  })

  it('[X-14, X-16] is for staff with their second factor, and never for one’s own accounts', async () => {
    const { transferId } = await grant(tom, 10)
    const entries = await reversal(transferId)
    for (const person of [tom, elena, { ...ada, isAdmin: false }])
      expect(await codeOf(correct(transferId, entries, person))).toBe('STAFF_ONLY')
    const own = await grant(jonas, 10)
    expect(await codeOf(correct(own.transferId, await reversal(own.transferId), jonas))).toBe('OWN_BALANCE')
  })
})

describe('a large correction', () => {
  it('[X-16] waits for a second person, and has to fit still when it is confirmed', async () => {
    const { transferId } = await grant(elena, 20_000)
    const { body } = await correct(transferId, await reversal(transferId))
    expect(body).toMatchObject({ status: 'proposed', transferId: null })
    expect(await noticesOf(jonas)).toEqual(['A second person is needed'])
    expect(await codeOf(correct(transferId, await reversal(transferId), jonas))).toBe('PROPOSAL_OPEN')
    const confirm = (by: Persona, id = body.proposalId) => act(by, 'confirmLedgerProposal', { id })
    expect((await confirm(ada)).body.extensions?.code).toBe('SECOND_PERSON_REQUIRED')
    const answers = await Promise.all([confirm(jonas), confirm(jonas)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await noticesOf(elena)).toEqual(['Your balance was corrected'])

    const next = await grant(elena, 20_000)
    const proposed = await correct(next.transferId, await reversal(next.transferId))
    await spend(elena, await balanceOf(elena))
    expect((await confirm(jonas, proposed.body.proposalId)).body.extensions?.code).toBe('BALANCE_TOO_LOW')
  })

  it('[X-16] lets no other correction of its transfer pass while it waits, however small', async () => {
    const { transferId } = await grant(elena, 20_000)
    const { body } = await correct(transferId, await reversal(transferId))
    const before = await balanceOf(elena)
    const small = await reversal(transferId, 0.01)
    expect(await codeOf(correct(transferId, small, jonas))).toBe('PROPOSAL_OPEN')
    expect(await balanceOf(elena)).toBe(before)
    await act(ada, 'dropLedgerProposal', { id: body.proposalId })
    expect((await correct(transferId, small, jonas)).body.status).toBe('booked')
  })

  it('[X-16] and a large grant stay proposed when they are sent again, whatever the limit is by then', async () => {
    const { transferId } = await grant(elena, 20_000)
    const [correction, gift] = [randomUUID(), randomUUID()]
    const send = async () => [
      (await correct(transferId, await reversal(transferId), ada, correction)).body.status,
      (await act(ada, 'grantCredits', { userId: tom.id, credits: 20_000, reason: REASON, requestId: gift })).body
        .status,
    ]
    expect(await send()).toEqual(['proposed', 'proposed'])
    const setLimit = (usd: number) =>
      database.query(`update system_configurations set value = $1 where config = 'SECOND_PERSON_ABOVE_USD'`, [`${usd}`])
    await setLimit(100_000)
    try {
      expect(await send()).toEqual(['proposed', 'proposed'])
    } finally {
      await setLimit(500)
    }
  })

  it('[X-16] can’t be split into small ones by the same member of staff', async () => {
    const { transferId } = await grant(tom, 9_000)
    const other = await grant(tom, 9_000)
    const statuses = [
      (await correct(transferId, await reversal(transferId), jonas)).body.status,
      (await correct(other.transferId, await reversal(other.transferId), jonas)).body.status,
    ]
    expect(statuses).toEqual(['booked', 'proposed'])
  })
})

it('[X-22] the books add up afterwards', async () => {
  expect((await auditLedger(handle.database)).differences).toEqual([])
})
