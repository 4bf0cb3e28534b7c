import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COUNTER_ID, counterOffer, hired, proposed } from '#testing/application-fixtures.js'
import { refusal } from '#testing/network.js'
import { openOpportunity } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
const SEEN_COUNTER = { seenVersion: 1, seenAmountCents: 900_000, seenAmountUnit: 'month' }

function asExpert(opening: Opening) {
  return openOpportunity({ at: '?tab=proposal', who: expertUser, ...opening })
}

describe('a counter offer, for the expert', () => {
  it('[OFFER-04, GO-34] is accepted', async () => {
    const { user, sent } = asExpert({
      applications: [proposed({ counter_offer: counterOffer() })],
      graphql: { AcceptCounterOffer: ({ id }) => ({ acceptCounterOffer: { id, status: 'accepted' } }) },
    })
    const offer = within(await screen.findByRole('region', { name: 'Counter offer' }))
    expect(offer.getByText('$9,000 per month')).toBeVisible()
    await user.click(offer.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('You accepted the counter offer.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'AcceptCounterOffer')?.input).toEqual({
      id: COUNTER_ID,
      ...SEEN_COUNTER,
    })
  })

  it('[OERR-08] a failed acceptance is reported', async () => {
    const { user } = asExpert({
      applications: [proposed({ counter_offer: counterOffer() })],
      graphql: {
        AcceptCounterOffer: () => {
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Error while accepting counter offer')).toBeVisible()
  })

  it('[OFFER-05, OFFER-08, OFFER-17, OERR-07] is rejected with a reason of the right length', async () => {
    const { user, sent } = asExpert({
      applications: [proposed({ counter_offer: counterOffer() })],
      graphql: {
        RejectCounterOffer: () => {
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject the counter offer' }))
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(dialog.getByText('Reason is required')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Too little')
    expect(dialog.getByText('Reason must be at least 20 characters long')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), ' for the scope')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Error while rejecting counter offer')).toBeVisible()
    expect(sent.find(({ name }) => name === 'RejectCounterOffer')?.input).toEqual({
      id: COUNTER_ID,
      reason: 'Too little for the scope',
      ...SEEN_COUNTER,
    })
  })

  it('[GO-41] one left unanswered has ended with the hire', async () => {
    asExpert({ applications: [proposed({ status: 'pending', counter_offer: counterOffer(), hire: hired() })] })
    const offer = within(await screen.findByRole('region', { name: 'Counter offer' }))
    expect(offer.getByRole('heading', { level: 2 }).parentElement).toHaveTextContent('Ended without an answer')
    expect(offer.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(['accepted', 'rejected'])('[OFFER-06] has no more actions once %s', async (status) => {
    asExpert({ applications: [proposed({ counter_offer: counterOffer({ status }) })] })
    const offer = within(await screen.findByRole('region', { name: 'Counter offer' }))
    expect(offer.queryByRole('button')).not.toBeInTheDocument()
  })
})
