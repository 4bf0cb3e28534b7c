/** The box in which a waveform is drawn; it is stretched to its place. */
export const WAVEFORM = { width: 480, height: 48 } as const
/** A pause is a line, not a gap. */
const LEAST = 2
const PERCENT = 100
/** Of a step, the rest is room. */
const BAR = 0.6

/** One path for all bars: drawn once, however long the recording is. */
export function waveformPath(peaks: readonly number[]): string {
  const step = WAVEFORM.width / peaks.length
  const middle = WAVEFORM.height / 2
  return peaks
    .map((peak, index) => {
      const half = Math.max(LEAST, (Math.min(Math.max(peak, 0), PERCENT) / PERCENT) * WAVEFORM.height) / 2
      const [left, width] = [index * step + (step * (1 - BAR)) / 2, step * BAR]
      return `M${round(left)} ${round(middle - half)}h${round(width)}v${round(half * 2)}h-${round(width)}z`
    })
    .join('')
}

/** Peaks as they are stored; a flat line if there are none, as for what was never measured. */
export function readPeaks(stored: unknown, count = 60): number[] {
  const isList = Array.isArray(stored) && stored.length > 0 && stored.every((peak) => typeof peak === 'number')
  return isList ? stored : Array.from({ length: count }, () => 0)
}

const round = (value: number) => Math.round(value * 100) / 100
