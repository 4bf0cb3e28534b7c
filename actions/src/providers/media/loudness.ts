import type { EncodedPacket, InputAudioTrack } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'

export interface Loudness {
  /** On a scale of its own: only comparable within one track. */
  of(packet: EncodedPacket): number
  free(): void
}

/**
 * How loud the packets of a track are. What browsers record is Opus nearly always, and is decoded; of other codecs the size
 * of a packet says roughly how much there is to hear.
 */
export async function createLoudness(track: InputAudioTrack): Promise<Loudness> {
  if (track.codec !== 'opus') return { of: ({ data }) => data.byteLength, free: () => undefined }
  const decoder = new OpusDecoder({ channels: track.numberOfChannels })
  await decoder.ready
  return {
    of: ({ data }) => loudestOf(decoder.decodeFrame(data).channelData),
    free: () => decoder.free(),
  }
}

function loudestOf(channels: readonly Float32Array[]): number {
  let most = 0
  for (const samples of channels) for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return most
}
