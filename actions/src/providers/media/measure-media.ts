import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  Conversion,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputFormat,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { RECORDING_PEAKS, type RecordingMedia, type RecordingRefusal } from '#contract/recordings/recording-limits.js'
import { createLoudness } from './loudness.js'

export interface MeasuredMedia {
  /** as browsers name it, with its codecs */
  contentType: string
  /** What can be heard, in milliseconds: the packets' own length, whatever the file says of itself. */
  durationMs: number
  /** From 0 to 100, in equal steps. */
  peaks: number[]
}

/** What was measured, or why it is no recording of this kind. */
export type Measured = MeasuredMedia | Extract<RecordingRefusal, 'no_recording' | 'other_media'>

const READABLE = [WEBM, MATROSKA, OGG, MP4, QTFF, MP3, WAVE]
/** The event loop gets its turn this often. */
const PACKETS_PER_TURN = 20
const PERCENT = 100
/** No codec packs more sound into one packet; a longer step is one that the file claims. */
const PACKET_SECONDS_MAX = 0.25

/**
 * Reads a recording from beginning to end, and writes it anew with its length and an index to seek by, which what a browser
 * records doesn't have. The sound itself stays as it is.
 * @param source path of the file as it arrived
 * @param target where the new file goes
 * @returns what it measured, or why it is no recording of this kind
 */
export async function measureMedia(source: string, target: string, media: RecordingMedia): Promise<Measured> {
  using input = new Input({ source: new FilePathSource(source), formats: READABLE })
  try {
    if (!(await input.canRead())) return 'no_recording'
    const [sound, picture] = [await input.getPrimaryAudioTrack(), await input.getPrimaryVideoTrack()]
    if (!sound?.codec || (picture && !picture.codec)) return 'no_recording'
    if ((picture !== null) !== (media === 'video')) return 'other_media'
    const { seconds, peaks } = await listen(sound)
    if (seconds === 0) return 'no_recording'
    const output = new Output({ format: formatFor(await input.getFormat()), target: new FilePathTarget(target) })
    const conversion = await Conversion.init({ input, output, tags: {} })
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return 'no_recording'
    await conversion.execute()
    return { contentType: await output.getMimeType(), durationMs: Math.round(seconds * 1000), peaks }
  } catch (error) {
    if (isOurFault(error)) throw error
    // whatever else a parser says of bytes that it can't follow
    return 'no_recording'
  }
}

/** How long the sound is, and how loud where. Pauses that the file claims, but holds no packets for, don't count. */
async function listen(track: InputAudioTrack): Promise<{ seconds: number; peaks: number[] }> {
  const loudness = await createLoudness(track)
  const steps: number[] = []
  let seconds = 0
  let last: EncodedPacket | null = null
  for await (const packet of new EncodedPacketSink(track).packets()) {
    steps.push(loudness.of(packet))
    // not every packet says how long it is, but the next one says when it ends
    if (last) seconds += bounded(packet.timestamp - last.timestamp)
    last = packet
    if (steps.length % PACKETS_PER_TURN === 0) await nextTurn()
  }
  loudness.free()
  return { seconds: seconds + bounded(last?.duration ?? 0), peaks: toPeaks(steps) }
}

const bounded = (seconds: number) => Math.min(Math.max(seconds, 0), PACKET_SECONDS_MAX)

/** The loudest packet of each step, compared with the loudest of all. */
export function toPeaks(loudness: readonly number[], count = RECORDING_PEAKS): number[] {
  const steps = Math.min(count, loudness.length)
  const peaks = Array.from({ length: steps }, (_, step) => {
    const [from, to] = [
      Math.floor((step * loudness.length) / steps),
      Math.floor(((step + 1) * loudness.length) / steps),
    ]
    return loudness.slice(from, to).reduce((most, one) => Math.max(most, one), 0)
  })
  const loudest = peaks.reduce((most, one) => Math.max(most, one), 0)
  return peaks.map((peak) => (loudest === 0 ? 0 : Math.round((peak / loudest) * PERCENT)))
}

/** Ogg has no index to seek by, so it becomes WebM, which holds the same sound. */
function formatFor(format: InputFormat): OutputFormat {
  if (format === MP4 || format === QTFF) return new Mp4OutputFormat({ fastStart: false })
  if (format === MP3) return new Mp3OutputFormat()
  return format === WAVE ? new WavOutputFormat() : new WebMOutputFormat()
}

/** A full disk, or a file that is gone, says nothing about the recording. */
const isOurFault = (error: unknown) => error instanceof Error && 'code' in error && typeof error.code === 'string'
