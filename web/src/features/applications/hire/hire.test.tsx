import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application, hired, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { changedTerms } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'

const QUESTION = 'You have been selected for this opportunity. Do you want to accept the hire?'
const OPT_OUT = `/opt-out/${expertUser.userId}`
const waiting = proposed({ status: 'pending', hire: hired() })
const RAISED = { agreed_value_cents: 1_300_000 }
const accepted = proposed({ status: 'accepted', hire: hired({ accepted_at: '2026-11-20T09:00:00Z' }) })

describe('a hire, for the expert', () => {
  it('[HIRE-06, HIRE-07, GO-55] the question is above the tabs; Yes accepts and leads to Hired', async () => {
    let isAccepted = false
    const { user, sent, address, container } = openOpportunity({
      who: expertUser,
      applications: () => [isAccepted ? accepted : waiting],
      graphql: {
        AcceptHire: () => {
          isAccepted = true
          return { acceptHire: { status: 'accepted' } }
        },
      },
    })
    const question = await screen.findByText(QUESTION)
    expect(question).toBeVisible()
    const tabs = await screen.findByRole('tablist')
    expect(question.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=hired`))
    expect(sent.find(({ name }) => name === 'AcceptHire')?.input).toEqual({
      opportunityId: OPPORTUNITY_ID,
      seenVersion: 1,
      seenAmountCents: 1_200_000,
      seenAmountUnit: 'month',
      seenTermsVersion: 1,
    })
    expect(await screen.findByText('Agreed amount')).toBeVisible()
  })

  it('[X-71] changed terms are shown, and Yes accepts those', async () => {
    const terms = {
      version: 2,
      amountCents: 1_200_000,
      amountUnit: 'month' as const,
      amount: '$12,000 per month',
      changes: [{ name: 'Budget', before: '$500 – $700 per day', after: '$600 – $800 per day' }],
    }
    let tries = 0
    const { user, sent, container } = openOpportunity({
      who: expertUser,
      applications: [waiting],
      graphql: {
        AcceptHire: () => {
          tries += 1
          if (tries === 1) throw changedTerms(terms)
          return { acceptHire: { status: 'accepted' } }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    const told = await screen.findByText('The terms have changed since you opened this page')
    expect(told).toBeVisible()
    expect(screen.getByText('$500 – $700 per day')).toBeVisible()
    expect(screen.getByText('$600 – $800 per day')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(tries).toBe(2))
    const named = sent.filter(({ name }) => name === 'AcceptHire').map(({ input }) => input)
    expect(named).toMatchObject([
      { seenVersion: 1 },
      { seenVersion: 2, seenAmountCents: 1_200_000, seenAmountUnit: 'month' },
    ])
  })

  it('[X-71] terms that load while the question is open are not agreed to: the request names those shown first', async () => {
    let tries = 0
    const { user, sent } = openOpportunity({
      who: expertUser,
      applications: () => [tries === 0 ? waiting : proposed({ ...waiting, version: 2, hire: hired(RAISED) })],
      graphql: {
        AcceptHire: () => {
          tries += 1
          throw new TypeError('Failed to fetch')
        },
      },
    })
    const press = async () => user.click(await screen.findByRole('button', { name: 'Yes' }))
    await press()
    expect((await screen.findAllByText(/\$13,000/))[0]).toBeVisible()
    await press()
    await waitFor(() => expect(tries).toBe(2))
    const named = sent.filter(({ name }) => name === 'AcceptHire').map(({ input }) => input)
    expect(named[1]).toEqual(named[0])
  })

  it('[HIRE-01, HIRE-08, GO-20, GO-21] No leads to opting out, which requires a reason', async () => {
    const { user, sent, address } = openOpportunity({
      who: expertUser,
      applications: [waiting],
      graphql: { OptOut: () => ({ optOut: { status: 'opted out' } }) },
    })
    await user.click(await screen.findByRole('link', { name: 'No' }))
    expect(address()).toBe(`${DETAIL_ADDRESS}${OPT_OUT}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Opt out' }))
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(dialog.getByText('Reason is required')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await user.type(dialog.getByLabelText('Reason'), 'My plans have changed.')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent.some(({ name }) => name === 'OptOut')).toBe(true))
    expect(sent.find(({ name }) => name === 'OptOut')?.input).toEqual({
      opportunityId: OPPORTUNITY_ID,
      reason: 'My plans have changed.',
      seenVersion: 1,
      seenAmountCents: 1_200_000,
      seenAmountUnit: 'month',
    })
  })

  it.each(['interested', 'accepted', 'rejected', 'opted out'])(
    '[HIRE-06] there is no question at %s',
    async (status) => {
      openOpportunity({ who: expertUser, applications: [application({ status })] })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
    },
  )

  it('[GO-20] the poster is sent back from an expert’s opt-out', async () => {
    const { address } = openOpportunity({
      who: clientUser,
      at: OPT_OUT,
      opportunity: { poster: ownPost },
      applications: [waiting],
    })
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=interests`))
  })
})

describe('the Hired tab', () => {
  it('[OPP-45, OPP-46, OPP-47] the poster sees who accepted and for how much', async () => {
    const { sent } = openOpportunity({
      at: '?hired',
      opportunity: { poster: ownPost, status: 'in progress' },
      applications: [accepted],
    })
    expect(await screen.findByRole('heading', { name: 'Elena Marchetti' })).toBeVisible()
    expect(screen.getByText('$12,000 per month')).toBeVisible()
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'MarkTabSeen')?.input).toMatchObject({ tab: 'hiredTab' }),
    )
  })

  it('[GO-56, OPP-83] experts who opted out after a hire are listed with their reason', async () => {
    const gone = proposed({
      status: 'opted out',
      opt_out_reason: 'Another offer came first.',
      hire: hired({ opted_out_at: '2026-11-20T09:00:00Z' }),
    })
    const { user } = openOpportunity({ at: '?tab=hired', opportunity: { poster: ownPost }, applications: [gone] })
    expect((await screen.findAllByText('Opted out'))[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'See the reason' }))
    expect(await screen.findByText('Another offer came first.')).toBeVisible()
  })

  it('[OPP-45] is hidden without a hire', async () => {
    openOpportunity({ at: '?tab=hired', opportunity: { poster: ownPost }, applications: [proposed()] })
    expect(await screen.findByRole('tab', { name: 'About', selected: true })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Hired' })).not.toBeInTheDocument()
  })
})
