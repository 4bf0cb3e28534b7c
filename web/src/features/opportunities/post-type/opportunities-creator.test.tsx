import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { readDraft, writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, mayPost } from '#testing/fractional-form-screen.js'
import {
  CHOICES,
  chosen,
  detailedOpportunity,
  fractionalOptions,
  mara,
  OPPORTUNITY_ID,
  opportunityLists,
} from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { PostToEditQuery } from '../post-form/post-to-edit.generated'
import { readPrefill } from './prefill'

const goal = { title: 'Run our own price tests', details: '' }
const typed = {
  title: 'Pricing for our sales team',
  categoryIds: [CHOICES.demand],
  topicIds: [CHOICES.lifecycle],
  skillIds: [CHOICES.seo],
  achieveFromProgram: [goal],
  startDateId: CHOICES.soon,
  durationMonths: 2,
  minBudgetAmount: 2000,
  maxBudgetAmount: 4000,
  brief: BRIEF,
  briefRichText: plainToRichText(BRIEF),
  posterAgreedTerms: true,
}

/** What is asked of a post to edit it, which isn't all of its page. */
const posted = (...words: Parameters<typeof detailedOpportunity>) => {
  const { closed_by_staff: _, ...post } = detailedOpportunity(...words)
  return post
}

interface Opening {
  user?: typeof clientUser
  stored?: PostToEditQuery['opportunities_by_pk']
  /** further answers */
  more?: NonNullable<Parameters<typeof renderRoute>[1]>['graphql']
}

function open(address: string, { stored = null, more, ...options }: Opening = { user: clientUser }) {
  return renderRoute(address, {
    ...options,
    graphql: {
      PostOptions: () => fractionalOptions,
      PostToEdit: () => ({ opportunities_by_pk: stored }),
      ...opportunityLists(),
      ...more,
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
const draftOf = (type: string, form: object = typed) =>
  writeDraft(clientUser.userId, `${type}:new`, {
    typed: { ...form, documents: [] },
    over: {},
  })

describe('choosing a type', () => {
  it('[GO-81] offers every type with a sentence about it; collaboration to experts only', async () => {
    open('/opportunities-creator')
    const project = await screen.findByRole('link', { name: 'Post a project' })
    expect(project).toHaveAttribute('href', '/opportunities-creator?type=project')
    expect(screen.getByText('A piece of work with a clear result, a start and an end.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Post a fractional role' })).toHaveAttribute('href', '/fractional-creator')
    expect(screen.queryByRole('link', { name: 'Find an expert to work with' })).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('[GO-81] doesn’t open the form of a type that one may not post', async () => {
    open('/opportunities-creator?type=collaboration')
    expect(await screen.findByRole('heading', { name: 'Post an opportunity' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[GO-81] experts may post a collaboration', async () => {
    open('/opportunities-creator?type=collaboration', { user: expertUser })
    expect(await screen.findByRole('dialog', { name: 'Find an expert to work with' })).toBeVisible()
  })

  it('leads to the form of the chosen type', async () => {
    const { user } = open('/opportunities-creator')
    await user.click(await screen.findByRole('link', { name: 'Find a coach' }))
    expect(await screen.findByRole('dialog', { name: 'Find a coach' })).toBeVisible()
  })

  it('a type with an address of its own opens there', async () => {
    const { address } = open('/opportunities-creator?type=fractional')
    await screen.findByRole('dialog', { name: 'Post a fractional role' })
    expect(address()).toBe('/fractional-creator')
  })

  it('[X-03] visitors may look, and are told what they need', async () => {
    const { user } = open('/opportunities-creator', {})
    await user.click(await screen.findByRole('link', { name: 'Post a project' }))
    expect(await screen.findByRole('link', { name: 'Sign up to post' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fopportunities-creator%3Ftype%3Dproject',
    )
  })
})

describe('the form of a type', () => {
  it('starts a required list with one entry; more are added and removed', async () => {
    const { user } = open('/opportunities-creator?type=training')
    const form = await formNamed('Train your team')
    await user.type(form.getByLabelText('Goal 1'), 'Run price tests')
    await user.click(form.getByRole('button', { name: 'Add a goal' }))
    await user.type(form.getByLabelText('Goal 2'), 'Read the results')
    await user.click(form.getByRole('button', { name: 'Remove goal 1' }))
    expect(form.getByLabelText('Goal 1')).toHaveValue('Read the results')
    expect(form.queryByLabelText('Goal 2')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(readDraft<{ typed: unknown }>(clientUser.userId, 'training:new')?.typed).toMatchObject({
        achieveFromProgram: [{ title: 'Read the results' }],
      }),
    )
    await user.clear(form.getByLabelText('Goal 1'))
    await user.click(form.getByRole('button', { name: 'Send for approval' }))
    expect(await form.findByLabelText('Goal 1')).toHaveAccessibleDescription(/required field/)
    await expectNoAxeViolations()
  })

  it('opening one that nobody has typed in leaves no draft', async () => {
    open('/opportunities-creator?type=training')
    await formNamed('Train your team')
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
  })

  it('[OPP-26] is sent as its type, with its lists; what may stay empty may', async () => {
    draftOf('training')
    const { user, sent } = open('/opportunities-creator?type=training')
    const form = await formNamed('Train your team')
    expect(form.getByLabelText('Goal 1')).toHaveValue(goal.title)
    await user.click(form.getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByRole('dialog', { name: 'Your training request is waiting for approval' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'CreateOpportunity')?.input).toMatchObject({
      input: {
        type: 'training',
        title: typed.title,
        achieveFromProgram: [goal],
        domainIds: [],
        durationTypeId: null,
        deliverables: [],
        minBudgetCents: 200_000,
      },
    })
  })

  it('[OPP-05] edits any post but a fractional one at /opportunities-creator/{id}', async () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const stored = {
      ...posted({ type: 'coaching', status: 'draft', title: 'A coach for Nora', poster }),
      ...chosen,
      brief: BRIEF,
      brief_rich_text: plainToRichText(BRIEF),
      achieve_from_program: [goal],
      priced_roles: [],
    }
    const { user, sent } = open(`/opportunities-creator/${OPPORTUNITY_ID}`, { user: clientUser, stored })
    const form = await formNamed('Edit your coaching request')
    await user.clear(form.getByLabelText('Title'))
    await user.type(form.getByLabelText('Title'), 'A coach for Tom')
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'UpdateOpportunity')?.input).toMatchObject({
        id: OPPORTUNITY_ID,
        input: { type: 'coaching', title: 'A coach for Tom', achieveFromProgram: [goal] },
      }),
    )
  })

  it('[OPP-04, OPP-05] a fractional one opens in its own editor, if it is one’s own', async () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const stored = { ...posted({ poster }), priced_roles: [] }
    const { address } = open(`/opportunities-creator/${OPPORTUNITY_ID}`, { user: clientUser, stored })
    await formNamed('Edit your fractional role')
    expect(address()).toBe(`/fractional-creator/${OPPORTUNITY_ID}`)
  })

  it('[GO-02] a post that can’t be edited is of no type in particular', async () => {
    open(`/opportunities-creator/${OPPORTUNITY_ID}`, { user: clientUser })
    expect(await screen.findByText(/This opportunity can’t be edited/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Edit an opportunity' })).toBeVisible()
  })
})

describe('a project for experts one knows', () => {
  const found = { ...mara, first_name: 'Elena', last_name: 'Marchetti' }
  const experts = (...users: (typeof mara)[]) => ({
    FindExperts: () => ({ find_experts: users }),
    ChosenExperts: () => ({ users }),
  })
  const work = { ...typed, achieveFromProgram: [] }
  const input = (sent: ReturnType<typeof open>['sent']) => sent.find(({ name }) => name === 'CreateOpportunity')?.input

  it('[OPP-24] asks for those who are chosen by name', async () => {
    draftOf('hire-expert-on-project', work)
    const { user, sent } = open('/opportunities-creator?type=hire-expert-on-project', {
      user: clientUser,
      more: experts(found),
    })
    const form = await formNamed('Hire experts you know')
    await user.type(form.getByRole('combobox', { name: 'Experts you want' }), 'ele')
    await user.click(await screen.findByRole('option', { name: /Elena Marchetti/ }))
    await user.keyboard('{Escape}')
    expect(await form.findByRole('button', { name: 'Remove Elena Marchetti' })).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Send for approval' }))
    await screen.findByRole('dialog', { name: 'Your request is waiting for approval' })
    expect(input(sent)).toMatchObject({ input: { packageExpertIds: [found.id] } })
  })
})

describe('what a link fills in', () => {
  it('is in the form, unless a draft is', async () => {
    open(`/opportunities-creator?type=project&title=Enter+Spain&category=${CHOICES.demand}`)
    expect((await formNamed('Post a project')).getByLabelText('Title')).toHaveValue('Enter Spain')
  })

  it('gives way to a draft', async () => {
    draftOf('project')
    open('/opportunities-creator?type=project&title=Enter+Spain')
    expect((await formNamed('Post a project')).getByLabelText('Title')).toHaveValue(typed.title)
  })

  it('is read with care, because anybody may write a link', () => {
    const query = new URLSearchParams({ title: `  ${'x'.repeat(300)} `, topic: 'javascript:alert(1)', nda: 'yes' })
    expect(readPrefill(query, null)).toEqual({ title: 'x'.repeat(120) })
    expect(readPrefill(new URLSearchParams({ experts: mara.id }), null)).toEqual({ packageExpertIds: [mara.id] })
    expect(
      readPrefill(new URLSearchParams(), { prefill: { title: 5, brief: 'Why', topic: [CHOICES.lifecycle] } }),
    ).toEqual({ brief: 'Why', briefRichText: plainToRichText('Why'), topicIds: [CHOICES.lifecycle] })
  })
})
