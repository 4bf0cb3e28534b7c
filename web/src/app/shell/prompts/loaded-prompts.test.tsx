import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { DIALOG_CODE } from '#ui/overlay/dialog-code.js'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The home of somebody whom a team has just taken in; if an expert, also without a calendar. */
function open(user: typeof clientUser) {
  const expert = {
    ...{ user_id: user.userId, is_available_for_hire_as_cxo: false, user_org_role: null, rate_card: null },
    ...{ is_calender_added: false, is_bio_added: true },
    advice_offerings: [{ id: '00000000-0000-4000-8000-0000000000a1' }],
  }
  return renderRoute('/dashboard', {
    user,
    graphql: {
      AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
      OwnAiPreferences: () => ({ user_ai_preferences: [] }),
      PromptFacts: () => ({
        users_by_pk: { account: { login_type: 'email', is_exciting_news_modal_not_show_again: true } },
        expert_details: user === expertUser ? [expert] : [],
        company_members: [{ company_id: 'its-id', company: { company_name: 'Brightwater' } }],
      }),
      ViewedResponses: () => ({ viewed_responses: [] }),
    },
  })
}

describe('the code of a prompt', () => {
  it('is there before its moment comes, so that it doesn’t open over what was begun meanwhile', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    vi.spyOn(DIALOG_CODE, 'fetch').mockReturnValue(arrival)
    const { user, sent } = open(clientUser)
    await waitFor(() => expect(sent.some(({ name }) => name === 'PromptFacts')).toBe(true))
    const question = await screen.findByRole('textbox', { name: 'Your question' })
    await user.click(question)
    arrive()
    await expect(screen.findByRole('dialog', undefined, { timeout: 2500 })).rejects.toThrow()
    act(() => question.blur())
    await screen.findByRole('dialog', { name: 'Welcome to the Brightwater team' }, { timeout: 4000 })
  })

  it('makes way for the next prompt, if a newer release has replaced it', async () => {
    let hasFailed = false
    const { sent } = open(expertUser)
    vi.spyOn(DIALOG_CODE, 'fetch').mockImplementation(async () => {
      if (hasFailed || !sent.some(({ name }) => name === 'PromptFacts')) return
      hasFailed = true
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await screen.findByRole('dialog', { name: 'Connect your Calendar' }, { timeout: 4000 })
  })
})
