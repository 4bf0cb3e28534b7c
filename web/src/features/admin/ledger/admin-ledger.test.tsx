import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { Transfer } from './correctable'
import type { TransferRow } from './use-ledger'

const POSTED = '2026-11-20T10:00:00Z'
const owner = { id: 'tom', first_name: 'Tom', last_name: 'Ashworth' }
const tom = {
  ...{ user_id: 'tom', email: 'tom@client.example' },
  user: { ...owner, slug: 'tom-ashworth', profile_pic: null, designation: null },
}
const spent = (own: string | null, amount: number, id: number, kind: string, balance: number | null) => ({
  ...{ account_id: id, amount, currency: 'credit', owner_id: own },
  account: { id, kind, balance, due_at: null, owner: own ? owner : null },
})
const entries = [spent('tom', -200, 31, 'credits', 300), spent(null, 200, 2, 'credits_spent', null)]
const transfer: Transfer = {
  ...{
    id: 7,
    key: 'post:1',
    kind: 'post_opportunity',
    reason: 'Posted a role',
    posted_at: POSTED,
    corrects_id: null,
  },
  ...{
    subject_type: 'opportunity',
    subject_id: '11111111-1111-4111-8111-111111111111',
    actor: { user: owner },
    entries,
  },
  corrected_by: [],
}
const row: TransferRow = {
  id: 7,
  kind: 'post_opportunity',
  reason: 'Posted a role',
  posted_at: POSTED,
  corrects_id: null,
  actor: { user: owner },
  entries,
}
/** Touches no account of the person who paid. */
const payment = (id: number): TransferRow => ({
  ...{ ...row, id, kind: 'payment_received', reason: 'Payment: 200 Credits' },
  entries: [spent(null, -1000, 3, 'payments', null), spent(null, 1000, 4, 'sales', null)],
})
const count = { aggregate: { count: 0 } }
const open = (path: string, graphql: Network['graphql'] = {}) =>
  renderRoute(path, {
    user: staffUser,
    graphql: {
      StaffMoneyCounts: () => ({ requests: count, proposals: count }),
      LedgerTransfers: () => ({ ledger_transfers: [row] }),
      ...graphql,
    },
  })

describe('the ledger of staff', () => {
  it('[X-22] lists what was booked, and finds what a person paid, received or did, each once', async () => {
    const { user, container, address } = open('/admin/ledger', {
      LedgerPeople: () => ({ byEmail: [tom], byName: [tom], byLastName: [] }),
      LedgerPerson: () => ({
        staff_people: [tom],
        ledger_accounts: [
          { id: 31, kind: 'credits', currency: 'credit', source: 'bought', balance: 300, due_at: null },
        ],
      }),
      LedgerTransfersOfPerson: () => ({
        ...{ stated: [{ transfer_id: 7, transfer: row }], done: [row, payment(9)] },
        unstated: [{ transfer_id: 8, transfer: { ...payment(8), actor: null, reason: 'Refund: 200 Credits' } }],
      }),
    })
    expect(await screen.findByRole('row', { name: /Posted a role.*Tom Ashworth.*−200 Credits/ })).toBeVisible()
    await expectNoAxeViolations(container)
    await user.type(screen.getByRole('searchbox'), 'tom{Enter}')
    const found = await screen.findByRole('button', { name: /Tom Ashworth/ })
    // so that Back from a transfer, or a reload, finds them again
    expect(address()).toBe('/admin/ledger?q=tom')
    expect(screen.queryByRole('table', { name: 'Transfers' })).toBeNull()
    await user.click(found)
    const accounts = await screen.findByRole('region', { name: 'Accounts of Tom Ashworth' })
    expect(accounts).toHaveTextContent('Credits, bought300 Credits')
    expect(address()).toBe('/admin/ledger?person=tom')
    const table = screen.getByRole('table', { name: 'Transfers' })
    await screen.findByRole('row', { name: /Refund/ })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      expect.stringContaining('Payment: 200 Credits'),
      expect.stringContaining('Refund: 200 Credits'),
      expect.stringContaining('Posted a role'),
    ])
  })

  it('says what moved where nobody got or gave anything', async () => {
    const requested = { ...row, reason: 'Requested a payout', kind: 'payout_requested' }
    const moving = [-5000, 5000].map((amount) => ({ ...spent('tom', amount, 41, 'income', 0), currency: 'usd' }))
    open('/admin/ledger', { LedgerTransfers: () => ({ ledger_transfers: [{ ...requested, entries: moving }] }) })
    const line = await screen.findByRole('row', { name: /Requested a payout/ })
    expect(within(line).getByRole('cell', { name: '$50' })).toBeVisible()
  })

  it('finds a transfer by its number, and others by key or subject', async () => {
    const { user, address, sent } = open('/admin/ledger', {
      LedgerTransfer: () => ({ waiting: [], ledger_transfers: [transfer] }),
      LedgerTransfersByReference: () => ({ byKey: [row], bySubject: [] }),
    })
    await user.type(await screen.findByRole('searchbox'), 'post:1{Enter}')
    expect(await screen.findByRole('row', { name: /Posted a role/ })).toBeVisible()
    expect(sent.find(({ name }) => name === 'LedgerTransfersByReference')?.input).toEqual({ reference: 'post:1' })
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '#7{Enter}')
    expect(await screen.findByRole('heading', { name: 'Transfer 7' })).toBeVisible()
    expect(address()).toBe('/admin/ledger/7')
  })

  it('keeps what it found when the next page fails, and asks for that page again', async () => {
    let answers = 0
    const { user } = open('/admin/ledger', {
      LedgerTransfers: () => {
        answers += 1
        if (answers === 2) throw refusal(500, 'INTERNAL', 'Something went wrong.')
        if (answers > 2) return { ledger_transfers: [{ ...row, id: 1, reason: 'The oldest' }] }
        return { ledger_transfers: Array.from({ length: 26 }, (_, index) => ({ ...row, id: 40 - index })) }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /The oldest/ })).toBeVisible()
    expect(screen.getAllByRole('row', { name: /Posted a role/ })).toHaveLength(25)
    expect(answers).toBe(3)
  })

  it('[CRED-05] gives credits to a person, with a reason', async () => {
    const { user, sent } = open('/admin/ledger?person=tom', {
      LedgerPerson: () => ({ staff_people: [tom], ledger_accounts: [] }),
      LedgerTransfersOfPerson: () => ({ stated: [], done: [], unstated: [] }),
      GrantCredits: () => ({ grantCredits: { status: 'booked' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Give Credits' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Amount in Credits'), '120')
    await user.click(dialog.getByRole('button', { name: 'Give Credits' }))
    expect(await dialog.findByText('required field')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Sorry for the outage')
    await user.click(dialog.getByRole('button', { name: 'Give Credits' }))
    expect(await screen.findByText('Tom Ashworth received 120 Credits.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'GrantCredits')?.input).toEqual({
      ...{ userId: 'tom', credits: 120, reason: 'Sorry for the outage', requestId: expect.any(String) },
    })
  })

  it('is for staff only', async () => {
    renderRoute('/admin/ledger', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
  })
})

describe('a transfer', () => {
  it('[X-22] shows its entries, who, why and for what, and is corrected by another one', async () => {
    const { user, container, sent } = open('/admin/ledger/7', {
      LedgerTransfer: () => ({ waiting: [], ledger_transfers: [transfer] }),
      CorrectTransfer: () => ({ correctTransfer: { status: 'booked', transferId: 8 } }),
    })
    expect(await screen.findByText('Posted a role')).toBeVisible()
    expect(await screen.findByRole('row', { name: /Credits.*Tom Ashworth.*−200 Credits/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'opportunity' })).toHaveAttribute(
      'href',
      expect.stringContaining('11111111'),
    )
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Correct this transfer' }))
    const dialog = within(await screen.findByRole('dialog'))
    const lot = dialog.getByLabelText('Credits, Tom Ashworth')
    await user.clear(lot)
    await user.type(lot, '50')
    await user.type(dialog.getByLabelText('Reason'), 'Charged twice')
    await user.click(dialog.getByRole('button', { name: 'Book the correction' }))
    expect(await dialog.findByText('What is taken and what is given have to be equal.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Credits spent, platform'))
    await user.type(dialog.getByLabelText('Credits spent, platform'), '50')
    await user.click(dialog.getByRole('button', { name: 'Book the correction' }))
    expect(await screen.findByText('The correction is booked.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'CorrectTransfer')?.input).toMatchObject({
      transferId: 7,
      entries: [
        { accountId: 31, amount: 50 },
        { accountId: 2, amount: -50 },
      ],
      reason: 'Charged twice',
    })
  })

  it('[X-22] that is corrected wholly offers no correction; a refusal is shown', async () => {
    const correction = { id: 8, reason: 'Correction: Charged twice', posted_at: POSTED }
    const whole = { ...correction, entries: entries.map(({ account_id, amount }) => ({ account_id, amount: -amount })) }
    const first = open('/admin/ledger/7', {
      LedgerTransfer: () => ({ waiting: [], ledger_transfers: [{ ...transfer, corrected_by: [whole] }] }),
    })
    expect(await screen.findByText('Nothing is left to correct on this transfer.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Correction: Charged twice' })).toHaveAttribute('href', '/admin/ledger/8')
    first.unmount()
    const { user } = open('/admin/ledger/7', {
      LedgerTransfer: () => ({ waiting: [], ledger_transfers: [transfer] }),
      CorrectTransfer: () => {
        throw refusal(409, 'BALANCE_TOO_LOW', 'The person no longer has that much, so nothing was booked.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Correct this transfer' }))
    await user.type(await screen.findByLabelText('Reason'), 'Charged twice')
    await user.click(screen.getByRole('button', { name: 'Book the correction' }))
    expect(await screen.findByText(/no longer has that much/)).toBeVisible()
  })
})

describe('the books', () => {
  it('[X-22] show what the last audit found, and are checked on request', async () => {
    let id = 1
    const audit = { checked_at: POSTED, transfers: 12, accounts: 30, asker: null }
    const { user, container } = open('/admin/ledger?tab=books', {
      LedgerAudits: () => ({
        ledger_audits: [
          {
            ...{ id, ...audit },
            sums: [
              { kind: 'credits_spent', currency: 'credit', amount: '200' },
              { kind: 'sales', currency: 'usd', amount: '-8000' },
            ],
            differences: id === 1 ? [] : [{ rule: 'balances', what: 'account 3', booked: '5', expected: '4' }],
          },
        ],
      }),
      CheckBooks: () => {
        id = 2
        return { checkBooks: { status: 'waiting' } }
      },
    })
    expect(await screen.findByText('The books add up')).toBeVisible()
    expect(screen.getByText('200 Credits')).toBeVisible()
    expect(screen.getByText('−$80')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Check the books now' }))
    expect(await screen.findByText('balances: account 3 has 5, expected 4')).toBeVisible()
  })
})

it('[X-16] large changes wait for a second person', async () => {
  open('/admin/ledger?tab=proposals', {
    LedgerProposals: () => ({
      ledger_proposals: [
        {
          ...{ id: 'p1', kind: 'grant', credits: 20_000, corrects_id: null, credit_request_id: null, entries: null },
          ...{ worth_cents: 100_000, reason: 'A large project', proposed_by: 'x', created_at: POSTED, status: 'open' },
          ...{ expires_at: '2999-01-01T00:00:00Z', decided_at: null, transfer_id: null, user: tom.user },
          ...{ proposer: { id: 'x', first_name: 'Jonas', last_name: 'Weber' }, decider: null },
        },
      ],
    }),
  })
  expect(await screen.findByText('20,000 Credits for Tom Ashworth')).toBeVisible()
  expect(screen.getByText('Jonas Weber proposed this')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
})
