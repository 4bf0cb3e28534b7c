import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import type { Obstacle } from '../machine/recorder-state'

/** Which microphone and camera; null: the browser's own choice. */
export interface ChosenDevices {
  audio: string | null
  video: string | null
}

export class DeviceError extends Error {
  constructor(
    readonly obstacle: Obstacle,
    cause?: unknown,
  ) {
    super(`The browser can’t record: ${obstacle}`, { cause })
  }
}

/** What comes out of a running recording. */
export interface RecordingHandlers {
  /** at most a second of it */
  onChunk(chunk: Blob): void
  /** nothing comes any more */
  onEnd(): void
  /** it ends by itself: what was recorded until then comes before `onEnd` */
  onBreak(ending: 'unplugged' | 'failed'): void
}

export interface RunningRecording {
  mimeType: string
  pause(): void
  resume(): void
  /** has what was recorded so far delivered at once */
  flush(): void
  stop(): void
}

/** The browser's devices, apart from what is done with them. */
export interface Devices {
  isSupported(media: RecordingMedia): boolean
  /** Asks for permission if need be. @throws DeviceError */
  open(media: RecordingMedia, chosen: ChosenDevices): Promise<MediaStream>
  record(stream: MediaStream, media: RecordingMedia, handlers: RecordingHandlers): RunningRecording
}

/** What a killed browser loses at most, beside what it was just storing. */
const CHUNK_MS = 250
const BITS = { audioBitsPerSecond: 96_000, videoBitsPerSecond: 2_000_000 }
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } }
/** Opus where there is; what costs the least to encode first, so that slow machines drop no pictures. */
const TYPES: Readonly<Record<RecordingMedia, readonly string[]>> = {
  audio: ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'],
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
}

export const browserDevices: Devices = {
  isSupported: (media) =>
    typeof navigator.mediaDevices?.getUserMedia === 'function' && mimeTypeFor(media) !== undefined,
  async open(media, chosen) {
    try {
      return await openStream(media, chosen)
    } catch (error) {
      // the device that was chosen last time isn't there today
      if (error instanceof DOMException && error.name === 'OverconstrainedError')
        return openStream(media, { audio: null, video: null }).catch((again) => {
          throw new DeviceError(obstacleOf(again), again)
        })
      throw new DeviceError(obstacleOf(error), error)
    }
  },
  record(stream, media, { onChunk, onEnd, onBreak }) {
    const recorder = new MediaRecorder(stream, { mimeType: mimeTypeFor(media), ...BITS })
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop()
    }
    recorder.addEventListener('dataavailable', ({ data }) => onChunk(data))
    recorder.addEventListener('stop', onEnd)
    recorder.addEventListener('error', () => {
      onBreak('failed')
      stop()
    })
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        onBreak('unplugged')
        stop()
      })
    recorder.start(CHUNK_MS)
    return {
      mimeType: recorder.mimeType,
      pause() {
        if (recorder.state !== 'recording') return
        recorder.requestData()
        recorder.pause()
      },
      resume: () => recorder.state === 'paused' && recorder.resume(),
      flush: () => recorder.state !== 'inactive' && recorder.requestData(),
      stop,
    }
  },
}

function mimeTypeFor(media: RecordingMedia): string | undefined {
  if (typeof MediaRecorder !== 'function') return undefined
  return TYPES[media].find((type) => MediaRecorder.isTypeSupported(type))
}

const exactly = (id: string | null) => (id ? { deviceId: { exact: id } } : {})

function openStream(media: RecordingMedia, { audio, video }: ChosenDevices): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...exactly(audio) },
    video: media === 'video' ? { ...PICTURE, ...exactly(video) } : false,
  })
}

/** What the names of the browser's errors mean. */
export function obstacleOf(error: unknown): Obstacle {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'unsupported'
}

/** Ends the use of the devices: their lights go out. */
export function closeStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
