import 'fake-indexeddb/auto'
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#lib/browser/storage.js'
import { createQueryClient } from '#lib/query-client.js'
import { sessionAtom, startSession } from '#lib/session.js'
import { type FakeDevices, installDevices } from '#testing/doubles/fake-recorder.js'
import { onTestEnd } from '#testing/environment.js'
import { type Network, openNetwork, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { appConfig, tokenFor } from '#testing/render-route.js'
import { Providers } from '#web/app/providers.js'
import AnswerOffer from '../question/answer-offer'
import { AnswerRecorder } from './answer-recorder'

const RESPONSE = '00000000-0000-4000-8000-00000000a002'
const SOMEBODY = '00000000-0000-4000-8000-0000000000aa'
const COUNTDOWN_MS = 5_000
const PATIENCE_MS = 20_000

/** A server that has whatever it is sent, and finds it as long as the recorder says. */
function server(): Network['rest'] {
  let isWhole = false
  return {
    'POST /api/session/token': () => tokenFor(expertUser),
    'GET /api/config': () => appConfig(),
    'POST /api/recordings/uploads': ({ headers }) => {
      const [, id = ''] = /(?:^|,)id ([^,]+)/.exec(headers.get('upload-metadata') ?? '') ?? []
      return new Response(null, { status: 201, headers: { Location: `/api/recordings/uploads/${atob(id)}` } })
    },
    'PATCH /api/recordings/uploads/:id': ({ headers }) => {
      const length = headers.get('upload-length')
      isWhole = length !== null
      return new Response(null, {
        status: 204,
        headers: { 'Upload-Offset': length ?? headers.get('upload-offset') ?? '' },
      })
    },
    'DELETE /api/recordings/uploads/:id': () => new Response(null, { status: 204 }),
    'GET /api/recordings/:id/state': ({ path }) => ({
      ...{ id: path.split('/')[3] ?? '', state: isWhole ? 'ready' : 'receiving', refusal: null, message: null },
      ...{ receivedBytes: 0, announcedBytes: null, durationMs: 125_000, peaks: [1], url: '/played' },
    }),
  }
}

interface Opened {
  user: UserEvent
  devices: FakeDevices
  sent: ReturnType<typeof openNetwork>['sent']
  onDone: ReturnType<typeof vi.fn>
  onStage: ReturnType<typeof vi.fn>
}

let questions = 0

/** Opens the recorder, and counts down until it records audio. */
async function openRecording(graphql: Network['graphql'] = {}, isInCard = false): Promise<Opened> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const devices = installDevices()
  const { sent } = openNetwork({ graphql, rest: server() })
  writeStored('was-signed-in', true)
  const { store, stop } = startSession()
  onTestEnd(stop)
  await vi.waitFor(() => expect(store.get(sessionAtom).status).toBe('signed-in'), PATIENCE_MS)
  questions += 1
  const onDone = vi.fn(() => undefined)
  const onStage = vi.fn()
  const questionId = `00000000-0000-4000-8000-00000000e${String(questions).padStart(3, '0')}`
  render(
    <Providers store={store} queryClient={createQueryClient({ retry: false })}>
      <MemoryRouter>
        {isInCard ? (
          <AnswerOffer questionId={questionId} isUnanswered={false} />
        ) : (
          <AnswerRecorder questionId={questionId} onDone={onDone} onStage={onStage} />
        )}
      </MemoryRouter>
    </Providers>,
  )
  const user = userEvent.setup({ delay: null })
  if (isInCard) await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await user.click(await screen.findByRole('button', { name: /^Record audio/ }))
  await user.click(await screen.findByRole('button', { name: 'Start recording' }))
  return { user, devices, sent, onDone, onStage }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))

async function recordFor(seconds: number, opened: Opened): Promise<void> {
  await pass(COUNTDOWN_MS)
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
  opened.devices.deliver('some of it')
  await pass(seconds * 1_000)
}

afterEach(() => vi.useRealTimers())

describe('recording an answer', () => {
  it('[REC-03, REC-10] counts down from five, and shows the time', async () => {
    const opened = await openRecording()
    expect(screen.getByText('Get ready!')).toBeInTheDocument()
    expect(screen.getByText('5')).toBeInTheDocument()
    await pass(1_000)
    expect(screen.getByText('4')).toBeInTheDocument()
    await pass(COUNTDOWN_MS - 1_000)
    await pass(65_000)
    expect(screen.getByRole('timer')).toHaveTextContent('1:05')
    // what stands beside it leads nowhere else meanwhile
    expect(opened.onStage).toHaveBeenLastCalledWith('recording')
    await press(opened, 'Pause')
    await pass(30_000)
    expect(screen.getByRole('timer')).toHaveTextContent('1:05')
  })

  it('says while it records that nothing arrives from the microphone, until something does', async () => {
    const opened = await openRecording()
    await recordFor(8, opened)
    expect(screen.queryByText('Nothing is being recorded.')).not.toBeInTheDocument()
    await pass(3_000)
    expect(screen.getByText('Nothing is being recorded.')).toBeVisible()
    act(() => opened.devices.deliver('more of it'))
    await pass(500)
    expect(screen.queryByText('Nothing is being recorded.')).not.toBeInTheDocument()
  })

  it('[REC-19, REC-20, GI-63, KBASE-78] stopped too early, it pauses, goes on with OK, and is gone with Cancel', async () => {
    const opened = await openRecording()
    await recordFor(30, opened)
    await press(opened, 'Stop')
    const words =
      /^Minimal recording time is 2 mins, select OK to continue or cancel to reject your current recording\.$/
    expect(await screen.findByText(words)).toBeVisible()
    await pass(60_000)
    await opened.user.click(screen.getByRole('button', { name: 'OK' }))
    await pass(10_000)
    expect(screen.getByRole('timer')).toHaveTextContent('0:40')
    await press(opened, 'Stop')
    await opened.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
    // @testing-library's own waitFor would wait for the interval that this test stops
    await vi.waitFor(() => expect(opened.sent.some(({ name }) => name.startsWith('DELETE'))).toBe(true), PATIENCE_MS)
  })

  it('[GI-63] stopped before anything was recorded, it speaks of no recording that one could reject', async () => {
    const opened = await openRecording()
    await pass(COUNTDOWN_MS)
    await press(opened, 'Stop')
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop already?' }))
    expect(dialog.getByText(/^Nothing has been recorded yet\. Select OK to continue, or Cancel/)).toBeVisible()
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
  })

  it('[REC-21, GI-64, KBASE-79] stops at twelve minutes, keeps all of it, and says so', async () => {
    const opened = await openRecording()
    await recordFor(719, opened)
    expect(screen.getByRole('timer')).toHaveTextContent('11:59')
    await pass(2_000)
    expect(await screen.findByText(/^You’ve exceeded 12 minutes limit for the recording\./)).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByText('12:00')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
  })

  it('[REC-05, REC-06, GI-62] erases a take only once that is confirmed', async () => {
    const opened = await openRecording()
    await recordFor(121, opened)
    await press(opened, 'Stop')
    await opened.user.click(await screen.findByRole('button', { name: 'Record again' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Are you sure you want to delete this recording?')
    await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await opened.user.click(screen.getByRole('button', { name: 'Record again' }))
    await opened.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
  })

  it('[X-51] keeps what there is when the microphone is unplugged', async () => {
    const opened = await openRecording()
    await recordFor(130, opened)
    act(() => opened.devices.unplug())
    expect(await screen.findByText(/^A device was disconnected, so the recording stopped/)).toBeVisible()
    expect(await screen.findByText('2:10')).toBeVisible()
  })

  it('[REC-04, REC-07, REC-24, GI-68] is submitted once it is long enough, and ends with the thanks', async () => {
    const opened = await openRecording({ SubmitAnswer: () => ({ submitAnswer: { id: RESPONSE, status: 'pending' } }) })
    await recordFor(125, opened)
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await press(opened, 'Stop')
    await opened.user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByText('Thank you! Your answer has been submitted.')
    expect(screen.getByRole('link', { name: 'See your answer' })).toHaveAttribute(
      'href',
      `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=qanda&child_tab=pending`,
    )
    await press(opened, 'Done')
    expect(opened.onDone).toHaveBeenCalled()
  })

  it('[REC-24] once it is submitted, its card offers no other way to answer', async () => {
    const asked = { user_id: SOMEBODY, answerable: [{ question_id: SOMEBODY }], insights_responses: [] }
    const graphql: Network['graphql'] = {
      AnswerOffer: () => ({ insights_questions: [asked], response_windows: [], system_configurations: [] }),
      SubmitAnswer: () => ({ submitAnswer: { id: RESPONSE, status: 'pending' } }),
    }
    const opened = await openRecording(graphql, true)
    expect(screen.getByRole('link', { name: 'Write your answer' })).toBeVisible()
    await recordFor(125, opened)
    await press(opened, 'Stop')
    await opened.user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByText('Thank you! Your answer has been submitted.')
    expect(screen.queryByText(/You’d rather write/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Write your answer' })).not.toBeInTheDocument()
  })

  it.each([
    ['You’ve already answered this question.', 'You’ve already answered this question.'],
    [null, 'There was an error saving your response, please try again!'],
  ])('[IERR-25] says why it wasn’t saved (%s)', async (said, shown) => {
    const opened = await openRecording({
      SubmitAnswer: () => {
        throw said ? refusal(200, 'ALREADY_DONE', said) : new TypeError('offline')
      },
    })
    await recordFor(125, opened)
    await press(opened, 'Stop')
    await screen.findByText('Uploaded')
    await press(opened, 'Submit')
    expect(await screen.findByText(shown)).toBeVisible()
  })
})
