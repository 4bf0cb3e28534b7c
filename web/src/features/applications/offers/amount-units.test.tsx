import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeDraft } from '#lib/draft-storage.js'
import { application, counterOffer, hired, historyEntry, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { clientUser, expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
/** The offer was made per month, but the role has since changed to days. */
const PER_DAY = { duration_type: { code: 'day' } }
const asExpert = (opening: Opening) =>
  openOpportunity({ at: '?tab=proposal', who: expertUser, opportunity: PER_DAY, ...opening })
const asPoster = (opening: Opening) =>
  openOpportunity({ at: '?tab=interests', opportunity: { ...PER_DAY, poster: ownPost }, ...opening })
const STAYS = 'The role asks for amounts per day now. This one was given per month and stays so.'

describe('amounts from before the role changed its unit', () => {
  it('[X-70] offer, history and next step give each amount’s unit, and the form starts empty in the new one', async () => {
    const { user, container } = asExpert({
      applications: [proposed()],
      graphql: {
        ApplicationHistory: () => ({
          opportunity_history: [
            historyEntry({ id: 3, event: 'offer_changed', amount_cents: 60_000, amount_unit: 'day' }),
            historyEntry({ id: 2, event: 'proposal_submitted', amount_cents: 1_200_000, amount_unit: 'month' }),
          ],
        }),
      },
    })
    const sent = within(await screen.findByRole('region', { name: 'What you sent' }))
    expect(sent.getByText('$12,000 per month')).toBeVisible()
    expect(screen.getByText(/your offer of \$12,000 per month/)).toBeVisible()
    await user.click(sent.getByText('Offers and answers'))
    const offers = within(await sent.findByRole('list', { name: 'Offers' }))
    expect(offers.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('$600 per day'),
      expect.stringContaining('$12,000 per month'),
    ])
    const form = within(screen.getByRole('region', { name: 'Change your offer' }))
    expect(form.getByLabelText('Offer amount')).toHaveValue('')
    expect(form.getByText(STAYS)).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[X-70] a counter offer says that it keeps its unit, and is accepted in it', async () => {
    const { user, sent } = asExpert({
      applications: [proposed({ counter_offer: counterOffer() })],
      graphql: { AcceptCounterOffer: ({ id }) => ({ acceptCounterOffer: { id, status: 'accepted' } }) },
    })
    const offer = within(await screen.findByRole('region', { name: 'Counter offer' }))
    expect(offer.getByText('$9,000 per month')).toBeVisible()
    expect(offer.getByText(STAYS)).toBeVisible()
    await user.click(offer.getByRole('button', { name: 'Accept' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'AcceptCounterOffer')?.input).toMatchObject({
        seenAmountCents: 900_000,
        seenAmountUnit: 'month',
      }),
    )
  })

  it('[X-70] the hire shows the amount with its unit to both sides', async () => {
    asExpert({ at: '', applications: [proposed({ status: 'pending', hire: hired() })] })
    expect(await screen.findByText(/The agreed amount is \$12,000 per month\./)).toBeVisible()
    expect(screen.getByText(STAYS)).toBeVisible()
  })

  it('[X-70] the company hires for the amount in the unit it was offered in', async () => {
    const { user, sent } = asPoster({
      applications: [proposed()],
      graphql: { HireExpert: () => ({ hireExpert: { status: 'pending' } }) },
    })
    expect((await screen.findAllByText('$12,000 per month')).length).toBeGreaterThan(0)
    await user.click(await screen.findByRole('button', { name: 'Hire' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('$12,000 per month', { selector: 'dd *, dd' })).toBeVisible()
    expect(dialog.getByText(STAYS)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Hire' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'HireExpert')?.input).toMatchObject({
        seenAmountCents: 1_200_000,
        seenAmountUnit: 'month',
      }),
    )
  })

  it('[X-70] a counter offer is changed in the current unit, from an empty amount', async () => {
    const { user } = asPoster({ applications: [proposed({ counter_offer: counterOffer() })] })
    await user.click(await screen.findByRole('button', { name: 'Update Counter Offer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update the counter offer' }))
    expect(dialog.getByText(/offers \$12,000 per month/)).toBeVisible()
    expect(dialog.getByLabelText('Counter offer amount')).toHaveValue('')
    expect(dialog.getByText('per day')).toBeVisible()
    expect(dialog.getByText(STAYS)).toBeVisible()
  })

  it('[X-70] an amount typed per month is not offered per day', async () => {
    const first = asExpert({ applications: [application()], opportunity: { duration_type: { code: 'month' } } })
    await first.user.type(await screen.findByLabelText('Offer amount'), '7000')
    first.unmount()
    const second = asExpert({ applications: [application()] })
    expect(await screen.findByLabelText('Offer amount')).toHaveValue('')
    second.unmount()
    asExpert({ applications: [application()], opportunity: { duration_type: { code: 'month' } } })
    expect(await screen.findByLabelText('Offer amount')).toHaveValue('7000')
  })

  const PER_MONTH = { duration_type: { code: 'month' } }
  const typedOver = { typed: { month: '7300' }, over: { month: '7000' } }
  it('[X-70] an offer that another device has sent is shown with its unit', async () => {
    const { opportunity_id: id } = proposed()
    writeDraft(expertUser.userId, `offer:${id}`, typedOver)
    asExpert({ applications: [proposed()], opportunity: PER_MONTH })
    expect(await screen.findByText('Saved: $12,000 per month')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Offer amount' })).toHaveValue('7300')
  })

  it('[X-70] so is a counter offer that another device has made', async () => {
    const { opportunity_id: id, user_id: expertId } = proposed()
    writeDraft(clientUser.userId, `counter:${id}:${expertId}`, typedOver)
    const { user } = asPoster({
      applications: [proposed({ counter_offer: counterOffer() })],
      opportunity: { ...PER_MONTH, poster: ownPost },
    })
    await user.click(await screen.findByRole('button', { name: 'Update Counter Offer' }))
    expect(await screen.findByText('Saved: $9,000 per month')).toBeVisible()
  })
})
