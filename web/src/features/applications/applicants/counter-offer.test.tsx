import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { COUNTER_ID, counterOffer, proposed } from '#testing/application-fixtures.js'
import { refusal } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
const _expertId = expertUser.userId

function asPoster(opening: Opening) {
  return openOpportunity({ at: '?tab=interests', opportunity: { poster: ownPost }, ...opening })
}

describe('a counter offer, for the poster', () => {
  it('[OFFER-13, OFFER-14, GO-44] an untouched counter offer is not sent, and says what is missing', async () => {
    const { user, sent } = asPoster({ applications: [proposed()] })
    await user.click(await screen.findByRole('button', { name: 'Counter Offer' }))
    await user.click(await screen.findByRole('button', { name: 'Send counter offer' }))
    expect(await screen.findByText('Please enter counter offer amount')).toBeVisible()
    expect(screen.getByText('Brief is required')).toBeVisible()
    const amount = screen.getByLabelText('Counter offer amount')
    await waitFor(() => expect(amount).toHaveFocus())
    await user.keyboard('9000')
    // happy-dom doesn't focus elements that are merely contenteditable
    const focused = vi.spyOn(await screen.findByRole('textbox', { name: 'Brief' }), 'focus')
    await user.click(screen.getByRole('button', { name: 'Send counter offer' }))
    await waitFor(() => expect(focused).toHaveBeenCalled())
    expect(sent.some(({ name }) => name === 'CreateCounterOffer')).toBe(false)
  })

  it('[OFFER-10, OFFER-11, OFFER-12] a wrong amount is reported while typing, one error at a time', async () => {
    const { user } = asPoster({ applications: [proposed()] })
    await user.click(await screen.findByRole('button', { name: 'Counter Offer' }))
    const amount = await screen.findByLabelText('Counter offer amount')
    for (const [text, message] of [
      ['ten', 'Please enter a number'],
      ['-5', 'Please enter a positive value'],
      ['0.5', 'Counter offer amount can be 1 or greater'],
    ] as const) {
      await user.clear(amount)
      await user.type(amount, text)
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    await user.clear(amount)
    await user.type(amount, '1')
    expect(amount).toBeValid()
  })

  it('[OERR-06, GO-86] a failed counter offer shows an alert, and so does a failed refresh after it', async () => {
    let isBroken = false
    const broken = () => refusal(500, 'unexpected', 'Something went wrong on our side.')
    const { user } = asPoster({
      applications: () => {
        if (isBroken) throw broken()
        return [proposed({ counter_offer: counterOffer() })]
      },
      graphql: {
        UpdateCounterOffer: () => {
          isBroken = true
          throw broken()
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Update Counter Offer' }))
    await user.click(await screen.findByRole('button', { name: 'Update counter offer' }))
    expect(await screen.findByText('Error while submitting the fractional requirements')).toBeVisible()
    expect(await screen.findByText('Error while refreshing the opportunity details')).toBeVisible()
  })

  it('[OFFER-08] there is one dialog to make a counter offer, and one to change it, filled with the current one', async () => {
    const making = asPoster({ applications: [proposed()] })
    await making.user.click(await screen.findByRole('button', { name: 'Counter Offer' }))
    expect(await screen.findByRole('dialog', { name: 'Make a counter offer' })).toBeVisible()
    making.unmount()
    const changing = asPoster({ applications: [proposed({ counter_offer: counterOffer() })] })
    await changing.user.click(await screen.findByRole('button', { name: 'Update Counter Offer' }))
    expect(await screen.findByRole('dialog', { name: 'Update the counter offer' })).toBeVisible()
    expect(screen.getByLabelText('Counter offer amount')).toHaveValue('9000')
  })

  it('[OPP-85, OFFER-03, OERR-22, GO-86] a pending counter offer is changed, with its own thank-you message', async () => {
    const { user, sent } = asPoster({
      applications: [proposed({ counter_offer: counterOffer() })],
      graphql: { UpdateCounterOffer: ({ id }) => ({ updateCounterOffer: { id, status: 'pending' } }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Update Counter Offer' }))
    // only the amount changes; the brief comes from the existing offer, as plain text here
    const amount = await screen.findByLabelText('Counter offer amount')
    await user.clear(amount)
    await user.type(amount, '9500')
    await user.click(screen.getByRole('button', { name: 'Update counter offer' }))
    expect(
      await screen.findByText('Thank you, we have sent your updated counter offer to Elena Marchetti.'),
    ).toBeVisible()
    expect(sent.find(({ name }) => name === 'UpdateCounterOffer')?.input).toMatchObject({
      id: COUNTER_ID,
      input: { counterAmountCents: 950_000 },
      seenAmountCents: 1_200_000,
    })
  })

  it('[OFFER-06, OFFER-07, GO-42] after a rejected counter offer only a hire is possible', async () => {
    const rejected = counterOffer({ status: 'rejected', reject_reason: 'The scope is larger than that.' })
    asPoster({ applications: [proposed({ counter_offer: rejected })] })
    expect(await screen.findByText('Reason: The scope is larger than that.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Counter Offer/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Hire' })).toBeEnabled()
  })
})
