import { useEffect, useRef } from 'react'
import { listenToLevel } from '../devices/listen-to-level'

const BARS = 48
const KEYS = Array.from({ length: BARS }, (_, place) => place)
const LEAST = 0.06

/** The last seconds of sound, newest at the right. Only for the eye. */
export function SoundBars({ stream, isPaused }: { stream: MediaStream | null; isPaused: boolean }) {
  const bars = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!stream || isPaused) return
    const levels = new Array<number>(BARS).fill(0)
    return listenToLevel(stream, (level) => {
      levels.push(level)
      levels.shift()
      const elements = bars.current?.children ?? []
      for (const [place, element] of [...elements].entries())
        (element as HTMLElement).style.setProperty('--level', String(Math.max(LEAST, levels[place] ?? 0)))
    })
  }, [stream, isPaused])
  return (
    <div ref={bars} aria-hidden="true" className="flex h-16 w-full max-w-96 items-center justify-center gap-1">
      {KEYS.map((place) => (
        <span
          key={place}
          className={`h-full min-w-0 flex-1 scale-y-(--level,0.06) rounded-full ${isPaused ? 'bg-control' : 'bg-accent'}`}
        />
      ))}
    </div>
  )
}
