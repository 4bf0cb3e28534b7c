import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { RATE, slotsIn } from './time-code.mjs'

/**
 * Decodes a recording of the time code.
 * @param {ArrayBuffer} file
 * @returns {Promise<{ durationMs: number, slots: number[] }>} how long it is, and which moments are in it
 */
export async function listenTo(file) {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track?.codec !== 'opus') throw new Error(`The recording is ${track?.codec ?? 'silent'}, not opus.`)
    const decoder = new OpusDecoder({ channels: track.numberOfChannels })
    await decoder.ready
    const parts = []
    for await (const { data } of new EncodedPacketSink(track).packets())
      parts.push(decoder.decodeFrame(data).channelData[0])
    decoder.free()
    const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      samples.set(part, at)
      at += part.length
    }
    return { durationMs: (samples.length / RATE) * 1000, slots: slotsIn(samples) }
  } finally {
    input.dispose()
  }
}
