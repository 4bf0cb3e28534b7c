import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { readDraft, writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, filled, mayPost } from '#testing/fractional-form-screen.js'
import { type Network, refusal } from '#testing/network.js'
import {
  CHOICES,
  fractionalOptions,
  noOwnPosts,
  OPPORTUNITY_ID,
  opportunityLists,
} from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { AskedExpertQuery } from './asked-expert.generated'

const EXPERT = '00000000-0000-4000-8000-0000000000e9'
const DRAFT = `fractional:for:${EXPERT}`
const person = {
  id: EXPERT,
  first_name: 'Kenji',
  last_name: 'Ota',
  slug: 'kenji-ota',
  profile_pic: null,
  designation: 'Adviser',
}
const month = { min_amount_cents: 800_000, max_amount_cents: 3_000_000, duration_type: { code: 'month' } }
const kenji: AskedExpertQuery['users'][number] = {
  ...person,
  is_expert: true,
  expert_detail: {
    is_available_for_hire_as_cxo: true,
    country_id: null,
    topics: [{ topic_id: CHOICES.lifecycle }],
    expertise: [{ expertise_id: CHOICES.seo }],
    domains: [{ domain_id: CHOICES.energy }],
    rate_card: {
      min_value_cents: 600_000,
      max_value_cents: 900_000,
      category_id: CHOICES.demand,
      rate_unit: { code: 'month' },
      roles: [{ role_id: CHOICES.director, role: { budget_ranges: [month] } }],
      availabilities: [{ availability_type_id: CHOICES.remote }],
    },
  },
}
const notForHire = { ...kenji, expert_detail: kenji.expert_detail && { ...kenji.expert_detail, rate_card: null } }
const terms = {
  noOfDays: 2,
  noOfDaysUnit: 'week',
  durationMonths: 6,
  startDateId: CHOICES.soon,
  brief: BRIEF,
  briefRichText: plainToRichText(BRIEF),
  posterAgreedTerms: true,
}

function open({ expert = kenji, graphql }: { expert?: typeof kenji; graphql?: Network['graphql'] } = {}) {
  return renderRoute(`/fractional-creator?expert=${EXPERT}`, {
    user: clientUser,
    graphql: {
      PostOptions: () => fractionalOptions,
      ...opportunityLists(),
      ...noOwnPosts,
      AskedExpert: () => ({ users: [expert] }),
      ProfileById: () => ({ users: [] }),
      CreateOpportunity: () => ({ createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }),
      ...graphql,
    },
    rest: {
      'GET /api/user/companyDetails': () => ({}),
      'GET /api/opportunities/postingEligibility': mayPost,
    },
  })
}
const form = async () => within(await screen.findByRole('dialog', { name: 'Ask Kenji Ota for a fractional role' }))
const keepTerms = () => {
  const {
    ndaIds: _ndas,
    assetIds: _assets,
    ...typed
  } = {
    ...filled,
    ...{ minBudgetAmount: 8000, maxBudgetAmount: 9000, countryId: '' },
    ...terms,
  }
  writeDraft(clientUser.userId, DRAFT, { typed: { ...typed, documents: [] }, over: {} })
}

describe('the form for one expert', () => {
  it('[FRAC-01, GD-85] shows what the rate card says, read-only, and its rates cut to the role’s range', async () => {
    open()
    const dialog = await form()
    for (const words of ['Director', 'Demand Generation', 'Lifecycle email', 'Remote'])
      expect(dialog.getByText(words)).toBeVisible()
    expect(dialog.queryByRole('combobox', { name: 'Topics' })).not.toBeInTheDocument()
    expect(dialog.getByLabelText('Min budget')).toHaveValue('8000')
    expect(dialog.getByLabelText('Max budget')).toHaveValue('9000')
    await expectNoAxeViolations()
  })

  it('[FRAC-32, FRAC-34, FRAC-36] is checked against what the role is paid, and isn’t sent', async () => {
    const { user, sent } = open()
    const dialog = await form()
    await user.clear(dialog.getByLabelText('Min budget'))
    await user.type(dialog.getByLabelText('Min budget'), '7999')
    await user.clear(dialog.getByLabelText('Max budget'))
    await user.type(dialog.getByLabelText('Max budget'), '30001')
    await user.click(dialog.getByRole('button', { name: 'Send for approval' }))
    expect(await dialog.findByText('Min amount cannot be lesser than $8,000')).toBeVisible()
    expect(dialog.getByText('Max amount cannot be greater than $30,000')).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Start/ })).toHaveAccessibleDescription(/required field/)
    expect(sent.some(({ name }) => name === 'CreateOpportunity')).toBe(false)
    await waitFor(() => expect(readDraft(clientUser.userId, DRAFT)).not.toBeNull())
    expect(readDraft(clientUser.userId, `${DRAFT}:name`)).toBe('Kenji Ota')
  })

  it('[FRAC-29, FRAC-11] names the expert, and says what happens next', async () => {
    keepTerms()
    const { user, sent } = open()
    await user.click((await form()).getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText('Your Fractional role request is in – great move!')).toBeVisible()
    const input = sent.find(({ name }) => name === 'CreateOpportunity')?.input
    expect(input).toMatchObject({ input: { type: 'fractional', expertId: EXPERT, minBudgetCents: 800_000 } })
    for (const kept of [DRAFT, `${DRAFT}:name`]) expect(readDraft(clientUser.userId, kept)).toBeNull()
  })

  it('[FRAC-15] a failure closes the form with an alert, and keeps the draft', async () => {
    keepTerms()
    const { user } = open({
      graphql: {
        CreateOpportunity: () => {
          throw refusal(500, 'unexpected', 'internal error')
        },
      },
    })
    await user.click((await form()).getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText('Error while submitting your fractional hiring requirements')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(readDraft(clientUser.userId, DRAFT)).not.toBeNull()
  })

  it('[GD-54] doesn’t open for an expert without a rate card', async () => {
    open({ expert: notForHire })
    expect(await screen.findByText('This expert can’t be asked at the moment.')).toBeVisible()
  })
})
