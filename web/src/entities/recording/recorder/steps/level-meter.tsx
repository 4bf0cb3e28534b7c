import { useEffect, useRef, useState } from 'react'
import { listenToLevel } from '../devices/listen-to-level'

/** Softer than this is silence. */
const SILENCE = 0.12
const SILENT_AFTER_MS = 4_000
/** Screen readers needn't follow every syllable. */
const SAID_EVERY_MS = 1_000
const PERCENT = 100

/** Shows that the microphone hears something, and says so if it doesn't. */
export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const meter = useRef<HTMLMeterElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!stream) return
    let [heardAt, saidAt] = [performance.now(), 0]
    return listenToLevel(stream, (level) => {
      const now = performance.now()
      if (level > SILENCE) heardAt = now
      setIsSilent(now - heardAt > SILENT_AFTER_MS)
      bar.current?.style.setProperty('--level', String(level))
      if (now - saidAt < SAID_EVERY_MS) return
      saidAt = now
      if (meter.current) meter.current.value = Math.round(level * PERCENT)
    })
  }, [stream])
  return (
    <div className="grid gap-1">
      <meter ref={meter} aria-label="Microphone level" min={0} max={PERCENT} className="sr-only" />
      <div ref={bar} aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full origin-left scale-x-(--level,0) rounded-full bg-accent transition-transform duration-120 rtl:origin-right" />
      </div>
      <p className="text-sm text-muted">
        {isSilent
          ? 'We can’t hear anything. Say something, or choose another microphone.'
          : 'Say something: the bar moves when we hear you.'}
      </p>
    </div>
  )
}
