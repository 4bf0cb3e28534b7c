import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { closeStream, type Devices, type RunningRecording } from './devices/devices'
import { listenToLevel } from './devices/listen-to-level'
import { RecordedClock } from './machine/recorded-clock'
import type { SoundTrouble } from './machine/recorder-state'
import { SoundWatch } from './machine/sound-watch'
import type { Take } from './takes/take'

const TICK_MS = 200

interface RunningTakeOptions {
  devices: Devices
  stream: MediaStream
  media: RecordingMedia
  createTake(mimeType: string): Take
  onHeard(seconds: number): void
  onSlept(): void
  /** on every tick, so that trouble is seen to end as well */
  onSound(trouble: SoundTrouble | null): void
  onBreak(ending: 'unplugged' | 'failed'): void
  /** all that there is of it is stored */
  onStored(take: Take): void
}

/** A take while it is being recorded: what the recorder delivers goes to its storage, in order. */
export class RunningTake {
  readonly take: Take
  private readonly clock = new RecordedClock()
  private readonly sound = new SoundWatch(performance.now())
  private readonly unlisten: () => void
  private readonly recording: RunningRecording
  private readonly timer: ReturnType<typeof setInterval>
  private arriving: Promise<void> = Promise.resolve()
  private early: Blob[] = []

  constructor(private readonly options: RunningTakeOptions) {
    const { devices, stream, media, onBreak } = options
    this.recording = devices.record(stream, media, {
      onChunk: (chunk) => this.receive(chunk),
      onBreak,
      onEnd: () => void this.finish(),
    })
    this.take = options.createTake(this.recording.mimeType)
    for (const chunk of this.early.splice(0)) this.receive(chunk)
    this.clock.run(performance.now())
    this.unlisten = listenToLevel(stream, (_, isAlive) => this.sound.measured(isAlive, performance.now()))
    this.timer = setInterval(this.tick, TICK_MS)
  }

  pause(): void {
    this.recording.pause()
    this.clock.pause(performance.now())
  }

  resume(): void {
    this.clock.run(performance.now())
    this.sound.begin(performance.now())
    this.recording.resume()
  }

  flush(): void {
    this.recording.flush()
  }

  stop(): void {
    this.recording.stop()
  }

  private readonly tick = () => {
    // a recorder goes on in a page that sleeps, a clock doesn't: both tell the time
    if (this.clock.tick(performance.now())) this.options.onHeard(this.clock.seconds)
    else this.options.onSlept()
    this.options.onSound(this.sound.troubleAt(performance.now()))
  }

  private receive(chunk: Blob): void {
    if (!this.take) return void this.early.push(chunk)
    this.sound.delivered(chunk.size, performance.now())
    this.tick()
    const { seconds } = this.clock
    const bytes = chunk.arrayBuffer()
    this.arriving = this.arriving.then(async () => this.take.add(await bytes, seconds))
  }

  private async finish(): Promise<void> {
    clearInterval(this.timer)
    this.unlisten()
    this.clock.pause(performance.now())
    closeStream(this.options.stream)
    await this.arriving
    this.take.end()
    await this.take.settled()
    this.options.onStored(this.take)
  }
}
