import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostable } from '#contract/opportunities/types/post-types.testkit.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { mayPost } from '#testing/fractional-form-screen.js'
import {
  CHOICES,
  chosen,
  fractionalOptions,
  noEntries,
  OPPORTUNITY_ID,
  opportunityCard,
  opportunityLists,
} from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { PostToEditQuery } from './post-to-edit.generated'

const BRIEF = 'Which of our two markets should we enter first?'
const typed = {
  categoryIds: [CHOICES.demand],
  topicIds: [CHOICES.lifecycle],
  minBudgetAmount: 200,
  maxBudgetAmount: 400,
  brief: BRIEF,
  briefRichText: plainToRichText(BRIEF),
  posterAgreedTerms: true,
}

let putBack: () => void
beforeAll(() => {
  putBack = makePostable('advice')
})
afterAll(() => putBack())

function open(
  address: string,
  row: PostToEditQuery['opportunities_by_pk'] = null,
  user: typeof clientUser | null = clientUser,
) {
  return renderRoute(address, {
    ...(user ? { user } : {}),
    graphql: {
      PostOptions: () => fractionalOptions,
      PostToEdit: () => ({ opportunities_by_pk: row }),
      ...opportunityLists(),
      CreateOpportunity: () => ({ createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }),
      UpdateOpportunity: () => ({ updateOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }),
    },
    rest: {
      'GET /api/user/companyDetails': () => ({}),
      'GET /api/opportunities/postingEligibility': mayPost,
    },
  })
}
const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the form for another type', () => {
  it('has the sections, hints and limits of its description, and nothing else', async () => {
    const { user } = open('/advice-creator')
    const form = await formNamed('Ask for advice')
    expect(form.getAllByRole('region').map((section) => section.getAttribute('aria-label'))).toEqual([
      'The question',
      'What it is worth',
      'The brief',
    ])
    expect(form.getByText('0/200')).toBeVisible()
    for (const name of ['Role level', 'Skills', 'Duration', 'Duration type', 'Experts must sign an NDA'])
      expect(form.queryByLabelText(name)).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Send for approval' }))
    expect(await form.findByText(/6 fields need another look/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('has its own draft, and is sent as its type without any other fields', async () => {
    writeDraft(clientUser.userId, 'advice:new', { typed: { ...typed, documents: [] }, over: {} })
    const { user, sent } = open('/advice-creator')
    const form = await formNamed('Ask for advice')
    expect(form.getByText('Advice on Demand Generation')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByRole('dialog', { name: 'Your question is in' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'CreateOpportunity')?.input).toMatchObject({
      input: {
        type: 'advice',
        categoryIds: [CHOICES.demand],
        roleIds: [],
        durationMonths: null,
        durationTypeId: null,
        startDateId: null,
        minBudgetCents: 20_000,
        maxBudgetCents: 40_000,
      },
    })
  })

  it('[OPP-26, OPP-51] sends the lists of its form, which may stay empty, and no others', async () => {
    const lists = {
      deliverables: [{ title: 'A recommendation', details: 'On two pages' }],
      paymentSchedules: [{ details: 'At the end', percentage: 100 }],
    }
    writeDraft(clientUser.userId, 'advice:new', { typed: { ...typed, ...lists, documents: [] }, over: {} })
    const { user, sent } = open('/advice-creator')
    const form = await formNamed('Ask for advice')
    expect(form.getByDisplayValue('A recommendation')).toBeVisible()
    expect(form.getByDisplayValue('At the end')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByRole('dialog', { name: 'Your question is in' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'CreateOpportunity')?.input).toMatchObject({
      input: { ...lists, impactOnBusiness: [], achieveFromProgram: [] },
    })
  })

  it('edits stored values at its own address', async () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const { user, sent } = open(`/advice-creator/${OPPORTUNITY_ID}`, storedAdvice(poster))
    const form = await formNamed('Edit your question')
    expect(form.getByLabelText('Max budget')).toHaveValue('400')
    await user.clear(form.getByLabelText('Max budget'))
    await user.type(form.getByLabelText('Max budget'), '600')
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'UpdateOpportunity')?.input).toMatchObject({
        id: OPPORTUNITY_ID,
        input: { type: 'advice', minBudgetCents: 20_000, maxBudgetCents: 60_000, roleIds: [] },
      }),
    )
  })

  it('[X-03] tells visitors what they need, in its own words', async () => {
    open('/advice-creator', null, null)
    expect(await screen.findByRole('heading', { name: 'Ask for advice' })).toBeVisible()
    expect(screen.getByText(/^One page: the question and what it is worth to you\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up to post' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fadvice-creator',
    )
  })

  it('[OPP-05] opens in its own form, whatever type the address is for', async () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const { address } = open(`/fractional-creator/${OPPORTUNITY_ID}`, storedAdvice(poster))
    await formNamed('Edit your question')
    expect(address()).toBe(`/advice-creator/${OPPORTUNITY_ID}`)
  })
})

function storedAdvice(poster: ReturnType<typeof opportunityCard>['poster']) {
  return {
    ...opportunityCard({ type: 'advice', status: 'draft', poster, brief: BRIEF, no_of_days: null }),
    assigned_expert: null,
    priced_roles: [],
    duration_months: null,
    duration_type: null,
    no_of_days_unit: null,
    min_budget_cents: 20_000,
    max_budget_cents: 40_000,
    brief_rich_text: plainToRichText(BRIEF),
    version_no: 1,
    company_asked_to_sign_nda: false,
    chat_only: false,
    ...noEntries,
    start_date_id: null,
    start_date: null,
    country_id: null,
    country: null,
    categories: chosen.categories,
    topics: chosen.topics,
    domains: [],
    skills: [],
    roles: [],
    availabilities: [],
    documents: [],
    review: null,
  }
}
