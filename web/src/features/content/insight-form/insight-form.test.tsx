import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { openTakeStore } from '#entities/recording/recorder/takes/take-store.js'
import { writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { InsightDraft, InsightTake } from './insight-values'
import type { OwnInsight } from './own-insight'

withFakeIndexedDb()

const TOPIC = '00000000-0000-4000-8000-00000000b001'
const INSIGHT = '00000000-0000-4000-8000-00000000b002'
const FIRST = '00000000-0000-4000-8000-00000000b003'
const SECOND = '00000000-0000-4000-8000-00000000b004'
const BRIEF = 'What a price says about a product before anybody has tried it out.'
const words = {
  title: 'Three signs of a low price',
  brief: BRIEF,
  briefRichText: plainToRichText(BRIEF),
  topicId: TOPIC,
}
const WORDS_SENT = { ...words, briefRichText: expect.objectContaining({ blocks: expect.any(Array) }) }

const onServer = (id: string) => ({
  ...{ id, state: 'ready' as const, refusal: null, message: null, receivedBytes: 9, announcedBytes: 9 },
  ...{ durationMs: 90_000, peaks: [1, 50, 1], url: `/api/recordings/${id}?signature=1` },
})
const network = (part: Network = {}): Network => ({
  graphql: {
    OwnInsightTopics: () => ({
      expert_details_by_pk: { topics: [{ topic: { id: TOPIC, topic_name: 'Pricing strategy' } }] },
    }),
    ...part.graphql,
  },
  rest: {
    'GET /api/recordings/:id/state': ({ path }) => onServer(path.split('/')[3] ?? ''),
    'GET /api/insight/my/:id': () => rejected,
    ...part.rest,
  },
})
const rejected: OwnInsight = {
  ...{ id: INSIGHT, status: 'REJECTED', reason: 'Please name a company.', ...words },
  audio: [
    { path: `/api/recordings/${FIRST}`, name: 'The first sign', duration: 70 },
    { path: `/api/recordings/${SECOND}`, name: 'The second sign', duration: 80 },
  ],
}
const open = (path = '/insights-creator', part?: Network, user = expertUser) =>
  renderRoute(path, { user, ...network(part) })

/** As if it had been recorded and uploaded before the page was opened. */
async function takeAt(key: string, id: string): Promise<void> {
  const store = await openTakeStore()
  await store.put({
    ...{ id, ownerId: expertUser.userId, place: `insight:${key}`, purpose: 'insight', media: 'audio' },
    ...{ mimeType: 'audio/webm', startedAt: 1, phase: 'sent', sentSeconds: 90 },
  })
  store.close()
}
const take = (part: Partial<InsightTake> = {}): InsightTake => ({
  ...{ key: 'one', recordingId: null, name: '', keptSeconds: null },
  ...part,
})
function beginWith(takes: InsightTake[]): void {
  const draft: InsightDraft = { words, takes, step: 2 }
  writeDraft(expertUser.userId, 'recorded-insight:new', draft)
}
const gone = () => new Response(null, { status: 204 })
const topicsOf = (topic_name: string) => ({
  expert_details_by_pk: { topics: [{ topic: { id: TOPIC, topic_name, objective: { objective_name: 'Pricing' } } }] },
  topic_suggestions: [],
})
const submit = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Submit' }))

describe('creating an insight of recordings', () => {
  it('[INS-33, INS-35, INS-38, INS-40] begins with title, brief and topic, and says what is missing', async () => {
    const { user } = open()
    await screen.findByRole('heading', { name: 'Provide a title and brief description' })
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Title is required.')).toBeVisible()
    expect(screen.getByText('Brief is required')).toBeVisible()
    expect(screen.getByText('Topic is required')).toBeVisible()
  })

  it('[INS-34] goes on to the recordings, and keeps what was typed', async () => {
    writeDraft(expertUser.userId, 'recorded-insight:new', { words, takes: [], step: 1 } satisfies InsightDraft)
    const { user } = open()
    expect(await screen.findByLabelText('Title')).toHaveValue(words.title)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: 'Add recordings and submit' })
    expect(await screen.findByText(/^1 to 5 minutes/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[X-51] opens beside an insight that is being written in the other form', async () => {
    const written = open('/insight/create', { graphql: { OwnTopics: () => topicsOf('Pricing strategy') } })
    await written.user.click(await screen.findByRole('radio', { name: /Pricing strategy/ }))
    written.unmount()
    open()
    expect(await screen.findByRole('heading', { name: 'Provide a title and brief description' })).toBeVisible()
  })

  it('[X-51] finds a take that the draft has lost, and discards it with the draft only after asking', async () => {
    await takeAt('lost', FIRST)
    writeDraft(expertUser.userId, 'recorded-insight:new', { words, takes: [], step: 1 } satisfies InsightDraft)
    const { user, sent } = open('/insights-creator', { rest: { 'DELETE /api/recordings/uploads/:id': gone } })
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Uploaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }))
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('')
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain(`DELETE /api/recordings/uploads/${FIRST}`))
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  })

  it('[GI-18] is for experts; others go to the dashboard', async () => {
    const { address } = open('/insights-creator', {}, clientUser)
    await waitFor(() => expect(address()).not.toMatch(/^\/insights-creator/))
  })

  it('[INS-42] can’t be submitted without a recording', async () => {
    beginWith([take()])
    const opened = open()
    await screen.findByRole('region', { name: 'Recorder' })
    await submit(opened)
    expect(await screen.findByText('You have not added any recordings!')).toBeVisible()
  })

  it('[INS-43] can’t be submitted while a recording has no title', async () => {
    await takeAt('untitled', FIRST)
    beginWith([take({ key: 'untitled' })])
    const opened = open()
    await screen.findByText('Uploaded')
    await submit(opened)
    expect(await screen.findByText('Please enter titles for your recordings')).toBeVisible()
  })

  it('[INS-46, INS-47, INS-50] is sent with its recordings in order, and thanks', async () => {
    await takeAt('a', FIRST)
    await takeAt('b', SECOND)
    beginWith([take({ key: 'a', name: 'Later' }), take({ key: 'b', name: 'Sooner' })])
    const opened = open('/insights-creator', {
      graphql: { CreateInsight: () => ({ createInsight: { id: INSIGHT, status: 'pending' } }) },
    })
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
    await opened.user.click(screen.getByRole('button', { name: 'Move recording 2 up' }))
    await submit(opened)
    const thanks = await screen.findByRole('dialog', { name: 'Thank you! Your insight has been submitted.' })
    expect(thanks).toHaveTextContent(
      'You will receive an email from us within 48 hrs on approval or any amendments if required.',
    )
    expect(within(thanks).getByRole('link')).toHaveAttribute(
      'href',
      `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=qanda&child_tab=pending&scrollToParent=qanda-list`,
    )
    const [sent] = opened.sent.filter(({ name }) => name === 'CreateInsight')
    expect(sent?.input).toEqual({
      ...WORDS_SENT,
      recordings: [
        { recordingId: SECOND, name: 'Sooner' },
        { recordingId: FIRST, name: 'Later' },
      ],
    })
  })

  it.each([
    ['Choose an approved topic of your own profile', 'Choose an approved topic of your own profile'],
    [null, 'There was an error saving your insight, please try again!'],
  ])('[IERR-04] says why it wasn’t saved (%s)', async (said, shown) => {
    await takeAt('one', FIRST)
    beginWith([take({ name: 'The first sign' })])
    const opened = open('/insights-creator', {
      graphql: {
        CreateInsight: () => {
          throw said ? refusal(200, 'VALIDATION_FAILED', said) : new TypeError('offline')
        },
      },
    })
    await screen.findByText('Uploaded')
    await submit(opened)
    expect(await screen.findByText(shown)).toBeVisible()
  })
})

describe('editing an insight that wasn’t approved', () => {
  const EDITOR = `/insights-creator/${INSIGHT}`

  it('[INS-51, INS-45] has its words and recordings, and sends them again', async () => {
    let status: OwnInsight['status'] = 'REJECTED'
    const opened = open(EDITOR, {
      graphql: {
        UpdateInsight: () => {
          status = 'PENDING'
          return { updateInsight: { id: INSIGHT, status: 'pending' } }
        },
      },
      rest: { 'GET /api/insight/my/:id': () => ({ ...rejected, status }) },
    })
    expect(await screen.findByLabelText('Title')).toHaveValue(words.title)
    expect(screen.getByText('Please name a company.')).toBeVisible()
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Pricing strategy')
    await opened.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('region', { name: 'Audio: The second sign' })).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Remove recording 1' }))
    await opened.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await submit(opened)
    await screen.findByRole('dialog', { name: /^Thank you/ })
    const asked = () => opened.sent.filter(({ name }) => name.startsWith('GET /api/insight/my/'))
    await waitFor(() => expect(asked().length).toBeGreaterThan(1))
    expect(await screen.findByRole('dialog', { name: /^Thank you/ })).toBeVisible()
    const [sent] = opened.sent.filter(({ name }) => name === 'UpdateInsight')
    expect(sent?.input).toEqual({
      ...WORDS_SENT,
      id: INSIGHT,
      recordings: [{ recordingId: SECOND, name: 'The second sign' }],
    })
  })

  it('[INS-52, INS-53] isn’t there for anybody else', async () => {
    open(EDITOR, {
      rest: {
        'GET /api/insight/my/:id': () => {
          throw refusal(404, 'NOT_FOUND', 'Not found.')
        },
      },
    })
    await screen.findByText('Sorry, there’s no such Insight! Reach out to our support if you think, it’s a mistake.')
  })

  it('[IERR-06] says that it couldn’t be loaded, with the way back', async () => {
    open(EDITOR, {
      rest: {
        'GET /api/insight/my/:id': () => {
          throw new TypeError('offline')
        },
      },
    })
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('Sorry, something went wrong with Insight loading. Try refreshing the page.')
    expect(within(notice).getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('isn’t offered while it waits', async () => {
    open(EDITOR, { rest: { 'GET /api/insight/my/:id': () => ({ ...rejected, status: 'PENDING' }) } })
    await screen.findByText('This insight is waiting for approval.')
  })
})
