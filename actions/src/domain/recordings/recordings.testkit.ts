import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const PACKET_SECONDS = 0.02
const RATE = 48_000
/** 20 ms of silence as Opus. */
const SILENCE = new Uint8Array([0xf8, 0xff, 0xfe])
const OPUS_HEAD = new Uint8Array([...Buffer.from('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0])
const PICTURE = new Uint8Array([0x10, 0, 0, 0x9d, 1, 0x2a, 16, 0, 16, 0])

/**
 * A recording as Chromium makes it: WebM without a length or an index, a few KB per minute.
 * @param options.stretchedTo what its times claim, in seconds
 */
export async function recordingOf(
  seconds: number,
  { hasPicture = false, stretchedTo = seconds }: { hasPicture?: boolean; stretchedTo?: number } = {},
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  const picture = hasPicture ? new EncodedVideoPacketSource('vp8') : null
  if (picture) output.addVideoTrack(picture)
  await output.start()
  await picture?.add(new EncodedPacket(PICTURE, 'key', 0, seconds), {
    decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 },
  })
  const decoderConfig = { codec: 'opus', sampleRate: RATE, numberOfChannels: 1, description: OPUS_HEAD }
  const count = Math.round(seconds / PACKET_SECONDS)
  for (let at = 0; at < count; at += 1) {
    const isLast = at === count - 1
    const time = isLast ? stretchedTo - PACKET_SECONDS : at * PACKET_SECONDS
    await sound.add(new EncodedPacket(SILENCE, 'key', time, PACKET_SECONDS), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
