import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  ALL_FORMATS,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny'

/** A part of a recording's sound as a file of its own. */
export interface SoundPiece {
  path: string
  contentType: string
  extension: string
  /** Where it begins in the recording, in seconds. */
  startsAt: number
}

/** The event loop gets its turn this often. */
const PACKETS_PER_TURN = 200
const FORMATS: readonly (() => OutputFormat)[] = [
  () => new Mp3OutputFormat(),
  () => new WavOutputFormat(),
  () => new WebMOutputFormat(),
  () => new Mp4OutputFormat({ fastStart: false }),
]

/**
 * The sound of a recording without its picture, in as many files as it takes for each to stay below a limit. The sound
 * itself stays as it is. A file is there until the next one is asked for.
 * @param source path of a recording that was measured
 * @param folder where the files go
 */
export async function* soundPieces(source: string, folder: string, maxBytes: number): AsyncGenerator<SoundPiece> {
  using input = new Input({ source: new FilePathSource(source), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (!track) return
  let piece = null as OpenPiece | null
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (piece && piece.bytes + packet.byteLength > maxBytes) {
      yield await piece.close()
      piece = null
    }
    piece ??= await openPiece(track, path.join(folder, `piece-${count}`), packet.timestamp)
    await piece.add(packet)
    count += 1
    if (count % PACKETS_PER_TURN === 0) await nextTurn()
  }
  if (piece) yield await piece.close()
}

type OpenPiece = Awaited<ReturnType<typeof openPiece>>
type Packet = Parameters<EncodedAudioPacketSource['add']>[0]

async function openPiece(track: InputAudioTrack, name: string, startsAt: number) {
  const { codec } = track
  const format = FORMATS.map((make) => make()).find((one) => codec && one.getSupportedAudioCodecs().includes(codec))
  if (!codec || !format) throw new Error('the sound of this recording fits into no file')
  const extension = format.fileExtension
  const target = `${name}${extension}`
  const output = new Output({ format, target: new FilePathTarget(target) })
  const sound = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(sound)
  await output.start()
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  let bytes = 0
  return {
    get bytes() {
      return bytes
    },
    async add(packet: Packet) {
      bytes += packet.byteLength
      await sound.add(packet.clone({ timestamp: Math.max(0, packet.timestamp - startsAt) }), { decoderConfig })
    },
    async close(): Promise<SoundPiece> {
      await output.finalize()
      const contentType = (await output.getMimeType()).split(';')[0] ?? 'application/octet-stream'
      return { path: target, contentType, extension, startsAt }
    },
  }
}
