import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openOpportunity } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { chatMessage, ELENA, NORA, openChat } from './chat.testkit'

beforeEach(() => localStorage.clear())
const fieldFor = (name: string | RegExp) => screen.findByRole('textbox', { name })
const field = () => fieldFor(/^Message to/)
const log = () => screen.findByRole('log', { name: 'Messages' })

describe('the Chats tab', () => {
  it('[CHAT-02, OPP-12, GO-63] shows who takes part and the messages, oldest first, with replies under them', async () => {
    const messages = [
      chatMessage(1, { comment: 'First' }),
      chatMessage(2, { comment: 'Second', user_id: NORA, expert_id: null }),
      chatMessage(3, { comment: 'Answer', parent_id: chatMessage(1).id, user_id: NORA }),
    ]
    const { container } = openChat({ messages })
    const text = (await log()).textContent ?? ''
    expect(['First', 'Answer', 'Second'].map((word) => text.indexOf(word))).toEqual(
      ['First', 'Answer', 'Second'].map((word) => text.indexOf(word)).toSorted((one, other) => one - other),
    )
    expect(within(await screen.findByRole('list', { name: 'Replies' })).getByText('Answer')).toBeVisible()
    expect(
      within(screen.getByRole('navigation', { name: 'Conversations' })).getByRole('button', {
        name: 'Elena Marchetti',
      }),
    ).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[CHAT-03, CHAT-08, OPP-13] isn’t there for whoever takes no part, and its link leads to About', async () => {
    openOpportunity({ at: '?comments' })
    expect(await screen.findByRole('tab', { name: 'About', selected: true })).toBeVisible()
    expect(screen.queryByRole('tab', { name: /Chats/ })).not.toBeInTheDocument()
  })

  it('[OPP-55, GO-98] counts what is unread, and marks it as seen when it is opened', async () => {
    const { sent } = openChat({ messages: [chatMessage(1)], chat: { unread_count: 1 } })
    expect(await screen.findByRole('tab', { name: /Chats 1/ })).toBeVisible()
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'MarkChatSeen').map(({ input }) => input)).toMatchObject([
        { tab: 'commentTab' },
      ]),
    )
  })

  it('[GO-98] begins with a line where the new messages begin', async () => {
    const old = chatMessage(1, { comment: 'Old', created_at: '2026-01-01T09:00:00Z' })
    openChat({ messages: [old, chatMessage(2, { comment: 'New' })], chat: { seen_at: '2026-02-01T00:00:00Z' } })
    const words = (await log()).textContent ?? ''
    expect(words.indexOf('New messages')).toBeGreaterThan(words.indexOf('Old'))
  })

  it('shows once, under the newest message that was seen, that the other side has seen it', async () => {
    const own = (number: number) => chatMessage(number, { user_id: NORA })
    openChat({ messages: [own(1), own(2), own(3)], seenAt: own(2).created_at })
    expect(await screen.findAllByText('Seen')).toHaveLength(1)
    expect(screen.getByText('Seen').closest('article')).toHaveTextContent('Message 2')
  })

  it.each([
    [false, /Everybody in this chat can see what you write here/],
    [true, /Only Oatfield can see what you write here/],
  ])('[GO-58] says in one line who can see what is written (expert: %s)', async (isExpert, words) => {
    const { container } = openChat({ isExpert })
    expect(await screen.findByText(words)).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[GO-58] the poster reads one expert’s conversation and writes to them alone', async () => {
    const { user, sent } = openChat({ messages: [chatMessage(1)] })
    await user.click(await screen.findByRole('button', { name: 'Elena Marchetti' }))
    await user.type(await fieldFor('Message to Elena Marchetti'), 'Only you{Enter}')
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'PostComment')?.input).toMatchObject({ input: { expertId: ELENA } }),
    )
  })

  it('[GO-88, OPP-93] a call is booked beside the expert’s name, and noted as it is elsewhere', async () => {
    const calendly = 'https://calendly.com/elena'
    const more = {
      OpenCallBooking: () => ({ openCallBooking: { id: 'call', schedulingUrl: calendly } }),
      RecordCallBooking: () => ({ recordCallBooking: { id: 'call', bookedAt: '2026-11-20T09:00:00Z' } }),
    }
    const { user, sent } = openChat({ applicant: ELENA, calendly }, more)
    await user.click(await screen.findByRole('button', { name: 'Book a call with Elena Marchetti' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Call with Elena Marchetti' }))
    expect(dialog.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', calendly)
    await user.click(dialog.getByRole('button', { name: 'I’ve booked it' }))
    expect(await screen.findByText('The call is noted.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'OpenCallBooking')?.input).toMatchObject({ expertId: ELENA })
    expect(sent.find(({ name }) => name === 'RecordCallBooking')?.input).toMatchObject({ id: 'call' })
  })

  it('is left for another tab without harm', async () => {
    const { user } = openChat({ messages: [chatMessage(1)] })
    await log()
    await user.click(screen.getByRole('tab', { name: 'About' }))
    expect(await screen.findByRole('tab', { name: 'About', selected: true })).toBeVisible()
    expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('Demand Generation')
  })

  it('[OERR-13] says so when the messages can’t be loaded, and tries again', async () => {
    let isDown = true
    const { user } = openChat(
      {},
      {
        ChatThread: () => {
          if (isDown) throw refusal(403, 'NOT_ALLOWED', 'No.')
          return { all: [{ ...chatMessage(1, { comment: 'Here again' }), replies: [] }] }
        },
      },
    )
    expect(await screen.findByText('Something went wrong while getting all comments')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Here again')).toBeVisible()
  })

  it('loads earlier messages page by page', async () => {
    const messages = Array.from({ length: 45 }, (_, index) => chatMessage(index + 1))
    const { user } = openChat({ messages })
    expect(await screen.findByText('Message 45')).toBeVisible()
    expect(screen.queryByText('Message 15')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }))
    expect(await screen.findByText('Message 1')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument()
  })
})

describe('the comment bar', () => {
  it.each([
    ['CHAT-05', { isSomeOneHired: true }, /Somebody else was hired/],
    ['CHAT-06', {}, /This chat has ended/],
  ])('[%s] is gone with the reason, and the messages stay', async (_row, facts, words) => {
    openChat({
      isExpert: true,
      messages: [chatMessage(1)],
      eligibility: { isAllowed: false, blocker: 'INVALID_STATUS_TRANSITION', ...facts },
    })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('Message 1')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Reply to/ })).not.toBeInTheDocument()
  })

  it('[GO-05, GO-58] who reads along is not told who would see what they write', async () => {
    const eligibility = { isAllowed: false, blocker: 'NOT_ALLOWED' }
    openChat({ chat: { role: 'team_member' }, eligibility })
    expect(await screen.findByText(/^You can read along\./)).toBeVisible()
    expect(await screen.findByText('No messages')).toBeVisible()
    expect(screen.queryByText(/can see what you write here/)).not.toBeInTheDocument()
  })

  it('[CHAT-10, GO-63] sends with Enter, not with Shift+Enter, and nothing that is empty or too long', async () => {
    const { user, sent } = openChat()
    await user.type(await field(), '{Enter}')
    expect(await screen.findByText('Comment cannot be empty')).toBeVisible()
    await user.click(await field())
    await user.paste('x'.repeat(5001))
    expect(await screen.findByText('5,001 of 5,000')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Comment must be up to 5000 characters')).toBeVisible()
    await user.clear(await field())
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    await waitFor(() => expect(sent.filter(({ name }) => name === 'PostComment')).toHaveLength(1))
    expect(await within(await log()).findByText(/^One\s*two$/)).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveTextContent(/^$/))
  })

  it('[OERR-14] shows the server’s message below; the text is kept for another try', async () => {
    let isRefused = true
    const { user } = openChat(
      {},
      {
        PostComment: () => {
          if (isRefused) throw refusal(403, 'NOT_ALLOWED', 'You don’t take part.')
          return { postComment: { id: 'stored' } }
        },
      },
    )
    await user.type(await field(), 'Hello{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('You don’t take part.')
    expect(within(await log()).getByText('Hello')).toBeVisible()
    isRefused = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  it('without a connection a message waits, also over a reload, and is then sent once', async () => {
    let isLost = true
    const ids: unknown[] = []
    const network = {
      PostComment: ({ input }: { input: { id: string } }) => {
        if (isLost) throw new TypeError('Failed to fetch')
        ids.push(input.id)
        return { postComment: { id: input.id } }
      },
    }
    const first = openChat({}, network)
    await first.user.type(await field(), 'On a train{Enter}')
    expect(await within(await log()).findByText('On a train')).toBeVisible()
    first.unmount()
    openChat({}, network)
    expect(await within(await log()).findByText('On a train')).toBeVisible()
    isLost = false
    act(() => window.dispatchEvent(new Event('online')))
    first.unmount()
    openChat({}, network)
    await waitFor(() => expect(ids).toHaveLength(1))
  })

  it('[GO-63] formats by the toolbar as one sees it, makes links of addresses, and shows them as links', async () => {
    const { user, sent } = openChat()
    await user.click(await field())
    await user.click(screen.getByRole('button', { name: 'Bulleted List' }))
    await user.type(await field(), 'See www.a.example/plan.{Enter}')
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'PostComment')?.input).toMatchObject({
        input: { briefRichComment: { blocks: [{ type: 'unordered-list-item', text: 'See www.a.example/plan.' }] } },
      }),
    )
    expect(await within(await log()).findByRole('link', { name: 'www.a.example/plan' })).toHaveAttribute(
      'href',
      'https://www.a.example/plan',
    )
  })

  it('opens a draft from before messages were formatted', async () => {
    writeDraft(NORA, `chat-${OPPORTUNITY_ID}-all`, { typed: 'Half a **line**', files: [], mentioned: [] })
    openChat()
    expect(await field()).toHaveTextContent('Half a **line**')
  })

  it('keeps what is typed over a reload, a reply apart from a message', async () => {
    const opened = openChat({ messages: [chatMessage(1)] })
    await opened.user.type(await field(), 'Half a')
    await opened.user.click(screen.getByRole('button', { name: /^Reply to Elena/ }))
    expect(await fieldFor('Message to Elena Marchetti')).toHaveTextContent(/^$/)
    await opened.user.type(await fieldFor('Message to Elena Marchetti'), 'An answer')
    opened.unmount()
    const again = openChat({ messages: [chatMessage(1)] })
    expect(await field()).toHaveTextContent('Half a')
    await again.user.click(screen.getByRole('button', { name: /^Reply to Elena/ }))
    expect(await fieldFor('Message to Elena Marchetti')).toHaveTextContent('An answer')
  })

  it('[CHAT-12] a reply names what it answers and goes under it', async () => {
    const { user, sent } = openChat({ messages: [chatMessage(1)] })
    await user.click(await screen.findByRole('button', { name: /^Reply to Elena/ }))
    await user.type(await fieldFor('Message to Elena Marchetti'), 'Yes{Enter}')
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'PostComment')?.input).toMatchObject({
        input: { parentId: chatMessage(1).id },
      }),
    )
  })

  it('mentions are chosen by keyboard from those who can read them', async () => {
    const { user, sent, container } = openChat({ isExpert: true })
    await user.type(await field(), 'Hello @')
    const option = await screen.findByRole('option', { name: 'Nora Berg' })
    expect(await field()).toHaveAttribute('aria-activedescendant', option.id)
    await expectNoAxeViolations(container)
    await user.keyboard('{Enter}')
    expect(await field()).toHaveTextContent('Hello @Nora Berg')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'PostComment')?.input).toMatchObject({ input: { mentions: [NORA] } }),
    )
  })
})
