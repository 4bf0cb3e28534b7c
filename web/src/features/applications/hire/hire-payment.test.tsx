import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { counterOffer, hireQuote, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { changedTerms, refusal } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { expertUser } from '#testing/personas.js'

const CHECKOUT = 'POST /api/payment/checkout-session'
const PAGE = 'https://pay.example/cs_1'
type Opening = Parameters<typeof openOpportunity>[0]

const leave = vi.fn()
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
})

/** The poster's page, with the dialog open. */
async function openHire(opening: Partial<Opening> = {}, quote: () => ReturnType<typeof hireQuote> = hireQuote) {
  const page = openOpportunity({
    at: '?tab=interests',
    opportunity: { poster: ownPost },
    applications: [proposed()],
    ...opening,
    graphql: { HireQuote: () => ({ hireQuote: quote() }), ...opening.graphql },
    rest: { [CHECKOUT]: () => ({ url: PAGE }), ...opening.rest },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Hire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire Elena Marchetti' }))
  return { ...page, dialog }
}
const checkouts = (sent: { name: string; input: unknown }[]) =>
  sent.filter(({ name }) => name === CHECKOUT).map(({ input }) => input)

describe('the choice of how to pay for a hire', () => {
  it('[HIRE-11, HIRE-12, GO-47] shows the agreed value, the percentage, the fee and what happens next', async () => {
    const { dialog, container } = await openHire()
    expect(await dialog.findByText('$12,000 per month')).toBeVisible()
    expect(dialog.getByText('Platform fee, once: 15% of the agreed value')).toBeVisible()
    expect(dialog.getByText('$1,800')).toBeVisible()
    expect(dialog.getByText(/As soon as your payment arrives, we ask Elena Marchetti to accept/)).toBeVisible()
    expect(dialog.getByRole('radio', { name: /Pay for this hire: \$1,800/ })).toBeChecked()
    expect(dialog.getByRole('radio', { name: /Get the Basic plan first: \$237 per quarter/ })).not.toBeChecked()
    await expectNoAxeViolations(container)
  })

  it('[OBASE-24, OBASE-26, HIRE-14, GO-49] pays for this hire with what is on the page, and goes on to the address it gets', async () => {
    const { dialog, user, sent } = await openHire()
    await user.click(await dialog.findByRole('button', { name: 'Pay $1,800' }))
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(PAGE))
    expect(checkouts(sent)).toEqual([
      {
        opportuntiyId: OPPORTUNITY_ID,
        currentSubscriptionId: null,
        saasType: 'company',
        oppName: 'Chief Marketing Officer',
        purchaseType: 'hire_expert',
        customAmount: 180_000,
        hireExpertId: expertUser.userId,
        hireExpertName: 'Elena Marchetti',
        agreedValPercent: 15,
        ...{ seenVersion: 1, seenAmount: 12_000, seenAmountUnit: 'month', seenTermsVersion: 1 },
      },
    ])
    // a second press while the browser is leaving does nothing
    await user.click(dialog.getByRole('button', { name: 'Pay $1,800' }))
    expect(checkouts(sent)).toHaveLength(1)
  })

  it('[OBASE-25, GO-49] buys the Basic plan instead, which hires nobody', async () => {
    const { dialog, user, sent } = await openHire()
    await user.click(await dialog.findByRole('radio', { name: /Get the Basic plan first/ }))
    expect(dialog.getByText(/Nobody is hired yet/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Get Basic for $237' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PAGE))
    expect(checkouts(sent)).toEqual([
      {
        opportuntiyId: OPPORTUNITY_ID,
        currentSubscriptionId: null,
        saasType: 'company',
        oppName: 'Chief Marketing Officer',
        purchaseType: 'saas',
        priceId: 'basic_quarterly_company',
        redirectTo: `${DETAIL_ADDRESS}?tab=interests&applicant=${expertUser.userId}`,
      },
    ])
  })

  it('[HIRE-11] offers no plan that lowers nothing', async () => {
    const { dialog } = await openHire({}, () => hireQuote({ basic: null, percent: 8, feeCents: 96_000 }))
    expect(await dialog.findByRole('button', { name: 'Pay $960' })).toBeVisible()
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('[GO-41] says what happens to a pending counter offer', async () => {
    const { dialog } = await openHire({ applications: [proposed({ counter_offer: counterOffer() })] })
    expect(await dialog.findByText(/Your counter offer hasn’t been answered yet/)).toBeVisible()
  })

  it('[OERR-15, OERR-16, GO-48] shows the server’s words if it refuses, and the price that applies now', async () => {
    let price = 180_000
    const { dialog, user } = await openHire(
      {
        rest: {
          [CHECKOUT]: () => {
            price = 144_000
            throw refusal(400, 'VALIDATION_FAILED', 'The payment amount does not match the agreed value.')
          },
        },
      },
      () => hireQuote({ feeCents: price, basic: null }),
    )
    await user.click(await dialog.findByRole('button', { name: 'Pay $1,800' }))
    expect((await screen.findAllByText('The payment amount does not match the agreed value.'))[0]).toBeVisible()
    expect(await dialog.findByRole('button', { name: 'Pay $1,440' })).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
  })

  it('[X-71] asks again for terms that have changed, with their price', async () => {
    const terms = {
      version: 1,
      amountCents: 1_300_000,
      amountUnit: 'month' as const,
      amount: '$13,000 per month',
      changes: [{ name: 'Offer', before: '$12,000 per month', after: '$13,000 per month' }],
    }
    let tries = 0
    const { dialog, user, sent } = await openHire(
      {
        rest: {
          [CHECKOUT]: () => {
            tries += 1
            if (tries === 1) throw changedTerms(terms)
            return { url: PAGE }
          },
        },
      },
      () => hireQuote(tries === 0 ? {} : { agreedValueCents: 1_300_000, feeCents: 195_000 }),
    )
    await user.click(await dialog.findByRole('button', { name: 'Pay $1,800' }))
    expect(await dialog.findByText('The terms have changed since you opened this page')).toBeVisible()
    await user.click(await dialog.findByRole('button', { name: 'Pay $1,950' }))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(checkouts(sent)[1]).toMatchObject({ customAmount: 195_000, seenAmount: 13_000 })
  })

  it('[OERR-15] says why there is no price', async () => {
    const { dialog } = await openHire({}, () => {
      throw refusal(409, 'SIGNED_NDA_MISSING', 'This expert has not signed your NDA yet.')
    })
    expect(await dialog.findByText('This expert has not signed your NDA yet.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
