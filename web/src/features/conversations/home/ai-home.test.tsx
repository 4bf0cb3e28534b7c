import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { CONVERSATION, openAiHome, preferencesText, SUGGESTIONS } from '../conversations.testkit'
import { categoriesOf, pickSuggestions } from './pick-suggestions'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const field = () => screen.findByRole('textbox', { name: 'Your question' })
const told = { preferences: preferencesText({ industry: 'Energy' }) }
const dialog = () => screen.findByRole('dialog', { name: 'My Preference' })

describe('the home page of non-experts', () => {
  it('[DASH-02, DASH-07, AIH-01, AIH-10] greets, and shows banner, prompt line, category, preferences, suggestions and input', async () => {
    openAiHome()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi Nora' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Go beyond AI.*Go to Market$/ })).toHaveAttribute(
      'href',
      '/dashboard/all-packages',
    )
    expect(screen.getByText('Start asking about...')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('All')
    expect(screen.getByRole('button', { name: 'My Preference, 0 of 3 filled in' })).toHaveTextContent('0')
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
    const button = await screen.findByRole('button', { name: `My Preference, ${count} of 3 filled in` })
    expect(button).toHaveTextContent(`My Preference${count}`)
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

describe('My Preference', () => {
  it('[AIH-17, AIH-19] opens by itself when a question is typed with none told, once per session', async () => {
    const { user } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'W')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.type(await field(), 'hy?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await field()).toHaveValue('Why?')
  })

  it('[AIH-17] waits for a pause in typing, so that nothing typed goes into the form instead', async () => {
    const { user } = openAiHome()
    await screen.findByRole('button', { name: /My Preference/ })
    await user.type(await field(), 'Why do resellers sell nothing?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await field()).toHaveValue('Why do resellers sell nothing?')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await field()).toHaveFocus())
  })

  it('is in the address while it is open, so that a reload finds it open', async () => {
    const { user, address } = openAiHome(told)
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    expect(address()).toBe('/?edit=preferences')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/')
  })

  it('[AIH-18] doesn’t open by itself when something was told', async () => {
    const { user } = openAiHome(told)
    await screen.findByRole('button', { name: 'My Preference, 1 of 3 filled in' })
    await user.type(await field(), 'Why?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[AIH-20, AIH-26, AIH-28, AIH-29] saves what was chosen, closes, and shows the new count', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText(/Another industry/), 'Ferries')
    await user.selectOptions(form.getByLabelText('Industry'), 'Retail')
    expect(form.getByLabelText(/Another industry/)).toHaveValue('')
    await user.click(form.getByRole('button', { name: 'Startups' }))
    await user.type(form.getByRole('textbox', { name: 'Other customers' }), 'Dental, clinics{Enter}')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'My Preference, 2 of 3 filled in' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toEqual({
      ...{ industry: 'Retail', product: '', targeted_customer: 'Startups,Dental clinics' },
    })
  })

  it('[AIH-16, AIH-25] tells the industry, the product and the customers; another industry replaces the former', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    const product = 'We run the batteries of warehouses for a share of what they save on energy.'
    await user.selectOptions(await form.findByLabelText('Industry'), 'Retail')
    await user.selectOptions(form.getByLabelText('Industry'), 'Energy')
    await user.type(form.getByLabelText(/Product or service/), product)
    await user.click(form.getByRole('button', { name: 'Enterprises' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'My Preference, 3 of 3 filled in' })
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toEqual({ industry: 'Energy', product, targeted_customer: 'Enterprises' })
  })

  it('[AIH-27, GD-24] offers the customer types that are configured, and none where they can’t be read', async () => {
    const customers = async (value: string) => {
      const opened = openAiHome(told, {
        AiPreferenceChoices: () => ({ master_domains_aggregate: { nodes: [] }, system_configurations: [{ value }] }),
      })
      await opened.user.click(await screen.findByRole('button', { name: /My Preference/ }))
      const group = within(await within(await dialog()).findByRole('group', { name: 'Target customers' }))
      const names = group.getAllByRole('button').map(({ textContent }) => textContent)
      opened.unmount()
      return names
    }
    expect(await customers('["Ferries", "Harbours"]')).toEqual(['Ferries', 'Harbours', 'Add'])
    expect(await customers('Ferries, Harbours')).toEqual(['Add'])
  })

  it('[AIH-22, AIH-23, AIH-24] says what is wrong, counts, and doesn’t save', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText(/Product or service/), 'x'.repeat(20))
    expect(form.getByText('20 / 500')).toBeVisible()
    for (const name of ['Startups', 'Enterprises', 'Consumers', 'Developers', 'Nonprofits', 'Banks'])
      await user.click(form.getByRole('button', { name }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Product/Service description must be at least 50-500 characters')).toBeVisible()
    expect(form.getByText('Total number of target customer groups must not exceed 5')).toBeVisible()
    expect(sent.map(({ name }) => name)).not.toContain('SaveAiPreferences')
    await waitFor(() => expect(form.getByLabelText(/Product or service/)).toHaveFocus())
    await expectNoAxeViolations()
  })

  it('[AIH-28] saves a customer that was typed and not added, too', async () => {
    const { user, sent } = openAiHome()
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    const form = within(await dialog())
    await user.type(await form.findByRole('textbox', { name: 'Other customers' }), 'Dental, clinics')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'My Preference, 1 of 3 filled in' })
    const saved = sent.find(({ name }) => name === 'SaveAiPreferences')?.input as { preferences: string }
    expect(JSON.parse(saved.preferences)).toMatchObject({ targeted_customer: 'Dental clinics' })
  })

  it('[AIH-31, GD-26] a stored text that can’t be read is logged, and counts as none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    openAiHome({ preferences: 'broken' })
    expect(await screen.findByRole('button', { name: 'My Preference, 0 of 3 filled in' })).toBeVisible()
    expect(log).toHaveBeenCalled()
    log.mockRestore()
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
