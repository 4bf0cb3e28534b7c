import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { CreditRequest } from './use-credit-requests'

const REASON = 'We are comparing three providers and ask every day.'
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString()

const tom: NonNullable<CreditRequest['user']> = {
  ...{ id: 'tom', first_name: 'Tom', last_name: 'Ashworth', slug: 'tom-ashworth', profile_pic: null },
  ...{ designation: null, is_suspended: false, account: { email: 'tom@client.example' } },
  ...{ company: null, subscriptions: [{ expires_at: null, plan: { code: 'basic_quarterly', name: 'Basic' } }] },
  ledger_accounts: [
    { id: 1, balance: 1200, due_at: null },
    { id: 2, balance: 500, due_at: '2020-01-01T00:00:00Z' },
  ],
  credit_requests: [
    { id: 'r1', wizlings: 300, status: 'PENDING', created_at: HOUR_AGO, decision_reason: null },
    { id: 'r0', wizlings: 40, status: 'REJECTED', created_at: HOUR_AGO, decision_reason: 'Not yet' },
  ],
}
const request = (part: Partial<CreditRequest> = {}): CreditRequest => ({
  ...{ id: 'r1', wizlings: 300, reason: REASON, status: 'PENDING', created_at: HOUR_AGO, decided_at: null },
  ...{ decision_reason: null, transfer_id: null, decider: null, user: tom, proposals: [] },
  ...part,
})
const count = (number: number) => ({ aggregate: { count: number } })
const open = (requests: CreditRequest[], graphql: Network['graphql'] = {}) =>
  renderRoute('/admin/credit-requests', {
    user: staffUser,
    graphql: {
      CreditRequestQueue: () => ({ credit_requests: requests }),
      StaffMoneyCounts: () => ({ requests: count(requests.length), proposals: count(0) }),
      ...graphql,
    },
  })

describe('the credit requests of staff', () => {
  it('[CRED-20, GK-035] show who asks, what they have, and what they asked before', async () => {
    const { container } = open([request()])
    expect(await screen.findByRole('article', { name: 'Request' })).toHaveTextContent(
      /300 Credits worth \$15.*Tom Ashworth.*tom@client\.example.*Balance1,200 Credits.*PlanBasic.*40 Credits, not granted/,
    )
    expect(screen.getByRole('link', { name: /Tom Ashworth 300 Credits Waiting for 1 hour/ })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[GK-035] a request is granted, with a note for the person', async () => {
    const requests = [request()]
    const { user, sent } = open(requests, {
      ApproveCreditRequest: () => {
        requests.pop()
        return { approveCreditRequest: { status: 'booked', proposalId: null } }
      },
    })
    await user.type(await screen.findByLabelText('Reason'), 'Good luck')
    await user.click(screen.getByRole('button', { name: 'Grant 300 Credits' }))
    expect(await screen.findByText('300 Credits are granted.')).toBeVisible()
    expect(await screen.findByText('Nobody is waiting for Credits.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'ApproveCreditRequest')?.input).toEqual({ id: 'r1', reason: 'Good luck' })
  })

  it('[GK-035] turning one down requires a reason; somebody else’s answer is said', async () => {
    const { user } = open([request()], {
      RejectCreditRequest: () => {
        throw refusal(409, 'ALREADY_DONE', 'Somebody has already answered this request.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Turn down' }))
    expect(await screen.findByText('required field')).toBeVisible()
    await user.type(screen.getByLabelText('Reason'), 'You have enough left')
    await user.click(screen.getByRole('button', { name: 'Turn down' }))
    expect(await screen.findByText('Somebody has already answered this request.')).toBeVisible()
  })

  it('[X-16] a large one waits for a second person, who isn’t whoever proposed it', async () => {
    const proposal = { id: 'p1', expires_at: TOMORROW, proposer: { id: 'x', first_name: 'Ada', last_name: 'Thornton' } }
    const mine = open([request({ proposals: [{ ...proposal, proposed_by: staffUser.userId }] })])
    expect(await screen.findByText('You proposed this')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    mine.unmount()
    const { user } = open([request({ proposals: [{ ...proposal, proposed_by: 'x' }] })], {
      ConfirmProposal: () => ({ confirmLedgerProposal: { status: 'booked' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Confirmed and booked.')).toBeVisible()
  })

  it('an answered one says who granted it, and leads to what was booked', async () => {
    const decider = { user: { id: 'ada', first_name: 'Ada', last_name: 'Thornton' } }
    const granted = { status: 'APPROVED', decided_at: '2026-11-20T10:00:00Z', decider, transfer_id: 12 }
    renderRoute('/admin/credit-requests?tab=answered', {
      user: staffUser,
      graphql: {
        StaffMoneyCounts: () => ({ requests: { aggregate: { count: 0 } }, proposals: { aggregate: { count: 0 } } }),
        AnsweredCreditRequests: () => ({ credit_requests: [request(granted)] }),
      },
    })
    expect(await screen.findByText(/Granted by Ada Thornton/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'transfer 12' })).toHaveAttribute('href', '/admin/ledger/12')
  })

  it('says when nobody waits, and is for staff only', async () => {
    const { unmount } = open([])
    expect(await screen.findByText('Nobody is waiting for Credits.')).toBeVisible()
    unmount()
    renderRoute('/admin/credit-requests', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
  })
})
