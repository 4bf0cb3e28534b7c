const MEASURED_SAMPLES = 1024
const EVERY_MS = 80
/** Speech is around -30 dB; below -60 dB is silence. */
const FLOOR_DB = -60
const DB_PER_DECADE = 20
/** -90 dB. Quieter than any room: a microphone that is muted or broken. */
const DEAD_PEAK = 10 ** (-90 / DB_PER_DECADE)

/**
 * Says about twelve times a second how loud a stream is, from 0 to 1, and whether it is alive: a quiet room is at 0, but isn't
 * dead. Says nothing while the browser lets nothing be heard.
 * @returns how to stop
 */
export function listenToLevel(stream: MediaStream, onLevel: (level: number, isAlive: boolean) => void): () => void {
  if (typeof AudioContext !== 'function' || stream.getAudioTracks().length === 0) return () => undefined
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: MEASURED_SAMPLES })
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
  source.connect(analyser)
  void context.resume().catch(() => undefined)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    if (context.state !== 'running') return
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples), isAlive(samples))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    source.disconnect()
    void context.close().catch(() => undefined)
  }
}

/** Whether there is more than the zeros of a microphone that is off. */
export const isAlive = (samples: Float32Array): boolean => samples.some((sample) => Math.abs(sample) > DEAD_PEAK)

/** From silence (0) to as loud as it gets (1), as ears hear it. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const decibels = DB_PER_DECADE * Math.log10(Math.sqrt(power))
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB))
}
