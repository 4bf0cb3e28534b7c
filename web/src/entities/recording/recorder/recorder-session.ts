import {
  RECORDING_TOLERANCE_SECONDS,
  type RecordingMedia,
  type RecordingPurpose,
  type RecordingSeconds,
} from '#contract/recordings/recording-limits.js'
import { type ChosenDevices, closeStream, DeviceError, type Devices } from './devices/devices'
import { nextState } from './machine/next-state'
import type { RecorderEvent, RecorderState } from './machine/recorder-state'
import { RunningTake } from './running-take'
import type { Take } from './takes/take'
import type { TakeDesk } from './takes/take-desk'
import type { UploadStatus } from './takes/take-upload'

const COUNT_MS = 1_000

/** Everything that the recorder shows. */
export interface RecorderView {
  state: RecorderState
  stream: MediaStream | null
  take: Take | null
  upload: UploadStatus | null
  /** the browser's storage is full: some of it is only in this tab until it is sent */
  isOnlyHere: boolean
}

export interface SessionOptions {
  purpose: RecordingPurpose
  limits: Readonly<Record<RecordingMedia, RecordingSeconds>>
  devices: Devices
  desk: TakeDesk
  chosen: ChosenDevices
}

const EMPTY: RecorderView = { state: { step: 'choose' }, stream: null, take: null, upload: null, isOnlyHere: false }

/** One recorder at work: carries out what the state machine decides. */
export class RecorderSession {
  chosen: ChosenDevices
  private view = EMPTY
  private readonly listeners = new Set<() => void>()
  private countdown: ReturnType<typeof setInterval> | undefined
  private running: RunningTake | null = null
  private unfollow: () => void = () => undefined
  private openings = 0
  private isClosed = false

  constructor(private readonly options: SessionOptions) {
    this.chosen = options.chosen
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }
  getView = (): RecorderView => this.view

  send = (event: RecorderEvent): void => {
    const before = this.view.state
    const state = nextState(before, event, this.limitsOf(before))
    if (state === before) return
    this.show({ state })
    this.act(before, state, event)
  }

  /** Offers a take that was found in the browser. */
  offer(take: Take): void {
    this.send({ type: 'found', media: take.stored.media, seconds: take.seconds })
    if (this.view.state.step !== 'taken') return
    this.follow(take)
  }

  /** Opens other devices. While it records they stay as they are. */
  openDevices(part: Partial<ChosenDevices>): void {
    this.chosen = { ...this.chosen, ...part }
    if (this.view.state.step === 'set-up') void this.open(this.view.state.media)
  }

  sendAgain(): void {
    if (this.view.take) this.options.desk.sendAgain(this.view.take)
  }

  /** A hidden page may be the last that we hear of it. */
  flush = (): void => this.running?.flush()

  /** Leaves the recorder. What is being recorded ends here, and is kept and sent. */
  close(): void {
    this.isClosed = true
    clearInterval(this.countdown)
    if (this.running) this.running.stop()
    else closeStream(this.view.stream)
    this.unfollow()
    this.listeners.clear()
  }

  private act(before: RecorderState, state: RecorderState, event: RecorderEvent): void {
    if (before.step === 'countdown' && state.step !== 'countdown') clearInterval(this.countdown)
    if (before.step === 'record' && state.step === 'set-up') this.reject()
    if (before.step === 'taken' && event.type === 'erase') this.erase()
    if (state.step === 'ask') void this.open(state.media)
    if (state.step === 'choose' || state.step === 'blocked') this.closeStream()
    if (state.step === 'countdown' && before.step !== 'countdown')
      this.countdown = setInterval(() => this.send({ type: 'count' }), COUNT_MS)
    if (state.step === 'record' && before.step !== 'record') this.record(state.media)
    if (state.step === 'record' && before.step === 'record' && state.isPaused !== before.isPaused)
      state.isPaused ? this.running?.pause() : this.running?.resume()
    if (state.step === 'store' && before.step === 'record') this.running?.stop()
  }

  private limitsOf(state: RecorderState): RecordingSeconds {
    return this.options.limits['media' in state ? state.media : 'audio']
  }

  private async open(media: RecordingMedia): Promise<void> {
    const { devices } = this.options
    if (!devices.isSupported(media)) return this.send({ type: 'blocked', obstacle: 'unsupported' })
    this.openings += 1
    const opening = this.openings
    // some browsers have a camera only once at a time
    this.closeStream()
    try {
      const stream = await devices.open(media, this.chosen)
      const { step } = this.view.state
      const isWanted = !this.isClosed && opening === this.openings && (step === 'ask' || step === 'set-up')
      if (!isWanted) return closeStream(stream)
      this.blockWhenGone(stream)
      this.show({ stream })
      this.send({ type: 'opened' })
    } catch (error) {
      if (opening === this.openings)
        this.send({ type: 'blocked', obstacle: error instanceof DeviceError ? error.obstacle : 'unsupported' })
    }
  }

  /** Pulled out before anything was recorded. */
  private blockWhenGone(stream: MediaStream): void {
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        if (this.view.stream === stream && !this.running) this.send({ type: 'blocked', obstacle: 'missing' })
      })
  }

  private record(media: RecordingMedia): void {
    const { devices, desk, purpose } = this.options
    const { stream } = this.view
    try {
      if (!stream) throw new DeviceError('missing')
      this.running = new RunningTake({
        ...{ devices, stream, media },
        createTake: (mimeType) => desk.newTake({ purpose, media, mimeType }),
        onHeard: (seconds) => this.send({ type: 'heard', seconds }),
        onSlept: () => this.send({ type: 'slept' }),
        onSound: (trouble) => this.send({ type: 'sound', trouble }),
        onBreak: (ending) => this.send({ type: 'broke', ending }),
        onStored: (take) => void this.keep(take),
      })
      this.follow(this.running.take)
    } catch (error) {
      this.send({ type: 'blocked', obstacle: error instanceof DeviceError ? error.obstacle : 'unsupported' })
    }
  }

  private async keep(take: Take): Promise<void> {
    const isCurrent = this.running?.take === take
    if (isCurrent) this.running = null
    if (this.options.desk.isErased(take)) return
    if (take.size === 0) {
      this.options.desk.erase(take)
      return isCurrent ? this.send({ type: 'lost' }) : undefined
    }
    await this.options.desk.keep(take)
    if (!isCurrent) return
    this.show({ stream: null })
    this.send({ type: 'stored', seconds: take.seconds })
    if (this.isTooShort(take)) this.options.desk.hold(take)
  }

  isTooShort = (take: Take) => take.seconds < this.options.limits[take.stored.media].min - RECORDING_TOLERANCE_SECONDS

  private follow(take: Take): void {
    const { desk } = this.options
    this.unfollow()
    this.show({ take, upload: null, isOnlyHere: take.isOnlyHere })
    const stops = [
      take.onChange(() => this.view.isOnlyHere !== take.isOnlyHere && this.show({ isOnlyHere: take.isOnlyHere })),
    ]
    if (!take.isWhole || !this.isTooShort(take)) stops.push(desk.send(take, (upload) => this.show({ upload })))
    this.unfollow = () => {
      for (const stop of stops) stop()
    }
  }

  /** Below the minimum, at its author's wish. The devices stay open for the next one. */
  private reject(): void {
    const media = this.view.state.step === 'set-up' ? this.view.state.media : 'audio'
    this.erase()
    void this.open(media)
  }

  private erase(): void {
    const { take } = this.view
    this.unfollow()
    if (take) this.options.desk.erase(take)
    this.running?.stop()
    this.running = null
    this.show({ take: null, upload: null, isOnlyHere: false, stream: null })
  }

  private closeStream(): void {
    closeStream(this.view.stream)
    if (this.view.stream) this.show({ stream: null })
  }

  private show(part: Partial<RecorderView>): void {
    this.view = { ...this.view, ...part }
    for (const listener of this.listeners) listener()
  }
}
