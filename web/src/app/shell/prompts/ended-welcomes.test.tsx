import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Network } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

/** The home of somebody whom this team hasn't welcomed. */
const openHome = (team: string | null, others: Network['graphql'] = {}) =>
  renderRoute('/dashboard', {
    user: clientUser,
    graphql: {
      AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
      OwnAiPreferences: () => ({ user_ai_preferences: [] }),
      PromptFacts: () => ({
        users_by_pk: { account: { login_type: 'email', is_exciting_news_modal_not_show_again: false } },
        expert_details: [],
        company_members: team ? [{ company_id: `${team}-id`, company: { company_name: team } }] : [],
      }),
      ViewedResponses: () => ({ viewed_responses: [] }),
      ...others,
    },
  })

/** Of which company the server was told that its welcome has ended. */
const ended = ({ sent }: ReturnType<typeof openHome>) =>
  sent.filter(({ name }) => name === 'EndTeamWelcome').map(({ input }) => (input as { companyId: string }).companyId)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the welcome to a team', () => {
  it('[PROMPT-33, GD-41] a welcome that was closed without a network doesn’t come back, and the server is told later', async () => {
    let isLost = true
    const others: Network['graphql'] = {
      EndTeamWelcome: () => {
        if (isLost) throw new TypeError()
        return { update_company_members: { affected_rows: 1 } }
      },
    }
    const first = openHome('Brightwater', others)
    await first.user.click(await screen.findByRole('button', { name: 'OK' }))
    const told = ({ sent }: typeof first) => sent.filter(({ name }) => name === 'EndTeamWelcome').length
    await waitFor(() => expect(told(first)).toBe(1))
    first.unmount()
    isLost = false
    const second = openHome('Brightwater', others)
    await waitFor(() => expect(told(second)).toBe(1))
    await expect(screen.findByRole('dialog', undefined, { timeout: 2500 })).rejects.toThrow()
    second.unmount()
    const third = openHome(null, others)
    await waitFor(() => expect(third.sent.find(({ name }) => name === 'PromptFacts')).toBeDefined())
    expect(told(third)).toBe(0)
  })

  it('[PROMPT-33] a welcome that was closed in another tab closes here, too', async () => {
    openHome('Brightwater')
    await screen.findByRole('dialog', { name: 'Welcome to the Brightwater team' })
    const key = `endedWelcomes:${clientUser.userId}`
    // the server was told before this tab hears of it, and nothing is stored any more
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '["team-welcome:Brightwater-id"]' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('[PROMPT-33, GD-41] that of another team comes although the server couldn’t be told of the one before', async () => {
    const lost: Network['graphql'] = {
      EndTeamWelcome: () => {
        throw new TypeError()
      },
    }
    const first = openHome('Brightwater', lost)
    await first.user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(ended(first)).toHaveLength(1))
    first.unmount()
    const second = openHome('Northgate', lost)
    await second.user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(ended(second)).toEqual(['Brightwater-id', 'Northgate-id']))
  })
})
