import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { Transfer } from './correctable'

const tom = { id: 'tom', first_name: 'Tom', last_name: 'Ashworth' }
const entry = (own: string | null, amount: number, id: number, kind: string) => ({
  ...{ account_id: id, amount, currency: 'credit', owner_id: own },
  account: { id, kind, balance: own ? 300 : null, due_at: null, owner: own ? tom : null },
})
const entries = [entry('tom', -200, 31, 'credits'), entry(null, 200, 2, 'credits_spent')]
const transfer: Transfer = {
  ...{ id: 7, key: 'post:1', kind: 'post_opportunity', reason: 'Posted a role', posted_at: '2026-11-20T10:00:00Z' },
  ...{ subject_type: null, subject_id: null, corrects_id: null, actor: { user: tom }, entries, corrected_by: [] },
}

describe('a correction that waits for a second person', () => {
  const waiting = {
    ...{ id: 'p1', worth_cents: 100_000, reason: 'Charged twice', proposed_by: 'jonas' },
    ...{ expires_at: '2999-01-01T00:00:00Z', proposer: { id: 'jonas', first_name: 'Jonas', last_name: 'Weber' } },
    entries: [
      { accountId: '31', amount: 200 },
      { accountId: '2', amount: -200 },
    ],
  }
  const openWith = (part: Partial<typeof waiting> = {}, of: Transfer = transfer) => {
    let isOpen = true
    return renderRoute('/admin/ledger/7', {
      user: staffUser,
      graphql: {
        LedgerTransfer: () => ({ waiting: isOpen ? [{ ...waiting, ...part }] : [], ledger_transfers: [of] }),
        ConfirmProposal: () => {
          isOpen = false
          return { confirmLedgerProposal: { status: 'booked' } }
        },
      },
    })
  }

  it('[X-16] stands on its transfer’s page, is confirmed there, and no other one is offered meanwhile', async () => {
    const { user, container, sent } = openWith()
    const section = within(await screen.findByRole('region', { name: 'Correction worth $1,000 Waiting' }))
    expect(section.getByText('Charged twice')).toBeVisible()
    expect(section.getByRole('list', { name: 'What it books' })).toHaveTextContent(
      'Credits, Tom Ashworth+200 CreditsCredits spent, platform−200 Credits',
    )
    expect(section.getByText('Jonas Weber proposed this')).toBeVisible()
    expect(section.getByRole('link', { name: /All that waits/ })).toHaveAttribute('href', '/admin/ledger?tab=proposals')
    expect(screen.queryByRole('button', { name: 'Correct this transfer' })).toBeNull()
    await expectNoAxeViolations(container)
    await user.click(section.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('button', { name: 'Correct this transfer' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'ConfirmProposal')?.input).toEqual({ id: 'p1' })
  })

  it('[X-16] is not confirmed by whoever’s balance it moves', async () => {
    const own = entries.map((entry) => (entry.owner_id ? { ...entry, owner_id: staffUser.userId } : entry))
    openWith({}, { ...transfer, entries: own })
    expect(await screen.findByText(/It touches your own balance, so somebody else has to confirm it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  it('no longer counts once it has expired', async () => {
    openWith({ expires_at: '2020-01-01T00:00:00Z' })
    expect(await screen.findByRole('button', { name: 'Correct this transfer' })).toBeVisible()
    expect(screen.queryByText('Waiting')).toBeNull()
  })
})
