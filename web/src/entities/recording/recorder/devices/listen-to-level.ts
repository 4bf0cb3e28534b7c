const MEASURED_SAMPLES = 1024
const EVERY_MS = 80
/** Speech is around -30 dB; below -60 dB is silence. */
const FLOOR_DB = -60
const DB_PER_DECADE = 20

/**
 * Says about twelve times a second how loud a stream is, from 0 to 1.
 * @returns how to stop
 */
export function listenToLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (typeof AudioContext !== 'function' || stream.getAudioTracks().length === 0) return () => undefined
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: MEASURED_SAMPLES })
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
  source.connect(analyser)
  void context.resume().catch(() => undefined)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    source.disconnect()
    void context.close().catch(() => undefined)
  }
}

/** From silence (0) to as loud as it gets (1), as ears hear it. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const decibels = DB_PER_DECADE * Math.log10(Math.sqrt(power))
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB))
}
