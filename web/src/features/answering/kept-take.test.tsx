import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// what it opens is compiled before anything waits for it
import '#entities/recording/recorder/recorder-panel.js'
import { openTakeStore } from '#entities/recording/recorder/takes/take-store.js'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { installDevices } from '#testing/doubles/fake-recorder.js'
import { receivingServer } from '#testing/doubles/receiving-server.js'
import type { Network } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { asked, ID, openAnswer, ownQuestion, QUESTION, READ } from './answering.testkit'
import './fields/spoken-answer'

const COUNTDOWN_MS = 5_000
const SECONDS = 30_000
const PATIENCE_MS = 20_000

withFakeIndexedDb()
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const graphql: Network['graphql'] = {
  RecordingLimits: () => ({ recording_limits: [{ type: 'AUDIO', min_secs: 60, max_secs: 900 }] }),
}

/** The recorder, which comes with the choice to record. */
async function openRecorder(question = asked()) {
  const page = openAnswer(question, [], graphql, receivingServer)
  await page.user.click(await screen.findByRole('radio', { name: /^Record audio/ }))
  return { ...page, recorder: within(await screen.findByRole('region', { name: 'Recorder' })) }
}

/** Half a minute is recorded. */
async function record(question = asked()) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const devices = installDevices()
  const { user, unmount, recorder } = await openRecorder(question)
  await user.click(await recorder.findByRole('button', { name: /^Record audio/ }))
  await user.click(await recorder.findByRole('button', { name: 'Start recording' }))
  await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_MS))
  await recorder.findByRole('button', { name: 'Stop' })
  devices.deliver('what was said')
  await act(() => vi.advanceTimersByTimeAsync(SECONDS))
  return { user, unmount }
}

const startInsight = () => ({
  ...{ insert_insights_questions_one: { id: ID }, insert_insights_responses_one: { id: ID } },
  insert_insight_response_domains: { affected_rows: 0 },
})
const KEPT = 'We kept the recording that you began here.'

it('[X-51, RESP-05] offers the take again to who comes back, also if the browser forgot that one chose to record', async () => {
  const { unmount } = await record()
  unmount()
  localStorage.clear()

  openAnswer(asked(), [], graphql, receivingServer)
  expect(await screen.findByText(KEPT)).toBeVisible()
  expect(screen.getByText('0:30')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Record audio/ })).toBeChecked()
})

it.each([
  ['while they record', []],
  ['when they have chosen to write instead', [/^In writing/, 'Stop recording']],
])('[RESP-06] leaves no take in the browser if somebody leaves for good %s', async (_, [choice, stop]) => {
  const { user } = await record()
  if (choice) await user.click(screen.getByRole('radio', { name: choice }))
  if (stop) await user.click(await screen.findByRole('button', { name: stop }))
  const [insights] = screen.getAllByRole('link', { name: 'Insights' })
  await user.click(insights as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const store = await openTakeStore()
  try {
    await vi.waitFor(
      async () => expect(await store.takesUnder(expertUser.userId, 'response:')).toEqual([]),
      PATIENCE_MS,
    )
  } finally {
    store.close()
  }
})

it('[X-51] stays with the insight that was written instead, and is offered with no other one', async () => {
  const store = await openTakeStore()
  try {
    const owned = { ownerId: expertUser.userId, place: 'response:new:insight' }
    const take = { ...owned, id: '00000000-0000-4000-8000-0000000000aa', startedAt: 1, mimeType: 'audio/webm' }
    await store.put({ ...take, purpose: 'response', media: 'audio', phase: 'recorded' })
    await store.add([{ takeId: take.id, start: 0, bytes: new ArrayBuffer(9), seconds: 30 }])
    const { user, sent } = renderRoute('/insight/create', {
      user: expertUser,
      graphql: { ...READ, ...graphql, StartInsight: startInsight },
      rest: receivingServer,
    })
    await user.click(await screen.findByRole('radio', { name: /Positioning/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByLabelText('Which question do you answer?'))
    await user.paste(QUESTION)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText(KEPT)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^In writing/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Save as draft' }))
    await vi.waitFor(async () => {
      const started = sent.find(({ name }) => name === 'StartInsight')?.input as
        | { question: { id: string } }
        | undefined
      const [kept] = await store.takesUnder(owned.ownerId, 'response:')
      expect(started).toBeDefined()
      expect(kept?.place).toBe(`response:${started?.question.id}`)
    }, PATIENCE_MS)
  } finally {
    store.close()
  }
})

describe('a recording that runs', () => {
  const stopRecording = () => screen.findByRole('button', { name: 'Stop recording' })

  it('[X-51, RESP-05] is asked about before somebody writes instead, and is kept then', async () => {
    const { user } = await record()
    await user.click(screen.getByRole('radio', { name: /^In writing/ }))
    await user.click(await screen.findByRole('button', { name: 'Go on recording' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE_MS)
    expect(screen.getByRole('radio', { name: /^Record audio/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()

    await user.click(screen.getByRole('radio', { name: /^In writing/ }))
    await user.click(await stopRecording())
    expect(await screen.findByLabelText('Main Strategy')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()

    await user.click(await screen.findByRole('radio', { name: /^Record audio/ }))
    expect(await screen.findByText(KEPT)).toBeVisible()
    expect(screen.getByText('0:30')).toBeVisible()
  })

  it('[X-51, RESP-05] is asked about before somebody goes back a step, and is kept then', async () => {
    const { user } = await record(ownQuestion())
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await stopRecording())
    expect(await screen.findByLabelText('Which question do you answer?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText(KEPT)).toBeVisible()
    expect(screen.getByText('0:30')).toBeVisible()
  })
})
