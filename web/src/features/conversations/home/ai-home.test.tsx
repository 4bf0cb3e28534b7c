import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { CONVERSATION, openAiHome, preferencesText, SUGGESTIONS } from '../conversations.testkit'
import { categoriesOf, pickSuggestions } from './pick-suggestions'

// An address changes once the code of its page is there, which the tests shouldn't wait for.
beforeAll(() => import('#web/app/routes/conversations/conversation.js'))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const field = () => screen.findByRole('textbox', { name: 'Your question' })
const told = { preferences: preferencesText({ industry: 'Energy' }) }

/** The home on a line on which the test says when a question is stored. */
function openSlowly() {
  let store = () => {}
  const isStored = new Promise<void>((resolve) => {
    store = resolve
  })
  const route = openAiHome(told, {
    Notices: () => ({ notifications: [] }),
    AddAiConversationMessage: async () => {
      await isStored
      return { addAiConversationMessage: { answerId: CONVERSATION } }
    },
  })
  return { ...route, store }
}

describe('the home page of non-experts', () => {
  it('[DASH-02, DASH-07, AIH-01, AIH-10] greets, and shows banner, prompt line, category, preferences, suggestions and input', async () => {
    openAiHome()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi Nora' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Go beyond AI.*Go to Market$/ })).toHaveAttribute(
      'href',
      '/dashboard/all-packages',
    )
    // what is below what needs them is rendered after it
    expect(await screen.findByText('Start asking about...')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('All')
    expect(screen.getByRole('button', { name: 'My Preference 0 of 3 filled in' })).toHaveTextContent('0')
    const suggested = within(screen.getByRole('region', { name: 'Suggested questions' })).getAllByRole('button')
    expect(suggested).toHaveLength(2)
    expect(screen.getByText('Start by asking a question in one of the topics from the drop-down above.')).toBeVisible()
    expect(await field()).toBeVisible()
    // what others post is not for them
    expect(screen.queryByRole('heading', { name: 'Newest opportunities' })).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('[AIH-02] the prompt line stands beside the category', async () => {
    openAiHome(told)
    const line = await screen.findByText('Start asking about...')
    expect(line.parentElement).toContainElement(screen.getByRole('combobox', { name: 'Category' }))
  })

  it.each([
    [{}, 0],
    [{ industry: 'Energy' }, 1],
    [{ industry: 'Energy', product: ' ' }, 1],
    [{ industry: 'Energy', targeted_customer: 'Startups,Banks' }, 2],
    [{ industry: 'Energy', product: 'p'.repeat(60), targeted_customer: 'Startups' }, 3],
  ])('[AIH-04, AIH-05] with %j told, My Preference has the count %i', async (parts, count) => {
    openAiHome({ preferences: preferencesText(parts) })
    const button = await screen.findByRole('button', { name: `My Preference ${count} of 3 filled in` })
    expect(button).toHaveTextContent(`My Preference ${count}`)
  })

  it('[AIH-03, GD-18, GD-19] a category limits the suggestions to its own', async () => {
    const { user } = openAiHome()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Hiring')
    const suggested = within(screen.getByRole('region', { name: 'Suggested questions' })).getAllByRole('button')
    expect(suggested.map(({ textContent }) => textContent)).toEqual(['HiringWhom do I hire first?'])
  })

  it('[AIH-08] a suggestion goes into the field and isn’t sent', async () => {
    const { user, sent } = openAiHome({ ...told, suggestions: SUGGESTIONS.slice(0, 1) })
    await user.click(await screen.findByRole('button', { name: /How do I raise prices/ }))
    expect(await field()).toHaveValue('How do I raise prices?')
    expect(sent.map(({ name }) => name)).not.toContain('CreateAiConversation')
  })

  it('[AIH-11, AIH-12, AIH-13] sending creates a conversation, posts the question, and opens it, in that order', async () => {
    const { user, sent, address } = openAiHome(told)
    await user.type(await field(), '  How do channels work? ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/conversation/${CONVERSATION}`))
    const asked = sent.filter(({ name }) => /CreateAi|AddAi/.test(name))
    expect(asked.map(({ name }) => name)).toEqual(['CreateAiConversation', 'AddAiConversationMessage'])
    expect(asked.map(({ input }) => input)).toMatchObject([
      { text: 'How do channels work?', preferences: { industry: 'Energy' } },
      {
        conversationId: CONVERSATION,
        step: 'follow-up-1',
        body: { from: 'user', type: 'input', data: [{ type: 'input', content: 'How do channels work?' }] },
      },
    ])
  })

  it('opens the conversation as soon as the question is stored, whatever is still read', async () => {
    let isSlow = false
    const { user, address } = openAiHome(told, {
      AiHome: () =>
        isSlow
          ? new Promise<never>(() => undefined)
          : { content_suggestion_structures: [], ai_conversations: [], system_configurations: [] },
    })
    await user.type(await field(), 'How do channels work?')
    isSlow = true
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/conversation/${CONVERSATION}`))
  })

  it('someone who has left meanwhile isn’t called back, and finds the field empty when they return', async () => {
    const { user, address, store } = openSlowly()
    await user.type(await field(), 'How do channels work?{Enter}')
    await user.click(screen.getByRole('button', { name: 'Notices' }))
    await user.click(await screen.findByRole('link', { name: 'See all notices' }))
    await screen.findByRole('heading', { level: 1, name: 'Notices' })
    store()
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(address()).toBe('/notices')
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await field()).toHaveValue('')
  })

  it('a question is taken out of the field of someone who left and came back before it was stored', async () => {
    const { user, store } = openSlowly()
    await user.type(await field(), 'How do channels work?{Enter}')
    await user.click(screen.getByRole('button', { name: 'Notices' }))
    await user.click(await screen.findByRole('link', { name: 'See all notices' }))
    await screen.findByRole('heading', { level: 1, name: 'Notices' })
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await field()).toHaveValue('How do channels work?')
    store()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(Object.keys(localStorage).filter((key) => key.includes('ai-question'))).toEqual([])
  })

  it('the conversation opens even if the tab was changed while the question was being sent', async () => {
    const { user, address, store } = openSlowly()
    await user.type(await field(), 'How do channels work?{Enter}')
    // as the browser has it: the router of the tests leaves the window's address alone
    window.history.replaceState(null, '', '?tab=recommended')
    store()
    await waitFor(() => expect(address()).toBe(`/conversation/${CONVERSATION}`))
    window.history.replaceState(null, '', window.location.pathname)
  })

  it('[GD-21] a question that is refused stays in the field, and the next attempt uses what was created', async () => {
    let isRefused = true
    const { user, sent, address } = openAiHome(told, {
      AddAiConversationMessage: () => {
        if (isRefused) throw refusal(429, 'AI_DAILY_LIMIT', 'You’ve used today’s free answers.')
        return { addAiConversationMessage: { answerId: CONVERSATION } }
      },
    })
    await user.type(await field(), 'How do channels work?{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('You’ve used today’s free answers.')
    expect(await field()).toHaveValue('How do channels work?')
    isRefused = false
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(address()).toBe(`/conversation/${CONVERSATION}`))
    const ids = sent
      .filter(({ name }) => name === 'AddAiConversationMessage')
      .map(({ input }) => (input as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
    expect(sent.filter(({ name }) => name === 'CreateAiConversation')).toHaveLength(1)
  })

  it('a lost connection is forgotten once it is back, any other refusal once the text changes', async () => {
    let fault: Error = new TypeError()
    const { user } = openAiHome(told, {
      CreateAiConversation: () => {
        throw fault
      },
    })
    const back = () => act(() => void window.dispatchEvent(new Event('online')))
    await user.type(await field(), 'How do channels work?{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.')
    back()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await field()).toHaveValue('How do channels work?')
    fault = refusal(429, 'AI_DAILY_LIMIT', 'You’ve used today’s free answers.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('alert')
    back()
    expect(screen.getByRole('alert')).toHaveTextContent('You’ve used today’s free answers.')
    await user.type(await field(), '!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('[GD-21] nothing blank or overlong is sent, and what is typed survives a reload', async () => {
    const { user, unmount } = openAiHome(told)
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled()
    await user.click(await field())
    await user.paste('x'.repeat(2001))
    expect(screen.getByRole('alert')).toHaveTextContent('Your question can have up to 2000 characters')
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    unmount()
    openAiHome(told)
    expect(await field()).toHaveValue('x'.repeat(2001))
  })

  it('[GD-20] lists the latest conversations, each the way to it', async () => {
    openAiHome({
      ...told,
      conversations: [{ conversation_id: CONVERSATION, title: 'Earlier', last_message_at: new Date().toISOString() }],
    })
    expect(await screen.findByRole('link', { name: 'Earlier' })).toHaveAttribute(
      'href',
      `/conversation/${CONVERSATION}`,
    )
    expect(screen.queryByText(/Start by asking/)).not.toBeInTheDocument()
  })

  it('[PROMPT-01] the banner leads further, and can be dismissed', async () => {
    openAiHome(told)
    const banner = await screen.findByRole('link', { name: /^Go beyond AI.*Go to Market$/ })
    expect(banner).toHaveAttribute('href')
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  })

  it.each([
    [true, 1],
    [undefined, 1],
    [false, 0],
  ])('[PROMPT-02, GD-28] with the flag %s, so many banners are shown: %i', async (flag, count) => {
    const { is_dashboard_banner_visible: _, ...rest } = clientUser.userData
    const userData = flag === undefined ? rest : { ...rest, is_dashboard_banner_visible: flag }
    openAiHome(told, {}, { ...clientUser, userData: userData as typeof clientUser.userData })
    await screen.findByRole('region', { name: 'Suggested questions' })
    expect(screen.queryAllByRole('link', { name: /Go beyond AI/ })).toHaveLength(count)
  })

  it('[BASE-41, X-13] where reading fails, the page says so calmly, keeps working, and can ask again', async () => {
    let isDown = true
    const { user } = openAiHome(told, {
      AiHome: () => {
        if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
        return { content_suggestion_structures: SUGGESTIONS, ai_conversations: [], system_configurations: [] }
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.type(await field(), 'How do channels work?')
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('region', { name: 'Suggested questions' })).toBeVisible()
    expect(await field()).toHaveValue('How do channels work?')
  })

  it('[PROMPT-03] the banner is dismissed for good', async () => {
    const { user, sent } = openAiHome(told)
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(/Go beyond AI/)).not.toBeInTheDocument())
    expect(sent.map(({ name }) => name)).toContain('DismissDashboardBanner')
  })
})

describe('suggested questions', () => {
  it('[AIH-06, GD-19] are two different ones, or what there is', () => {
    for (const random of [() => 0, () => 0.5, () => 0.999]) {
      const picked = pickSuggestions(SUGGESTIONS, 'All', random)
      expect(new Set(picked).size).toBe(2)
    }
    expect(pickSuggestions(SUGGESTIONS, 'Hiring')).toHaveLength(1)
    expect(pickSuggestions([], 'All')).toEqual([])
  })

  it('[GD-18] categories are listed once, in alphabetical order, after All', () => {
    expect(categoriesOf(SUGGESTIONS)).toEqual(['All', 'Hiring', 'Pricing'])
  })
})

it('[IBASE-04] with a conversation in the address, that is open on the dashboard', async () => {
  const id = '20000000-0000-4000-8000-000000000001'
  const opened = { conversation_id: id, title: 'How do we price a second seat?', messages: [] }
  renderRoute(`/dashboard?conversation=${id}`, {
    user: clientUser,
    graphql: { AiConversation: () => ({ ai_conversations_by_pk: opened }) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: opened.title })).toBeVisible()
  expect(screen.queryByRole('tablist', { name: 'Your home' })).not.toBeInTheDocument()
})
