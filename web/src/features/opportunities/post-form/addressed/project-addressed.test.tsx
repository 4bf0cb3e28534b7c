import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { readDraft, writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, mayPost } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'
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
const TYPE = 'hire-expert-on-project'
const DRAFT = `${TYPE}:for:${EXPERT}`

/** Without a rate card, which a project doesn't need. */
const kenji: AskedExpertQuery['users'][number] = {
  id: EXPERT,
  first_name: 'Kenji',
  last_name: 'Ota',
  slug: 'kenji-ota',
  profile_pic: null,
  designation: 'Adviser',
  is_expert: true,
  expert_detail: {
    is_available_for_hire_as_cxo: false,
    country_id: null,
    topics: [{ topic_id: CHOICES.lifecycle }],
    expertise: [{ expertise_id: CHOICES.seo }],
    domains: [{ domain_id: CHOICES.energy }],
    rate_card: null,
  },
}
const typed = {
  title: 'Win back lapsed customers',
  startDateId: CHOICES.soon,
  durationMonths: 2,
  minBudgetAmount: 4000,
  maxBudgetAmount: 8000,
  brief: BRIEF,
  briefRichText: plainToRichText(BRIEF),
  posterAgreedTerms: true,
}

interface Opening {
  /** null if there is none with this id */
  expert?: typeof kenji | null
  create?: () => never
  at?: string
}

function open({ expert = kenji, create, at = `?type=${TYPE}&expert=${EXPERT}` }: Opening = {}) {
  return renderRoute(`/opportunities-creator${at}`, {
    user: clientUser,
    graphql: {
      PostOptions: () => fractionalOptions,
      ...opportunityLists(),
      ...noOwnPosts,
      AskedExpert: () => ({ users: expert ? [expert] : [] }),
      ProfileById: () => ({ users: [] }),
      CreateOpportunity: create ?? (() => ({ createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } })),
    },
    rest: {
      'GET /api/user/companyDetails': () => ({}),
      'GET /api/opportunities/postingEligibility': mayPost,
    },
  })
}
const form = async () => within(await screen.findByRole('dialog', { name: 'Hire Kenji Ota for a project' }))
const keepTyped = () => writeDraft(clientUser.userId, DRAFT, { typed, over: {} })

describe('the form of a project for one expert', () => {
  it('[GO-28] begins with what their profile says, and asks for nobody else', async () => {
    open()
    const dialog = await form()
    expect(dialog.getByText('Nobody else sees it. The expert answers with a proposal and a price.')).toBeVisible()
    for (const chosen of ['Demand Generation', 'Lifecycle email'])
      expect(dialog.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible()
    expect(dialog.queryByRole('combobox', { name: 'Experts you want' })).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('[GO-28] is sent to that expert, and what was typed is forgotten', async () => {
    keepTyped()
    const { user, sent } = open()
    await user.click((await form()).getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText('Your request is waiting for approval')).toBeVisible()
    expect(screen.getByText('Once our staff have approved it, we tell the expert.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'CreateOpportunity')?.input).toMatchObject({
      input: { type: TYPE, expertId: EXPERT, title: typed.title, topicIds: [CHOICES.lifecycle] },
    })
    expect(readDraft(clientUser.userId, DRAFT)).toBeNull()
  })

  it('[GD-66] says why the expert can’t be asked, and keeps what was typed', async () => {
    keepTyped()
    const { user } = open({
      create: () => {
        throw refusal(400, 'VALIDATION_FAILED', 'Some fields need another look', [
          { field: 'expertId', message: 'This expert can’t be asked at the moment' },
        ])
      },
    })
    await user.click((await form()).getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText(/This expert can’t be asked at the moment/)).toBeVisible()
    expect(readDraft(clientUser.userId, DRAFT)).not.toBeNull()
  })

  it.each([
    ['somebody who is no expert', { ...kenji, is_expert: false }],
    ['oneself', { ...kenji, id: clientUser.userId }],
  ])('[GD-66] doesn’t open for %s', async (_, expert) => {
    open({ expert })
    expect(await screen.findByText('This expert can’t be asked at the moment.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Ask an expert to take on your project' })).toBeVisible()
  })

  it.each([
    ['an id that is none', `?type=${TYPE}&expert=kenji`, `/opportunities-creator?type=${TYPE}`],
    ['nobody', `?type=${TYPE}&expert=`, `/opportunities-creator?type=${TYPE}`],
    ['somebody unknown', `?type=${TYPE}&expert=${EXPERT}`, `/opportunities-creator?type=${TYPE}`],
    ['an id that is none, for a role', '?type=fractional&expert=kenji', '/fractional-creator'],
    ['somebody unknown, for a role', `?type=fractional&expert=${EXPERT}`, '/fractional-creator'],
    [
      'a type that asks nobody',
      `?type=advice&expert=${EXPERT}`,

      '/opportunities-creator?type=advice',
    ],
  ])('[GD-54] says that the expert can’t be found for %s, and opens no form', async (_, at, href) => {
    open({ at, expert: null })
    // the page may still be replacing what showed while it loaded
    await waitFor(() => expect(screen.getByText('We can’t find the expert you want to ask.')).toBeVisible())
    expect(screen.getByRole('link', { name: 'Post for everybody' })).toHaveAttribute('href', href)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })
})
