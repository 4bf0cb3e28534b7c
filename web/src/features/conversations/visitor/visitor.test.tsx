import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '20000000-0000-4000-8000-000000000001'
const OTHER = '20000000-0000-4000-8000-000000000002'
const LINK = `/conversation-link?conversation=${ID}`
const LANDING: Network['graphql'] = {
  LeadingExperts: () => ({ users: [] }),
  LatestContent: () => ({ insights: [], answers: [] }),
  PlanFees: () => ({ plan_packages: [] }),
}
const MINE = { ai_conversations_by_pk: { conversation_id: ID }, chat_conversations_anonymous: [] }
const NOT_MINE = { ai_conversations_by_pk: null, chat_conversations_anonymous: [] }
const OPENED: Network['graphql'] = {
  AiConversation: () => ({
    ai_conversations_by_pk: { conversation_id: ID, title: 'How do we price a second seat?', messages: [] },
  }),
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a visitor', () => {
  it('[GI-101] asks on the landing page, and is told that the question is kept', async () => {
    const sent: unknown[] = []
    const { user, address } = renderRoute('/', {
      graphql: LANDING,
      rest: {
        'POST /api/ai/anonymous-conversations': ({ body }) => {
          sent.push(body)
          return { conversationId: ID }
        },
      },
    })
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'How do we price a second seat?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('heading', { name: 'Your question is kept' })).toBeVisible()
    expect(sent).toEqual([{ id: expect.any(String), text: 'How do we price a second seat?' }])
    const { id } = sent[0] as { id: string }
    expect(sessionStorage.getItem('conversation_id')).toBe(id)
    expect(address()).toBe(`/conversation-link?conversation=${id}`)
    const back = encodeURIComponent(`/conversation-link?conversation=${id}`)
    expect(screen.getByRole('link', { name: 'Sign up to read the answer' })).toHaveAttribute(
      'href',
      `/signup?next=${back}`,
    )
    expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', `/login?next=${back}`)
    await expectNoAxeViolations()
  })

  it('[X-12, GI-101] keeps what was typed when it couldn’t be sent, over a reload, and sends it under the same id', async () => {
    const ids: string[] = []
    let isDown = true
    const rest: Network['rest'] = {
      'POST /api/ai/anonymous-conversations': ({ body }) => {
        ids.push((body as { id: string }).id)
        if (isDown) throw refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts.')
        return { conversationId: ID }
      },
    }
    const first = renderRoute('/', { graphql: LANDING, rest })
    await first.user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?')
    await first.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.')
    isDown = false
    await first.user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('heading', { name: 'Your question is kept' })
    expect(new Set(ids).size).toBe(1)
    first.unmount()
    isDown = true
    const second = renderRoute('/', { graphql: LANDING, rest })
    await second.user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'And then?')
    second.unmount()
    renderRoute('/', { graphql: LANDING, rest })
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('And then?')
  })

  it('[IBASE-05] who follows a link to somebody’s conversation logs in first; without any there is nothing', async () => {
    const linked = renderRoute(LINK)
    expect(await screen.findByRole('heading', { name: 'Log in to open this conversation' })).toBeVisible()
    linked.unmount()
    const { address } = renderRoute('/conversation-link')
    expect(await screen.findByText('There is no page at this address')).toBeVisible()
    expect(address()).toBe('/404')
  })
})

describe('the link of a conversation', () => {
  const open = (path: string, found: object, rest: Network['rest'] = {}) =>
    renderRoute(path, {
      user: clientUser,
      graphql: { ...OPENED, ConversationLink: () => found as typeof MINE },
      rest,
    })

  it.each([
    ['the query', `/conversation-link/${OTHER}?conversation=${ID}`, OTHER],
    ['the address', `/conversation-link/${ID}`, OTHER],
    ['the tab', '/conversation-link', ID],
  ])('[IBASE-04, GI-101] reads it from %s, and opens it on the dashboard', async (_, path, stored) => {
    sessionStorage.setItem('conversation_id', stored)
    const { address, sent } = open(path, MINE)
    await waitFor(() => expect(address()).toBe(`/dashboard?conversation=${ID}`))
    expect(sent.find(({ name }) => name === 'ConversationLink')?.input).toEqual({ id: ID })
    expect(sessionStorage.getItem('conversation_id')).toBeNull()
  })

  it('[IBASE-04, IBASE-06, GI-101] claims what was asked before logging in, and opens what is claimed already', async () => {
    let claims = 0
    const rest: Network['rest'] = {
      'POST /api/ai/anonymous-conversations/:id/claim': () => {
        claims += 1
        return { conversationId: ID }
      },
    }
    const first = open(LINK, NOT_MINE, rest)
    await waitFor(() => expect(first.address()).toBe(`/dashboard?conversation=${ID}`))
    expect(claims).toBe(1)
    first.unmount()
    const second = open(LINK, { ...NOT_MINE, chat_conversations_anonymous: [{ conversation_id: ID }] }, rest)
    await waitFor(() => expect(second.address()).toBe(`/dashboard?conversation=${ID}`))
    expect(claims).toBe(1)
  })

  it('[IBASE-05, GI-101] that can’t be opened leads to /404, and is forgotten', async () => {
    for (const path of [
      LINK,
      '/conversation-link/nonsense',
      '/conversation-link?conversation=%3Cb%3E',
      '/conversation-link',
    ]) {
      sessionStorage.setItem('conversation_id', path === '/conversation-link' ? 'junk' : OTHER)
      const page = open(path, NOT_MINE, {
        'POST /api/ai/anonymous-conversations/:id/claim': () => {
          throw refusal(404, 'AI_CONVERSATION_NOT_FOUND', 'There is no such conversation.')
        },
      })
      expect(await screen.findByText('There is no page at this address')).toBeVisible()
      expect(page.address()).toBe('/404')
      expect(sessionStorage.getItem('conversation_id')).toBeNull()
      page.unmount()
    }
  })

  it('[X-12] that is refused for now says why, stays remembered, and is tried again', async () => {
    sessionStorage.setItem('conversation_id', ID)
    let isFull = true
    const { user, address } = open('/conversation-link', NOT_MINE, {
      'POST /api/ai/anonymous-conversations/:id/claim': () => {
        if (isFull) throw refusal(409, 'AI_DAILY_LIMIT', 'You have asked as often as one can in a day.')
        return { conversationId: ID }
      },
    })
    expect(await screen.findByText('You have asked as often as one can in a day.')).toBeVisible()
    expect(sessionStorage.getItem('conversation_id')).toBe(ID)
    isFull = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe(`/dashboard?conversation=${ID}`))
  })
})
