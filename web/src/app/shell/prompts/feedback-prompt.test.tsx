import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const viewedAnswer = (index: number, name: string) => ({
  response_id: `00000000-0000-4000-8000-0000000000b${index}`,
  question_id: `00000000-0000-4000-8000-0000000000c${index}`,
  question: `What would you change about our price list ${index}?`,
  expert_first_name: name,
  expert_last_name: 'Okafor',
})

interface Home {
  viewed: ReturnType<typeof viewedAnswer>[]
  /** what rating does besides, such as fail */
  rate?: () => void
  /** until then the list can't be read for the second time */
  reread?: Promise<void>
  /** the list is read once, and then can't be reached */
  isReadOnce?: boolean
  /** what is told after all prompts that come first */
  hasCreditChange?: boolean
}

function openHome({ viewed, rate, reread, isReadOnce = false, hasCreditChange = false }: Home) {
  let reads = 0
  const account = { login_type: 'email', is_exciting_news_modal_not_show_again: false }
  const change = { id: 4, amount: 100, transfer: { kind: 'referral', reason: 'A friend joined' } }
  return renderRoute('/dashboard', {
    user: clientUser,
    graphql: {
      AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
      OwnAiPreferences: () => ({ user_ai_preferences: [] }),
      PromptFacts: () => ({ users_by_pk: { account }, expert_details: [], company_members: [] }),
      ViewedResponses: async () => {
        reads += 1
        if (reads > 1) await reread
        if (isReadOnce && reads > 1) throw refusal(500, 'INTERNAL', 'Something went wrong.')
        return { viewed_responses: viewed }
      },
      RateResponse: ({ responseId }) => {
        rate?.()
        viewed.splice(0, viewed.length, ...viewed.filter((one) => one.response_id !== responseId))
        return { rateResponse: { responseId } }
      },
      ...answerPage(),
      CreditChanges: () => ({ credit_changes: hasCreditChange ? [change] : [] }),
      MarkCreditChangesSeen: () => ({ update_credit_changes: { affected_rows: 1 } }),
    },
  })
}

/** The page of the first question, where its answer can be rated too. */
function answerPage() {
  const { response_id, question_id, question } = viewedAnswer(1, '')
  const card = contentCard({ kind: 'answer', id: response_id, question_id, question, title: question })
  const response = {
    ...{ response_text: 'Fewer plans.', media_transcript_formatted: null, resource_url: null, domains: [] },
    ...{ ai_generated_summary: null, is_ai_summary_generated: false },
  }
  const asked = {
    ...{ id: question_id, question, created_at: '2026-03-05T12:00:00Z', question_richtext: null },
    ...{ topic_id: '00000000-0000-4000-8000-0000000000d1', master_topic: null, user: null, user_id: clientUser.userId },
  }
  return {
    Question: () => ({
      insights_questions: [{ ...asked, cards: [{ ...card, insight: null, recordings: [], response }] }],
    }),
    OwnReactions: () => ({ content_votes: [], content_saves: [] }),
    OwnRatings: () => ({ insights_questions: [{ insights_responses: [] }], system_configurations: [] }),
  }
}

const failing = () => {
  throw refusal(500, 'INTERNAL', 'Something went wrong.')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the mandatory feedback', () => {
  it('[PROMPT-36, PROMPT-38, PROMPT-39, RATE-09] asks clients to rate what they viewed, one answer after the other', async () => {
    const { user, sent } = openHome({ viewed: [viewedAnswer(1, 'Ada'), viewedAnswer(2, 'Ben')] })
    const first = await screen.findByRole('dialog', { name: 'How helpful was the answer from Ada Okafor?' })
    expect(first).toHaveTextContent('What would you change about our price list 1?')
    await expectNoAxeViolations()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(first).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    expect(await screen.findByText('Rating is required')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '4 stars' }))
    await user.type(screen.getByLabelText(/^Comment/), 'Clear and short')
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    await screen.findByRole('dialog', { name: 'Thank you for your feedback to Ada Okafor' })
    expect(sent.find(({ name }) => name === 'RateResponse')?.input).toEqual({
      ...{ responseId: viewedAnswer(1, '').response_id, rating: 4, comment: 'Clear and short', source: 'dashboard' },
    })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ben Okafor?' })
    expect(screen.getByLabelText(/^Comment/)).toHaveValue('')
  })

  it('[PROMPT-38] asks nobody twice, even if the list can’t be read again', async () => {
    const { user } = openHome({ viewed: [viewedAnswer(1, 'Ada'), viewedAnswer(2, 'Ben')], isReadOnce: true })
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ada Okafor?' })
    await user.click(screen.getByRole('radio', { name: '4 stars' }))
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    await screen.findByRole('dialog', { name: 'Thank you for your feedback to Ada Okafor' })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ben Okafor?' })
  })

  it('[PROMPT-38] is over where the next answer was rated elsewhere meanwhile, and holds up no other prompt', async () => {
    const viewed = [viewedAnswer(1, 'Ada'), viewedAnswer(2, 'Ben')]
    let answer = () => {}
    const reread = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = openHome({ viewed, reread, rate: () => viewed.splice(0), hasCreditChange: true })
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ada Okafor?' })
    await user.click(screen.getByRole('radio', { name: '4 stars' }))
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ben Okafor?' })
    answer()
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
  })

  it('[PROMPT-36] lets them see the answer again, and keeps what they entered until they are back', async () => {
    const { user, address } = openHome({ viewed: [viewedAnswer(1, 'Ada')] })
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ada Okafor?' })
    await user.click(screen.getByRole('radio', { name: '4 stars' }))
    await user.type(screen.getByLabelText(/^Comment/), 'Clear and short')
    await user.click(screen.getByRole('link', { name: 'See the answer again' }))
    await screen.findByRole('heading', { level: 1, name: 'What would you change about our price list 1?' })
    const { question_id, response_id } = viewedAnswer(1, '')
    expect(address()).toBe(`/dashboard/qanda_detail/${question_id}/${response_id}`)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'How helpful was the answer from Ada Okafor?' })
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
    expect(screen.getByLabelText(/^Comment/)).toHaveValue('Clear and short')
  })

  it('doesn’t ask again for what they rated where they saw the answer', async () => {
    const viewed = [viewedAnswer(1, 'Ada')]
    let answer = () => {}
    const reread = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = openHome({ viewed, reread, hasCreditChange: true })
    await user.click(await screen.findByRole('link', { name: 'See the answer again' }))
    // what waits on the home holds up no other prompt elsewhere
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' }, { timeout: 4000 })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: 'Rate this answer' }))
    const modal = within(await screen.findByRole('dialog', { name: /^How helpful/ }))
    await user.click(modal.getByRole('radio', { name: '4 stars' }))
    await user.click(modal.getByRole('button', { name: 'Send the rating' }))
    await screen.findByText(/^Thank you for your feedback/)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: /Nora/ })
    await expect(screen.findByRole('dialog', undefined, { timeout: 1500 })).rejects.toThrow()
    answer()
    await expect(screen.findByRole('dialog', undefined, { timeout: 1500 })).rejects.toThrow()
  })

  it('is over once they come back from another tab where they rated it', async () => {
    const viewed = [viewedAnswer(1, 'Ada')]
    openHome({ viewed })
    await screen.findByRole('dialog', { name: /^How helpful/ })
    viewed.splice(0)
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('[GD-42] can be closed for the session once a rating failed, and what was typed is kept', async () => {
    const { user, unmount } = openHome({ viewed: [viewedAnswer(1, 'Ada')], rate: failing })
    await screen.findByRole('dialog', { name: /^How helpful/ })
    await user.click(screen.getByRole('radio', { name: '2 stars' }))
    await user.type(screen.getByLabelText(/^Comment/), 'Too general')
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    expect(await screen.findByText('Error in sending the rating')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    unmount()

    const reloaded = openHome({ viewed: [viewedAnswer(1, 'Ada')], hasCreditChange: true })
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
    reloaded.unmount()

    sessionStorage.clear()
    openHome({ viewed: [viewedAnswer(1, 'Ada')] })
    await screen.findByRole('dialog', { name: /^How helpful/ })
    expect(screen.getByLabelText(/^Comment/)).toHaveValue('Too general')
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
  })
  it('[GD-42, PROMPT-39] takes back that a rating couldn’t be sent once it could', async () => {
    let isDown = true
    const rate = () => isDown && failing()
    const { user } = openHome({ viewed: [viewedAnswer(1, 'Ada')], rate })
    await screen.findByRole('dialog', { name: /^How helpful/ })
    await user.click(screen.getByRole('radio', { name: '4 stars' }))
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    expect(await screen.findByText('Error in sending the rating')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Send the rating' }))
    await screen.findByRole('dialog', { name: 'Thank you for your feedback to Ada Okafor' })
    expect(screen.queryByText('Error in sending the rating')).not.toBeInTheDocument()
  })
})
