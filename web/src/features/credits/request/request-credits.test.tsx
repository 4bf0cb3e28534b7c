import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { OwnRequest } from './use-own-requests'

const REASON = 'We are comparing three providers and ask every day.'
const request = (part: Partial<OwnRequest> = {}): OwnRequest => ({
  ...{ id: '11111111-1111-4111-8111-111111111111', wizlings: 300, reason: REASON, status: 'REJECTED' },
  ...{
    decided_at: '2026-11-20T10:00:00Z',
    decision_reason: 'You have enough left',
    created_at: '2026-11-19T10:00:00Z',
  },
  ...part,
})

function open(
  requests: OwnRequest[] = [],
  answer: () => { id: string; status: string } = () => ({ id: 'r', status: 'PENDING' }),
  query = '',
) {
  return renderRoute(`/wizling/request${query}`, {
    user: clientUser,
    graphql: { OwnCreditRequests: () => ({ credit_requests: requests }) },
    rest: { 'POST /api/wizlings/request': answer },
  })
}

describe('the form for a credit request', () => {
  it('[CRED-09, CRED-17, CRED-18] validates on every change, and counts the reason', async () => {
    const { user, container } = open()
    const credits = await screen.findByLabelText('Credits')
    await user.type(credits, '5')
    expect(await screen.findByText('Minimum 10 credits')).toBeVisible()
    await user.type(credits, '.5')
    expect(await screen.findByText('Please enter a number')).toBeVisible()
    await user.clear(credits)
    expect(await screen.findByText('Please enter a credits amount.')).toBeVisible()
    await user.type(screen.getByLabelText('Reason'), 'Too short')
    expect(await screen.findByText('Minimum 50 characters')).toBeVisible()
    expect(screen.getByText('9/1000')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[CRED-19, GK-036] sends credits and reason, then thanks and clears', async () => {
    writeDraft(clientUser.userId, 'credit-request', { wizlings: '250', reason: REASON })
    const requests: OwnRequest[] = []
    const { user, sent } = open(requests, () => {
      requests.push(request({ status: 'PENDING', wizlings: 250, decision_reason: null }))
      return { id: 'r', status: 'PENDING' }
    })
    await user.click(await screen.findByRole('button', { name: 'Send the request' }))
    expect(await screen.findByText('Thank you for your request')).toBeVisible()
    expect(sent.find(({ name }) => name === 'POST /api/wizlings/request')?.input).toEqual({
      wizlings: 250,
      reason: REASON,
    })
    expect(
      [screen.getByLabelText('Credits'), screen.getByLabelText('Reason')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['', ''])
    expect(await screen.findByText('Waiting')).toBeVisible()
    expect(localStorage.getItem(`draft:${clientUser.userId}:credit-request`)).toBeNull()
  })

  it('[GK-036] says that a request is pending, from the start or when the server does', async () => {
    const first = open([request({ status: 'PENDING', decision_reason: null })])
    expect(await screen.findByText('You already have a pending request.')).toBeVisible()
    expect(screen.queryByLabelText('Credits')).toBeNull()
    first.unmount()
    writeDraft(clientUser.userId, 'credit-request', { wizlings: '250', reason: REASON })
    const { user } = open([], () => {
      throw refusal(409, 'CREDIT_REQUEST_PENDING', 'You already have a pending request.')
    })
    await user.click(await screen.findByRole('button', { name: 'Send the request' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You already have a pending request.')
  })

  it('[CRED-19] sends once, however often the button is clicked', async () => {
    writeDraft(clientUser.userId, 'credit-request', { wizlings: '250', reason: REASON })
    const { user, sent } = open()
    await user.dblClick(await screen.findByRole('button', { name: 'Send the request' }))
    expect(await screen.findByText('Thank you for your request')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'POST /api/wizlings/request')).toHaveLength(1)
  })

  it('[OPP-84] leads back to where the credits are needed, on this site only', async () => {
    const waiting = [request({ status: 'PENDING', decision_reason: null })]
    const first = open(waiting, undefined, '?redirectTo=%2Ffractional-creator')
    expect(await screen.findByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/fractional-creator',
    )
    first.unmount()
    open(waiting, undefined, '?redirectTo=%2F%2Fevil.example')
    expect(await screen.findByText('You already have a pending request.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull()
  })

  it('shows what became of earlier requests, and why', async () => {
    open([request(), request({ id: '2', status: 'APPROVED', decision_reason: null, wizlings: 1000 })])
    expect(await screen.findByText('Not granted')).toBeVisible()
    expect(screen.getByText('Our staff wrote: You have enough left')).toBeVisible()
    expect(screen.getByText('1,000 Credits')).toBeVisible()
  })

  it('offers no more than there is', async () => {
    const page = Array.from({ length: 10 }, (_, place) => request({ id: `request ${place}` }))
    renderRoute('/wizling/request', {
      user: clientUser,
      graphql: { OwnCreditRequests: () => ({ credit_requests: page }) },
    })
    expect(await screen.findAllByText('Not granted')).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('stays, with what is typed, if earlier requests can’t be fetched', async () => {
    const page = Array.from({ length: 11 }, (_, place) => request({ id: `request ${place}` }))
    const { user } = renderRoute('/wizling/request', {
      user: clientUser,
      graphql: {
        OwnCreditRequests: ({ before }) => {
          if (before !== 'infinity') throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return { credit_requests: page }
        },
      },
    })
    await user.type(await screen.findByLabelText('Credits'), '25')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByLabelText('Credits')).toHaveValue('25')
    expect(screen.getAllByText('Not granted')).toHaveLength(10)
  })
})
