import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const PACKET_S = 0.02
const RATE = 48_000
/** 20 ms of silence as Opus. */
const SILENCE = new Uint8Array([0xf8, 0xff, 0xfe])
const OPUS_HEAD = new Uint8Array([...Buffer.from('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0])
const SOUND = { codec: 'opus', sampleRate: RATE, numberOfChannels: 1, description: OPUS_HEAD }
const PICTURE = { codec: 'vp8', codedWidth: 16, codedHeight: 16 }
const PICTURE_START = new Uint8Array([0x10, 0, 0, 0x9d, 1, 0x2a, 16, 0, 16, 0])
const PICTURES_PER_SECOND = 10

/**
 * A recording as Chromium makes it: WebM without a length or an index.
 * @param {string} file where it goes
 * @param {{ seconds: number, pictureBytes?: number }} options with pictures, how large they are all together
 */
export async function writeRecording(file, { seconds, pictureBytes = 0 }) {
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target: new FilePathTarget(file) })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  const pictures = pictureBytes > 0 ? new EncodedVideoPacketSource('vp8') : null
  if (pictures) output.addVideoTrack(pictures)
  await output.start()
  const each = Math.round(pictureBytes / (seconds * PICTURES_PER_SECOND))
  const perPicture = Math.round(1 / PICTURES_PER_SECOND / PACKET_S)
  for (let at = 0; at < seconds / PACKET_S; at += 1) {
    const time = at * PACKET_S
    if (pictures && at % perPicture === 0)
      await pictures.add(new EncodedPacket(pictureOf(each), 'key', time, 1 / PICTURES_PER_SECOND), {
        decoderConfig: PICTURE,
      })
    await sound.add(new EncodedPacket(SILENCE, 'key', time, PACKET_S), { decoderConfig: SOUND })
  }
  await output.finalize()
}

/** Of that size; nobody decodes it. */
function pictureOf(bytes) {
  const picture = new Uint8Array(Math.max(bytes, PICTURE_START.length))
  picture.set(PICTURE_START)
  return picture
}
