import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { creditsShort, type Network, refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const TOPIC = '00000000-0000-4000-8000-0000000000d1'
const CATEGORY = '00000000-0000-4000-8000-0000000000c1'
const QUESTION = 'How do we find out what our customers would pay for a second seat?'
const ID = '00000000-0000-4000-8000-0000000000a1'
const DRAFT = 'ask-question'
const whole = { id: ID, values: { topicId: TOPIC, question: QUESTION, questionRichText: null } }
/** What was typed; an editor that has loaded by then may keep an empty text instead of none. */
const kept = { id: ID, values: { topicId: TOPIC, question: QUESTION } }

function open({
  credits = 200,
  balance = 400,
  ...graphql
}: Network['graphql'] & { credits?: number; balance?: number } = {}) {
  return renderRoute('/create-question', {
    user: clientUser,
    graphql: {
      AskOptions: () => ({
        master_objectives: [{ id: CATEGORY, objective_name: 'Pricing & Packaging' }],
        master_topics: [{ id: TOPIC, topic_name: 'Price research', objective_id: CATEGORY }],
        credit_prices: [{ credits }],
      }),
      SimilarQuestions: () => ({ similar_questions: [] }),
      CreditBalance: () => ({ ledger_balances: [{ kind: 'credits', balance }] }),
      CreditPrices: () => ({ credit_prices: [] }),
      AskQuestion: ({ id }: { id: string }) => ({ askQuestion: { id, status: 'pending' } }),
      ...graphql,
    } as Network['graphql'],
    // the dialog lists what each action needs, posting among them
    rest: {
      'GET /api/opportunities/postingEligibility': () => ({
        ...{ isEligible: true, reason: null, price: { credits: 200, balance } },
      }),
    },
  })
}
const sendButton = () => screen.findByRole('button', { name: 'Send for approval' })

describe('asking a question', () => {
  it('[QNA-07, BASE-11, X-24, GI-46] says what it costs beside the button, and sends what was typed with that price', async () => {
    const { user, sent, container } = open()
    await waitFor(async () =>
      expect(await sendButton()).toHaveAccessibleDescription(
        expect.stringMatching(/^Asking costs 200 credits \(\$10\) ?\. You have 400 credits \(\$20\) ?\./i),
      ),
    )
    await user.type(screen.getByLabelText('Your question'), QUESTION)
    await user.selectOptions(screen.getByLabelText('Topic'), 'Price research')
    await expectNoAxeViolations(container)
    await user.click(await sendButton())
    expect(await screen.findByText('Your question is on its way')).toBeVisible()
    expect(sent.find(({ name }) => name === 'AskQuestion')?.input).toMatchObject({
      ...{ topicId: TOPIC, question: QUESTION, questionRichText: null, seenCredits: 200 },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(screen.getByRole('link', { name: 'See your questions' })).toHaveAttribute(
      'href',
      '/question-summary?view=yours',
    )
    expect(readDraft(clientUser.userId, DRAFT)).toBeNull()
  })

  it('[RESP-31, RESP-32, RESP-34] says what is missing at each field, and sends nothing', async () => {
    const { user, sent } = open()
    await user.click(await sendButton())
    expect(await screen.findByText('Question is required')).toBeVisible()
    expect(screen.getByText('Min 1 topic')).toBeVisible()
    await user.type(screen.getByLabelText('Your question'), 'Why?')
    expect(await screen.findByText('Question must be min 50 characters')).toBeVisible()
    expect(sent.some(({ name }) => name === 'AskQuestion')).toBe(false)
  })

  it('[X-13, GI-46] keeps what was typed over a reload, and asks under the same id after a lost answer', async () => {
    writeDraft(clientUser.userId, DRAFT, whole)
    let attempts = 0
    const { user, sent } = open({
      AskQuestion: ({ id }: { id: string }) => {
        attempts += 1
        if (attempts === 1) throw new TypeError('lost')
        return { askQuestion: { id, status: 'pending' } }
      },
    })
    expect(await screen.findByLabelText('Your question')).toHaveValue(QUESTION)
    await user.click(await sendButton())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject(kept)
    await user.click(await sendButton())
    expect(await screen.findByText('Your question is on its way')).toBeVisible()
    const ids = sent.filter(({ name }) => name === 'AskQuestion').map(({ input }) => (input as { id: string }).id)
    expect(new Set(ids)).toEqual(new Set([ID]))
  })

  it('[GI-46, OERR-20] too few credits are said at once, and open the dialog with the ways to more', async () => {
    writeDraft(clientUser.userId, DRAFT, whole)
    const { user } = open({
      balance: 40,
      AskQuestion: () => {
        throw creditsShort({ needed: 200, balance: 40 })
      },
    })
    expect(await screen.findByText('You need more Credits to ask')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get Credits' })).toHaveAttribute(
      'href',
      '/wizling/get-wizlings?redirectTo=%2Fcreate-question',
    )
    await user.click(await sendButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Not enough Credits' }))
    expect(dialog.getByRole('link', { name: 'Request Credits' })).toBeVisible()
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject(kept)
  })

  it('[X-24] a price that has changed is shown before anything is sent again', async () => {
    writeDraft(clientUser.userId, DRAFT, whole)
    let credits = 100
    const seen: unknown[] = []
    const { user } = open({
      AskOptions: () => ({ master_objectives: [], master_topics: [], credit_prices: [{ credits }] }),
      AskQuestion: ({ id, seenCredits }: { id: string; seenCredits?: number | null }) => {
        seen.push(seenCredits)
        credits = 200
        if (seenCredits === 100)
          throw refusal(409, 'PRICE_CHANGED', 'The price has changed. Check it, then send again.')
        return { askQuestion: { id, status: 'pending' } }
      },
    })
    await user.click(await sendButton())
    expect(await screen.findByText('The price has changed. Check it, then send again.')).toBeVisible()
    await waitFor(() => expect(screen.getByText(/Asking costs/)).toHaveTextContent(/200 credits/i))
    await user.click(await sendButton())
    expect(await screen.findByText('Your question is on its way')).toBeVisible()
    expect(seen).toEqual([100, 200])
  })

  it('[GI-46] shows what is answered already while one types, before anything is spent', async () => {
    const { user, sent } = open({
      SimilarQuestions: () => ({
        similar_questions: [
          {
            question: {
              ...{ id: ID, question: 'What would customers pay for a seat?', response_count: 2 },
              master_topic: { topic_name: 'Price research' },
            },
          },
        ],
      }),
    })
    await user.type(await screen.findByLabelText('Your question'), 'What would they pay?')
    const [found] = await screen.findAllByRole('link', { name: /What would customers pay for a seat\?/ })
    expect(found).toHaveAttribute('href', `/dashboard/qanda_detail/${ID}`)
    expect(screen.getAllByText('Price research · 2 answers')[0]).toBeInTheDocument()
    expect(sent.filter(({ name }) => name === 'SimilarQuestions').map(({ input }) => input)).toContainEqual({
      ...{ words: 'What would they pay?', rows: 3 },
    })
    expect(sent.some(({ name }) => name === 'AskQuestion')).toBe(false)
  })

  it('[GI-46] says that nothing like it was answered only once the question is whole', async () => {
    const { user, sent } = open()
    const field = await screen.findByLabelText('Your question')
    await user.type(field, 'How do we find out')
    await waitFor(() => expect(sent.some(({ name }) => name === 'SimilarQuestions')).toBe(true))
    expect(screen.queryByText('We found no answered question like yours.')).not.toBeInTheDocument()
    expect(screen.getAllByText(/show up here as you type/)[0]).toBeInTheDocument()
    await user.type(field, ' what they would pay for a second seat?')
    expect((await screen.findAllByText('We found no answered question like yours.'))[0]).toBeInTheDocument()
  })

  it('[GD-13, GD-51] experts are led to the questions that they can answer', async () => {
    renderRoute('/create-question', { user: expertUser })
    expect(await screen.findByText('Experts answer questions here, and others ask them.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send for approval' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See questions to answer' })).toHaveAttribute(
      'href',
      '/question-summary?view=to-answer',
    )
  })
})
