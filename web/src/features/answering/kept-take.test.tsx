import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openTakeStore } from '#entities/recording/recorder/takes/take-store.js'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { installDevices } from '#testing/doubles/fake-recorder.js'
import type { Network } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { asked, openAnswer } from './answering.testkit'

const COUNTDOWN_MS = 5_000
const SECONDS = 30_000
const PATIENCE_MS = 20_000

withFakeIndexedDb()
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** A server that has begun to receive the take. */
const rest: Network['rest'] = {
  'POST /api/recordings/uploads': ({ headers }) => {
    const [, id = ''] = /(?:^|,)id ([^,]+)/.exec(headers.get('upload-metadata') ?? '') ?? []
    return new Response(null, { status: 201, headers: { Location: `/api/recordings/uploads/${atob(id)}` } })
  },
  'PATCH /api/recordings/uploads/:id': ({ headers }) =>
    new Response(null, { status: 204, headers: { 'Upload-Offset': headers.get('upload-offset') ?? '' } }),
  'DELETE /api/recordings/uploads/:id': () => new Response(null, { status: 204 }),
  'GET /api/recordings/:id/state': ({ path }) => ({
    ...{ id: path.split('/')[3] ?? '', state: 'receiving', refusal: null, message: null },
    ...{ receivedBytes: 0, announcedBytes: null, durationMs: null, peaks: null, url: null },
  }),
}
const graphql: Network['graphql'] = {
  RecordingLimits: () => ({ recording_limits: [{ type: 'AUDIO', min_secs: 60, max_secs: 900 }] }),
}

/** The recorder, which comes with the choice to record. */
async function openRecorder() {
  const page = openAnswer(asked(), [], graphql, rest)
  await page.user.click(await screen.findByRole('radio', { name: /^Record audio/ }))
  return { ...page, recorder: within(await screen.findByRole('region', { name: 'Recorder' })) }
}

/** Half a minute is recorded. */
async function record() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const devices = installDevices()
  const { user, unmount, recorder } = await openRecorder()
  await user.click(await recorder.findByRole('button', { name: /^Record audio/ }))
  await user.click(await recorder.findByRole('button', { name: 'Start recording' }))
  await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_MS))
  await recorder.findByRole('button', { name: 'Stop' })
  devices.deliver('what was said')
  await act(() => vi.advanceTimersByTimeAsync(SECONDS))
  return { user, unmount }
}

const KEPT = 'We kept the recording that you began here.'

it('[X-51, RESP-05] offers the take again to who comes back, also if the browser forgot that one chose to record', async () => {
  const { unmount } = await record()
  unmount()
  localStorage.clear()

  openAnswer(asked(), [], graphql, rest)
  expect(await screen.findByText(KEPT)).toBeVisible()
  expect(screen.getByText('0:30')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Record audio/ })).toBeChecked()
})

it('[RESP-06] leaves no take in the browser if somebody leaves for good', async () => {
  const { user } = await record()
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
