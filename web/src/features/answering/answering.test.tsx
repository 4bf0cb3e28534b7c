import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { AnswerDraftQuery } from './answer-draft.expert.generated'

const ID = '00000000-0000-4000-8000-0000000000b1'
const DRAFTS = `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=qanda&child_tab=draft&scrollToParent=qanda-list`
type Question = AnswerDraftQuery['insights_questions'][number]

const question = (part: Partial<Question> = {}): Question => ({
  ...{ id: ID, question: 'Whom should our home page speak to?', question_richtext: null },
  ...{ created_at: '2026-03-05T12:00:00Z', master_topic: { topic_name: 'Positioning' } },
  ...{ user: { first_name: 'Tom', last_name: 'Ashworth' }, answerable: [{ question_id: ID }] },
  insights_responses: [],
  ...part,
})
/** the page that others are led to */
const account = {
  rest: { 'GET /api/invites': () => ({ invites: [] }) },
  graphql: {
    AccountDetails: () => ({
      users_by_pk: {
        ...{ first_name: 'Nora', last_name: 'Berg', designation: 'COO' },
        account: { email: 'nora@example.com', is_email_verified: true, time_zone: 'Europe/Berlin' },
      },
    }),
    OwnCompany: () => ({ companies_by_pk: null, company_members: [] }),
  },
}
const own = (status: string, text = '') => [{ id: 'r1', status, response_type: 'text', response_text: text }]

function open(asked: Question | null = question(), graphql: Network['graphql'] = {}) {
  return renderRoute(`/insight/create/${ID}`, {
    user: expertUser,
    state: { goToRecordScreen: true },
    graphql: {
      AnswerDraft: () => ({ insights_questions: asked ? [asked] : [] }),
      ProfileById: () => ({ users: [] }),
      ...graphql,
    },
  })
}
const strategy = () => screen.findByLabelText('Main Strategy')

describe('answering a question in writing', () => {
  it('[BASE-06, RESP-16, RESP-23] keeps the answer as a draft under its three headings', async () => {
    const { user, sent, address } = open(question(), {
      StartAnswer: () => ({ insert_insights_responses_one: { id: 'r1' } }),
    })
    await user.type(await strategy(), 'Speak to one reader.')
    expect(screen.getByRole('heading', { level: 1, name: 'Whom should our home page speak to?' })).toBeVisible()
    expect(screen.getByText('4 words')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(address()).toBe(DRAFTS))
    const input = sent.find(({ name }) => name === 'StartAnswer')?.input
    expect(input).toMatchObject({ questionId: ID, text: expect.any(String) })
    expect(JSON.parse((input as { text: string }).text)).toMatchObject([
      { heading: 'Main Strategy', text: 'Speak to one reader.' },
      { heading: 'Critical Areas', text: '' },
      { heading: 'Real-Life Example', text: '' },
    ])
  })

  it('[GI-43] goes on with the draft that was begun', async () => {
    const begun = question({ answerable: [], insights_responses: own('draft', 'Speak to') })
    const { user, sent } = open(begun, { SaveAnswer: () => ({ update_insights_responses_by_pk: { id: 'r1' } }) })
    const field = await strategy()
    expect(field).toHaveValue('Speak to')
    await user.type(field, ' one.')
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(sent.find(({ name }) => name === 'SaveAnswer')?.input).toMatchObject({ id: 'r1' }))
  })

  it('keeps what was typed through a failed save and a reload', async () => {
    const failing = {
      StartAnswer: () => {
        throw refusal(500, 'INTERNAL', 'Something broke.')
      },
    }
    const page = open(question(), failing)
    await page.user.type(await strategy(), 'Do not lose me.')
    await page.user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(await strategy()).toHaveValue('Do not lose me.')
    page.unmount()
    open()
    expect(await strategy()).toHaveValue('Do not lose me.')
  })

  it('[RESP-37, GI-33] takes nothing empty and nothing too long', async () => {
    const { user } = open()
    await strategy()
    const save = screen.getByRole('button', { name: 'Save as draft' })
    expect(save).toBeDisabled()
    const critical = screen.getByLabelText('Critical Areas')
    await user.click(critical)
    await user.paste('word '.repeat(501))
    expect(await screen.findByText('Text must be between 10 and 500 words')).toBeVisible()
    expect(save).toBeDisabled()
  })

  it('[QNA-31, QNA-32, GI-43] says why it can’t be answered, and leads on', async () => {
    const unmatched = open(question({ answerable: [] }))
    expect(await screen.findByText('Oops, looks like this question was incorrectly matched to you.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeVisible()
    unmatched.unmount()
    const answered = open(question({ answerable: [], insights_responses: own('pending') }))
    expect(await screen.findByText('You’ve already answered this question.')).toBeVisible()
    answered.unmount()
    const unknown = open(null)
    expect(await screen.findByText('There is no such question, or it isn’t public yet.')).toBeVisible()
    unknown.unmount()
    renderRoute('/insight/create/nonsense', { user: expertUser })
    expect(await screen.findByText('There is no such question, or it isn’t public yet.')).toBeVisible()
  })

  it('says that it couldn’t be fetched, and is for experts', async () => {
    let isDown = true
    const page = open(null, {
      AnswerDraft: () => {
        if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
        return { insights_questions: [question()] }
      },
    })
    expect(await screen.findByText('Something went wrong in fetching the question data')).toBeVisible()
    isDown = false
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await strategy()).toBeVisible()
    page.unmount()
    const { address } = renderRoute(`/insight/create/${ID}`, { user: clientUser, ...account })
    expect(await screen.findByLabelText('Headline (optional)')).toBeVisible()
    expect(address()).toBe('/account')
  })
})
