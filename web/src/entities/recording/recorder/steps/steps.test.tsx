import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecorderSession } from '../recorder-session'
import { Take } from '../takes/take'
import type { UploadStatus } from '../takes/take-upload'
import { BlockedStep } from './blocked-step'
import { LivePicture } from './live-picture'
import { liveWords } from './live-words'
import { stageOf } from './stage-of'
import { UploadWords } from './upload-words'

const take = new Take(
  {
    ...{ id: 'one', ownerId: 'elena', place: 'answer:1', purpose: 'answer', media: 'video' },
    ...{ mimeType: 'video/webm', startedAt: 1, phase: 'recorded' },
  },
  null,
)
take.add(new ArrayBuffer(100), 130)
const fakeSession = () => ({ send: vi.fn() }) as unknown as RecorderSession & { send: ReturnType<typeof vi.fn> }
const LIMITS = { audio: { min: 120, max: 720 }, video: { min: 120, max: 720 } }

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the live picture', () => {
  it('[IERR-11, REC-09, GI-66] says that it can’t be shown, and on iOS starts it at a tap', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
    const session = fakeSession()
    render(<LivePicture stream={{} as MediaStream} session={session} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Video preview is not supported in your browser')
    await userEvent.click(screen.getByRole('button', { name: 'Enable Preview' }))
    expect(session.send).toHaveBeenCalledWith({ type: 'choose', media: 'video' })
  })
})

describe('what is in the way', () => {
  it('[IERR-10] offers “Enable Preview” with the words on iOS, and nowhere else', () => {
    const state = { step: 'blocked', media: 'video', obstacle: 'unsupported' } as const
    const { unmount } = render(<BlockedStep state={state} session={fakeSession()} />)
    expect(screen.queryByRole('button', { name: 'Enable Preview' })).not.toBeInTheDocument()
    unmount()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)')
    render(<BlockedStep state={state} session={fakeSession()} />)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Recording is not supported/enabled on your browser, Please allow permissions!',
    )
    expect(screen.getByRole('button', { name: 'Enable Preview' })).toBeVisible()
  })
})

describe('the way to the server', () => {
  const shown = (upload: UploadStatus, onRetry = () => undefined) =>
    render(<UploadWords take={take} upload={upload} onRetry={onRetry} />)

  it('[IERR-24] shows a failure for three seconds, and stays ready to try again', async () => {
    vi.useFakeTimers()
    const onRetry = vi.fn(() => undefined)
    shown({ at: 'failed', message: 'This file is too large.' }, onRetry)
    expect(screen.getByText('Something went wrong')).toBeVisible()
    act(() => vi.advanceTimersByTime(2_900))
    expect(screen.getByText('Something went wrong')).toBeVisible()
    act(() => vi.advanceTimersByTime(200))
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
    expect(screen.getByText(/^Not uploaded, but safe in this browser/)).toBeVisible()
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalled()
  })

  it.each([
    [{ at: 'waiting', sentBytes: 50, why: 'offline' }, /^You’re offline\. Your recording is safe/],
    [{ at: 'waiting', sentBytes: 50, why: 'signed-out' }, /^Your session has ended\. Your recording is safe/],
    [{ at: 'refused', message: 'This recording is too long.' }, /^This recording is too long\.$/],
    [{ at: 'sending', sentBytes: 50 }, /^Uploading, 50%/],
  ] as const)('[X-51] says how it stands (%j)', (upload, words) => {
    shown(upload)
    expect(screen.getByText(words)).toBeVisible()
  })
})

it('tells those who can’t see it once a minute, and when little time is left', () => {
  const words = (seconds: number) =>
    liveWords(
      {
        state: {
          step: 'record',
          media: 'audio',
          seconds,
          isPaused: false,
          isTooEarly: false,
          hasSlept: false,
          trouble: null,
        },
        upload: null,
      },
      LIMITS,
    )
  expect([words(5), words(59), words(61), words(119), words(700)]).toEqual([
    'Recording.',
    'Recording.',
    'Recording, 1 minute so far.',
    'Recording, 1 minute so far.',
    'Less than 30 seconds are left.',
  ])
})

it('tells the page around it whether leaving would interrupt something', () => {
  const state = {
    step: 'taken',
    media: 'audio',
    seconds: 130,
    ending: 'stopped',
    question: null,
    isLimitShown: false,
  } as const
  const of = (upload: UploadStatus | null) => stageOf({ state, upload })
  expect(stageOf({ state: { step: 'choose' }, upload: null })).toBe('empty')
  expect([of(null), of({ at: 'measuring' }), of({ at: 'waiting', sentBytes: 1, why: 'offline' })]).toEqual([
    'unsent',
    'sending',
    'sending',
  ])
  expect([of({ at: 'refused', message: '' }), of({ at: 'ready', seconds: 1, url: '', peaks: [] })]).toEqual([
    'unsent',
    'ready',
  ])
})
