import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { installDevices } from '#testing/doubles/fake-recorder.js'
import type { Network } from '#testing/network.js'
import { asked, openAnswer } from './answering.testkit'

const COUNTDOWN_MS = 5_000
const SECONDS = 30_000

withFakeIndexedDb()
afterEach(() => vi.useRealTimers())

/** A server that has begun to receive the take. */
const rest: Network['rest'] = {
  'POST /api/recordings/uploads': ({ headers }) => {
    const [, id = ''] = /(?:^|,)id ([^,]+)/.exec(headers.get('upload-metadata') ?? '') ?? []
    return new Response(null, { status: 201, headers: { Location: `/api/recordings/uploads/${atob(id)}` } })
  },
  'PATCH /api/recordings/uploads/:id': ({ headers }) =>
    new Response(null, { status: 204, headers: { 'Upload-Offset': headers.get('upload-offset') ?? '' } }),
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

it('[X-51, RESP-05] offers the take again to who comes back, though no draft was saved', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const devices = installDevices()
  const { user, unmount, recorder } = await openRecorder()
  await user.click(await recorder.findByRole('button', { name: /^Record audio/ }))
  await user.click(await recorder.findByRole('button', { name: 'Start recording' }))
  await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_MS))
  await recorder.findByRole('button', { name: 'Stop' })
  devices.deliver('what was said')
  await act(() => vi.advanceTimersByTimeAsync(SECONDS))
  unmount()

  await openRecorder()
  expect(await screen.findByText('We kept the recording that you began here.')).toBeVisible()
  expect(screen.getByText('0:30')).toBeVisible()
})
