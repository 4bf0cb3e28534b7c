import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { onTestEnd } from '#testing/environment.js'
import { openEventStreams } from '#testing/event-streams.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { ANSWER, aiAnswer, aiConversation, CONVERSATION, QUESTION } from '../conversations.testkit'
import { answerBlocks } from './answer-blocks'
import { AnswerText } from './answer-text'

beforeEach(() => localStorage.clear())
const STREAM = `/api/ai/answers/${ANSWER}/stream`
const open = (graphql: object = aiConversation()) =>
  renderRoute(`/conversation/${CONVERSATION}`, { user: clientUser, graphql })

describe('a conversation', () => {
  it('[BASE-12] shows the answer with its sources and who could tell more, and opens the cited passage', async () => {
    const { user } = open()
    expect(await screen.findByText('Ask for a joint review every', { exact: false })).toBeVisible()
    const people = within(screen.getByRole('region', { name: 'Who could tell you more' }))
    expect(people.getByRole('link', { name: /Elena Marchetti/ })).toHaveAttribute('href', '/elena-marchetti')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Open source 1' }))
    const source = within(await screen.findByRole('dialog', { name: 'Working with channels' }))
    expect((await source.findByText('Ask for a joint review every month.')).tagName).toBe('MARK')
    expect(source.getByText('Before it.')).toBeVisible()
  })

  it('[X-52] leads from a citation to the second at which it is said, and says how old the source is', async () => {
    const old = new Date(Date.now() - 3 * 366 * 86_400_000).toISOString()
    const [citation] = aiAnswer().citations
    const said = { starts_at: 95, recording: 0, kind: 'answer', item_id: ANSWER, question_id: QUESTION }
    const { user } = open({
      ...aiConversation(aiAnswer({ citations: citation ? [{ ...citation, dated_at: old }] : [] })),
      CitedPassages: () => ({
        ai_cited_passages: [{ position: 1, content: 'Ask for a joint review every month.', is_cited: true, ...said }],
      }),
    })
    expect(await screen.findByText(/published or last confirmed 3 years ago/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Open source 1' }))
    const link = await screen.findByRole('link', { name: 'Listen from 1:35' })
    expect(link).toHaveAttribute('href', `/dashboard/qanda_detail/${QUESTION}/${ANSWER}?t=95`)
    expect(screen.getByText('Published or last confirmed by its author 3 years ago.')).toBeVisible()
  })

  it('says when a source has changed since, with the words that were quoted', async () => {
    const gone = { ...aiConversation(), CitedPassages: () => ({ ai_cited_passages: [] }) }
    const { user } = open(gone)
    await user.click(await screen.findByRole('button', { name: 'Open source 1' }))
    expect(await screen.findByText('This source has changed since the answer')).toBeVisible()
    expect(screen.getByText(/It was quoted as: “Ask for a joint review/)).toBeVisible()
  })

  it('[X-52] follows an answer as it is written, begins anew when its writer did, and reloads at the end', async () => {
    const streams = openEventStreams()
    let answer = aiAnswer({ status: 'writing', message: null, citations: [], people: [] })
    open({ ...aiConversation(), AiConversation: () => aiConversation(answer).AiConversation() })
    expect(await screen.findByText('Looking through what experts published…')).toBeVisible()
    await streams.emit(STREAM, { from: 0, text: 'Half of ', status: 'writing' })
    await streams.emit(STREAM, { from: 8, text: 'it', status: 'writing' })
    expect(await screen.findByText('Half of it')).toBeVisible()
    await streams.emit(STREAM, { from: 0, text: 'All of it [1]', status: 'writing' })
    expect(await screen.findByText('All of it [1]')).toBeVisible()
    answer = aiAnswer()
    await streams.emit(STREAM, { from: 13, text: '', status: 'done' })
    expect(await screen.findByRole('button', { name: 'Open source 1' })).toBeVisible()
  })

  it('[X-52] stops an answer, and meanwhile sends nothing', async () => {
    openEventStreams()
    const answer = aiAnswer({ status: 'writing', message: null, citations: [], people: [] })
    const { user, sent } = open({
      ...aiConversation(answer),
      StopAiAnswer: () => ({ stopAiAnswer: { answerId: ANSWER } }),
    })
    await user.type(await screen.findByRole('textbox', { name: 'Your next question' }), 'And then?{Enter}')
    await user.click(screen.getByRole('button', { name: 'Stop the answer' }))
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('StopAiAnswer'))
    expect(sent.map(({ name }) => name)).not.toContain('AddAiConversationMessage')
    expect(screen.getByRole('textbox', { name: 'Your next question' })).toHaveValue('And then?')
  })

  it('[X-52] is stopped by the keyboard, which stays where one asks on; that it couldn’t be is past with the answer', async () => {
    const streams = openEventStreams()
    let answer = aiAnswer({ status: 'writing', message: null, citations: [], people: [] })
    const { user } = open({
      ...aiConversation(),
      AiConversation: () => aiConversation(answer).AiConversation(),
      StopAiAnswer: () => {
        throw new TypeError()
      },
    })
    const stop = await screen.findByRole('button', { name: 'Stop the answer' })
    stop.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server')
    expect(screen.getByRole('textbox', { name: 'Your next question' })).toHaveFocus()
    answer = aiAnswer()
    await streams.emit(STREAM, { from: 0, text: '', status: 'done' })
    expect(await screen.findByRole('button', { name: 'Open source 1' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('that one attempt couldn’t be stopped isn’t said at the next', async () => {
    const streams = openEventStreams()
    const writing = { status: 'writing', message: null, citations: [], people: [] }
    let answer = aiAnswer(writing)
    const { user } = open({
      ...aiConversation(),
      AiConversation: () => aiConversation(answer).AiConversation(),
      StopAiAnswer: () => {
        throw new TypeError()
      },
      RetryAiAnswer: () => {
        answer = aiAnswer({ ...writing, id: crypto.randomUUID() })
        return { retryAiAnswer: { answerId: answer.id } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Stop the answer' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server')
    answer = aiAnswer()
    await streams.emit(STREAM, { from: 0, text: '', status: 'done' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Stop the answer' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    [{ status: 'failed', notice: 'cut off' }, /was cut off/],
    [{ status: 'failed', notice: 'failed', message: null }, /couldn’t be written/],
    [{ status: 'stopped' }, /You stopped this answer/],
    [{ notice: 'model unavailable' }, /isn’t available right now/],
    [{ support: 'uncited' }, /names none of its sources/],
  ])('%j is said, and can be tried again', async (part, words) => {
    openEventStreams()
    const { user, sent } = open({
      ...aiConversation(aiAnswer(part)),
      RetryAiAnswer: () => ({ retryAiAnswer: { answerId: ANSWER } }),
    })
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'RetryAiAnswer')?.input).toEqual({ questionId: QUESTION }),
    )
  })

  it('tries again once, however often it is pressed, and says at the answer why it couldn’t, until one asks on', async () => {
    openEventStreams()
    const { user, sent } = open({
      ...aiConversation(),
      RetryAiAnswer: () => {
        throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
      },
      AddAiConversationMessage: () => ({ addAiConversationMessage: { answerId: ANSWER } }),
    })
    await user.dblClick(await screen.findByRole('button', { name: 'Try again' }))
    const exchange = within(screen.getByRole('article', { name: 'How do channels work?' }))
    expect(await exchange.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    expect(sent.filter(({ name }) => name === 'RetryAiAnswer')).toHaveLength(1)
    await user.type(screen.getByRole('textbox', { name: 'Your next question' }), 'And in Norway?{Enter}')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  it('brings the last of several questions to the top of the window, not behind the field', async () => {
    const shown: unknown[] = []
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (this: Element, options) {
      shown.push([this.querySelector('article')?.getAttribute('aria-label'), options])
    }
    onTestEnd(() => {
      Element.prototype.scrollIntoView = scrollIntoView
    })
    const { ai_conversations_by_pk: first } = aiConversation().AiConversation()
    const [asked] = first.messages
    const next = { ...asked, id: ANSWER, body: { ...asked?.body, data: [{ type: 'input', content: 'And then?' }] } }
    const both = { ...first, messages: [asked, next] }
    open({ ...aiConversation(), AiConversation: () => ({ ai_conversations_by_pk: both }) })
    await screen.findByRole('article', { name: 'And then?' })
    expect(shown).toEqual([['And then?', { block: 'start' }]])
  })

  it('[X-13] says so where the browser allows no copying', async () => {
    const { user } = open()
    const copy = await screen.findByRole('button', { name: 'Copy' })
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await user.click(copy)
    expect(await screen.findByText(/didn’t allow copying/)).toBeVisible()
    refused.mockRestore()
    await user.click(copy)
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(screen.queryByText(/didn’t allow copying/)).not.toBeInTheDocument()
  })

  it('asks on in the same conversation', async () => {
    const { user, sent } = open({
      ...aiConversation(),
      AddAiConversationMessage: () => ({ addAiConversationMessage: { answerId: ANSWER } }),
    })
    await user.type(await screen.findByRole('textbox', { name: 'Your next question' }), 'And in Norway?{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your next question' })).toHaveValue(''))
    expect(sent.find(({ name }) => name === 'AddAiConversationMessage')?.input).toMatchObject({
      conversationId: CONVERSATION,
    })
  })

  it('keeps what is typed while a question is on its way, and not the question', async () => {
    let arrive = () => {}
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { user, sent } = open({
      ...aiConversation(),
      AddAiConversationMessage: async () => {
        await isThere
        return { addAiConversationMessage: { answerId: ANSWER } }
      },
    })
    const field = await screen.findByRole('textbox', { name: 'Your next question' })
    await user.type(field, 'And in Norway?{Enter} In winter?')
    const reads = () => sent.filter(({ name }) => name === 'AiConversation').length
    const before = reads()
    arrive()
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await waitFor(() => expect(field).toHaveValue('In winter?'))
  })

  it.each([
    ['a short one is the headline, in full', 'q'.repeat(100), 0],
    ['a long one is cut off there, and stands below it', 'q'.repeat(101), 1],
  ])('the first question can be read to its end: %s', async (_, question, messages) => {
    const { AiConversation } = aiConversation()
    const { conversation_id, messages: stored } = AiConversation().ai_conversations_by_pk
    const body = { from: 'user', type: 'input', data: [{ type: 'input', content: question }], image: null }
    const asked = stored.map((message) => ({ ...message, body }))
    open({
      ...aiConversation(),
      AiConversation: () => ({ ai_conversations_by_pk: { conversation_id, title: question, messages: asked } }),
    })
    const headline = await screen.findByRole('heading', { level: 1, name: question })
    expect(headline.querySelectorAll('.line-clamp-2')).toHaveLength(messages)
    expect(screen.queryAllByRole('heading', { level: 2, name: question })).toHaveLength(messages)
  })

  it.each([CONVERSATION, 'no-id'])(
    '[BASE-34] one that isn’t the user’s, or none at all, can’t be found: %s',
    async (id) => {
      renderRoute(`/conversation/${id}`, {
        user: clientUser,
        graphql: { AiConversation: () => ({ ai_conversations_by_pk: null }) },
      })
      expect(await screen.findByRole('heading', { name: 'This conversation can’t be found' })).toBeVisible()
    },
  )
})

describe('the text of an answer', () => {
  it('keeps a full stop with the citation before it', () => {
    const { container } = render(<AnswerText text="Let them lapse [1]. Then meet [2] monthly." onCitation={() => {}} />)
    expect(container).toHaveTextContent('Let them lapse 1. Then meet 2 monthly.')
    expect(screen.getByText('lapse .', { ignore: 'p' })).toContainElement(
      screen.getByRole('button', { name: 'Open source 1' }),
    )
  })

  it('keeps a citation with the word before it, unless that might be wider than a phone', () => {
    const long = 'https://sagework.example/a-very-long-address'
    const { container } = render(<AnswerText text={`Raise it. [1] [2]. See ${long} [3]`} onCitation={() => {}} />)
    expect(container).toHaveTextContent(`Raise it. 1 2. See ${long} 3`)
    const lines = [1, 2, 3].map((number) => screen.getByRole('button', { name: `Open source ${number}` }).parentElement)
    expect(lines.map((line) => line?.textContent)).toEqual(['it. 1', '2.', '3'])
  })

  it('reads paragraphs, quotes, lists and emphasis, and makes nothing a link', () => {
    const kinds = answerBlocks(
      'Lead:\n- one **b** [2]\n- two\n\n1. first\n\n> said\n\n## Head\n![x](http://a) [y](http://b)',
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list', 'quote', 'heading', 'paragraph'])
    expect(kinds[1]).toMatchObject({
      items: [
        [{ text: 'one ' }, { kind: 'strong', text: 'b' }, { text: ' ' }, { kind: 'citation', number: 2 }],
        [{ text: 'two' }],
      ],
    })
    expect(JSON.stringify(kinds.at(-1))).toContain('![x](http://a) [y](http://b)')
  })
})
