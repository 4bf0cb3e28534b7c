import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

// An address changes once the code of its page is there, which the tests shouldn't wait for.
beforeAll(() =>
  Promise.all([
    import('#web/app/routes/conversations/conversation-link.js'),
    import('#web/app/routes/dashboard.js'),
    import('#features/conversations/thread/conversation-screen.js'),
    import('#web/app/routes/not-found.js'),
  ]),
)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a visitor', () => {
  it('[GI-101] asks on the landing page, and is told that the question is saved', async () => {
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
    expect(await screen.findByRole('heading', { name: 'We’ve saved your question' })).toBeVisible()
    expect(sent).toEqual([{ text: 'How do we price a second seat?' }])
    expect(sessionStorage.getItem('conversation_id')).toBe(ID)
    expect(address()).toBe(LINK)
    expect(screen.getByText(/confirm your address, open it in this browser/)).toBeVisible()
    const back = encodeURIComponent(LINK)
    expect(screen.getByRole('link', { name: 'Sign up to read the answer' })).toHaveAttribute(
      'href',
      `/signup?next=${back}`,
    )
    expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', `/login?next=${back}`)
    await expectNoAxeViolations()
  })

  it('[X-12, GI-101] keeps what was typed when it couldn’t be sent, over a reload', async () => {
    let isDown = true
    const rest: Network['rest'] = {
      'POST /api/ai/anonymous-conversations': () => {
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
    await screen.findByRole('heading', { name: 'We’ve saved your question' })
    first.unmount()
    isDown = true
    const second = renderRoute('/', { graphql: LANDING, rest })
    await second.user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'And then?')
    second.unmount()
    renderRoute('/', { graphql: LANDING, rest })
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('And then?')
  })

  it('[X-12, GI-101] keeps what was typed while the question was sent, and sends it once, however often it is pressed', async () => {
    const sent: unknown[] = []
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const rest: Network['rest'] = {
      'POST /api/ai/anonymous-conversations': async ({ body }) => {
        sent.push(body)
        await isAnswered
        return { conversationId: ID }
      },
    }
    const { user, unmount } = renderRoute('/', { graphql: LANDING, rest })
    const field = await screen.findByRole('textbox', { name: 'Your question' })
    await user.type(field, 'Why?{Enter}{Enter} And in Sweden?{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    answer()
    await screen.findByRole('heading', { name: 'We’ve saved your question' })
    expect(sent).toEqual([{ text: 'Why?' }])
    unmount()
    renderRoute('/', { graphql: LANDING, rest })
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('Why? And in Sweden?')
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
    expect(sessionStorage.getItem('conversation_id')).toBe(stored === ID ? null : stored)
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
      const words = path === LINK ? 'We couldn’t open that conversation here' : 'There is no page at this address'
      expect(await screen.findByText(words)).toBeVisible()
      expect(page.address()).toBe('/404')
      await waitFor(() => expect(sessionStorage.getItem('conversation_id')).toBeNull())
      page.unmount()
    }
  })

  it('[GI-101] that was asked in another browser says where the question is, and what to do', async () => {
    const { address, user } = open(LINK, NOT_MINE, {
      'POST /api/ai/anonymous-conversations/:id/claim': () => {
        throw refusal(404, 'AI_CONVERSATION_NOT_FOUND', 'There is no such conversation.')
      },
    })
    expect(await screen.findByText('We couldn’t open that conversation here')).toBeVisible()
    expect(screen.getByText(/saved in the browser you asked in, for 7 days\. Log in with that browser/)).toBeVisible()
    expect(address()).toBe('/404')
    expect(screen.queryByText('There is no page at this address')).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('link', { name: 'Ask again' }))
    expect(address()).toBe('/')
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
