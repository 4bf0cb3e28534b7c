import { type KeyboardEvent, memo, type PointerEvent, useMemo } from 'react'
import { formatClock, spellClock } from '#entities/recording/clock.js'
import { WAVEFORM, waveformPath } from './waveform-path'

const ARROW_S = 5
const PAGE_S = 15
const WHOLE = 100

/** Where a key leads. */
const MOVES = new Map<string, (at: number, seconds: number) => number>([
  ['ArrowRight', (at) => at + ARROW_S],
  ['ArrowUp', (at) => at + ARROW_S],
  ['ArrowLeft', (at) => at - ARROW_S],
  ['ArrowDown', (at) => at - ARROW_S],
  ['PageUp', (at) => at + PAGE_S],
  ['PageDown', (at) => at - PAGE_S],
  ['Home', () => 0],
  ['End', (_, seconds) => seconds],
])

interface WaveformProps {
  peaks: readonly number[]
  at: number
  seconds: number
  onSeek(second: number): void
  onToggle(): void
}

/** Where the recording is, and where one wants it to be: a slider with the keys of one, and Space to play. */
export function Waveform({ peaks, at, seconds, onSeek, onToggle }: WaveformProps) {
  const part = seconds > 0 ? Math.min(at / seconds, 1) * WHOLE : 0
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = MOVES.get(event.key)
    if (!move && event.key !== ' ') return
    event.preventDefault()
    if (move) onSeek(move(at, seconds))
    else onToggle()
  }
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) onSeek(((event.clientX - left) / width) * seconds)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={`${spellClock(at)} of ${spellClock(seconds)}`}
      title={`${formatClock(at)} of ${formatClock(seconds)}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons % 2 === 1) point(event)
      }}
      className="focus-ring relative h-12 min-w-0 flex-1 cursor-pointer touch-pan-y rounded-sm"
    >
      <Bars peaks={peaks} className="text-control" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${WHOLE - part}% 0 0)` }}>
        <Bars peaks={peaks} className="text-accent" />
      </div>
    </div>
  )
}

/** Drawn once; playing moves a clip over the second one. */
const Bars = memo(function Bars({ peaks, className }: { peaks: readonly number[]; className: string }) {
  const path = useMemo(() => waveformPath(peaks), [peaks])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WAVEFORM.width} ${WAVEFORM.height}`}
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
})
