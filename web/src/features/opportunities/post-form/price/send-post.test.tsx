import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, DRAFT, mayPost, openForm } from '#testing/fractional-form-screen.js'
import { creditsShort, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'

const ELIGIBILITY = 'GET /api/opportunities/postingEligibility'
const PRICES = {
  credit_prices: [
    { action: 'ask_question', context: 'questions', credits: 200, accepts_amount: false, label: 'Ask a question' },
    { action: 'request_call', context: 'expert', credits: 1000, accepts_amount: false, label: 'Request a call' },
  ],
}
const SENTENCE = 'You do not have enough Wizlings for this action.'
const refuse = () => {
  throw creditsShort({ needed: 200, balance: 40 })
}

it('[X-24, GK-023] the price is beside the button, in dollars for screen readers, and sent along', async () => {
  let seen: unknown
  const { dialog, submit } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: ({ seenCredits }: Record<string, unknown>) => {
        seen = seenCredits
        return { createOpportunity: { id: crypto.randomUUID(), status: 'draft' } }
      },
    },
  })
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Send for approval' })).toHaveAccessibleDescription(
      expect.stringMatching(/^Posting costs 200 credits \(\$10\) ?\. You have 400 credits \(\$20\) ?\.$/i),
    ),
  )
  await submit()
  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
  expect(seen).toBe(200)
})

it('[OPP-84, OERR-20, GO-65] too few credits open the dialog over the form, which keeps everything', async () => {
  const { dialog, submit, user, address } = await openForm({
    draft: {},
    graphql: { CreateOpportunity: refuse, CreditPrices: () => PRICES },
  })
  await submit()
  const short = within(await screen.findByRole('dialog', { name: 'Not enough Credits' }))
  expect(short.getByText(SENTENCE)).toBeVisible()
  expect(short.getByText('Needed').parentElement).toHaveTextContent(/200 credits \(\$10\)/i)
  expect(short.getByText('Your balance').parentElement).toHaveTextContent(/40 credits \(\$2\)/i)
  expect(short.getByText('Missing').parentElement).toHaveTextContent(/160 credits \(\$8\)/i)
  const needs = within(await short.findByRole('list'))
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Post an opportunity, on your plan200 credits \(\$10\)$/i),
    expect.stringMatching(/^Ask a question200 credits \(\$10\)$/i),
    expect.stringMatching(/^Request a call1,000 credits \(\$50\)$/i),
  ])
  const shop = '/wizling/get-wizlings?redirectTo=%2Ffractional-creator'
  expect(short.getByRole('link', { name: 'Get Credits' })).toHaveAttribute('href', shop)
  expect(short.getByRole('link', { name: 'Request Credits' })).toHaveAttribute(
    'href',
    '/wizling/request?redirectTo=%2Ffractional-creator',
  )
  await expectNoAxeViolations()
  expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
  expect(screen.queryByText(/^Error while submitting/)).not.toBeInTheDocument()
  await user.click(short.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument())
  expect(dialog.getByRole('button', { name: 'Send for approval' })).toBeVisible()
  expect(address()).toBe('/fractional-creator')
})

it('[GO-65] its link leads to more credits, and the form is as it was on return', async () => {
  const { submit, user, address } = await openForm({
    draft: {},
    graphql: {
      ...{ CreateOpportunity: refuse, CreditPrices: () => PRICES },
      ...{ CreditPacks: () => ({ credit_packs: [] }), Purchases: () => ({ purchases: [] }) },
    },
  })
  await submit()
  await user.click(await screen.findByRole('link', { name: 'Get Credits' }))
  await waitFor(() => expect(address()).toContain('/wizling/get-wizlings'))
  await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument())
  expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
})

it('[GO-65] too few credits are announced before anything is typed', async () => {
  const { dialog } = await openForm({
    draft: {},
    rest: {
      [ELIGIBILITY]: () => ({
        ...{ isEligible: false, reason: 'INSUFFICIENT_CREDITS' },
        price: { credits: 200, balance: 40 },
      }),
    },
  })
  expect(await dialog.findByText('You need more Credits to post')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Get Credits' })).toHaveAttribute(
    'href',
    '/wizling/get-wizlings?redirectTo=%2Ffractional-creator',
  )
})

it('[X-24] a price that has changed is shown before anything is sent again', async () => {
  let credits = 100
  const seen: unknown[] = []
  const { dialog, submit } = await openForm({
    draft: {},
    rest: { [ELIGIBILITY]: () => ({ ...mayPost(), price: { credits, balance: 400 } }) },
    graphql: {
      CreateOpportunity: ({ seenCredits }: Record<string, unknown>) => {
        seen.push(seenCredits)
        credits = 200
        if (seenCredits === 100)
          throw refusal(409, 'PRICE_CHANGED', 'The price has changed. Check it, then send again.')
        return { createOpportunity: { id: crypto.randomUUID(), status: 'draft' } }
      },
    },
  })
  await dialog.findByText(/Posting costs/)
  await submit()
  expect(await screen.findByText(/The price has changed\. Check it, then send again\.$/)).toBeVisible()
  await waitFor(() => expect(dialog.getByText(/Posting costs/)).toHaveTextContent(/200 credits/i))
  await submit()
  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
  expect(seen).toEqual([100, 200])
})

it('[X-25] what a refund left owing has words of its own', async () => {
  const owed = 'A refund left your balance below zero. Buy Credits to settle it, then try again.'
  const { submit } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: () => {
        throw refusal(402, 'CREDITS_OWED', owed)
      },
    },
  })
  await submit()
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle your balance first' }))
  expect(dialog.getByText(owed)).toBeVisible()
  expect(dialog.queryByText('Needed')).not.toBeInTheDocument()
})
