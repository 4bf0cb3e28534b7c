import { Pause, Play } from 'lucide-react'
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { readTranscript } from '#contract/recordings/transcript.js'
import { formatClock } from '#entities/recording/clock.js'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import { Spinner } from '#ui/feedback/spinner.js'
import { SPEEDS } from './remembered-place'
import { PlainTranscript, Transcript } from './transcript'
import { useIsNear } from './use-is-near'
import { type Playback, usePlayback } from './use-playback'
import { VideoFrame } from './video-frame'
import { Waveform } from './waveform'
import { readPeaks } from './waveform-path'

export interface PlayerProps {
  /** where it is served */
  source: string
  media: RecordingMedia
  /** how long it is, as the server measured it */
  seconds: number
  /** as stored, from 0 to 100; a flat line without any */
  peaks: unknown
  /** names it to assistive technology, which may meet several on a page */
  title: string
  /** timed segments as stored, or plain text */
  transcript?: unknown
  /** what is said stands beside what is played, where there is room */
  isBeside?: boolean
  /** by which the browser remembers where its person stopped; it forgets without one */
  itemId?: string | null
  /** the second at which a link opens it */
  startAt?: number | null
  /** a new address, for links that end with the session */
  renew?: () => Promise<string>
  /** how much of it was played so far, without what was skipped or heard twice */
  onHeardPart?: (part: number) => void
  controls?: Ref<PlayerControls>
}

/** What others on the page do with a player. */
export interface PlayerControls {
  /** begins to play at this second */
  playFrom(second: number): void
}

const NO_TEXT = ''

/** Plays a recording of an insight or an answer, one at a time on a page. */
export function Player({ source, media, seconds, peaks, title, itemId = null, ...options }: PlayerProps) {
  const { startAt = null, isBeside = false, transcript, controls, ...rest } = options
  const frame = useRef<HTMLElement>(null)
  const element = useRef<HTMLMediaElement>(null)
  const isNear = useIsNear(frame)
  const bars = useMemo(() => readPeaks(peaks), [peaks])
  const segments = useMemo(() => readTranscript(transcript), [transcript])
  const playback = usePlayback({ element, source, seconds, memoryKey: itemId, startAt, ...rest })
  const { at, state, address, listeners } = playback
  const playFrom = (second: number) => {
    playback.seek(second)
    void playback.play(second)
  }
  useImperativeHandle(controls, () => ({ playFrom }))
  const isOn = state === 'playing' || state === 'waiting'
  const toggle = () => (isOn ? playback.pause() : void playback.play())
  const native = { ...listeners, src: address, preload: isNear ? 'metadata' : 'none' } as const
  const words = typeof transcript === 'string' ? transcript.trim() : NO_TEXT
  const hasText = segments.length > 0 || words !== NO_TEXT
  return (
    <section
      ref={frame}
      aria-label={`${media === 'video' ? 'Video' : 'Audio'}: ${title}`}
      data-beside={(isBeside && hasText) || undefined}
      className="group/player grid gap-3 rounded-lg border border-line bg-surface p-3 data-beside:lg:grid-cols-2 data-beside:lg:gap-6 sm:p-4"
    >
      <div className="grid min-w-0 content-start gap-3">
        {media === 'video' ? (
          <VideoFrame {...native} element={element} segments={segments} onClick={toggle} />
        ) : (
          <audio {...native} ref={element as React.RefObject<HTMLAudioElement>} />
        )}
        <div className="flex items-center gap-3">
          <PlayButton state={state} onPress={toggle} />
          <Waveform peaks={bars} at={at} seconds={seconds} onSeek={playback.seek} onToggle={toggle} />
        </div>
        <div className="flex items-center justify-between gap-3 text-sm text-muted">
          <span className="tabular">
            {formatClock(at)} / {formatClock(seconds)}
          </span>
          <SpeedSelect playback={playback} />
        </div>
        {state === 'failed' ? <Failed onRetry={playback.retry} /> : null}
      </div>
      {segments.length > 0 ? <Transcript segments={segments} at={at} isPlaying={isOn} onJump={playFrom} /> : null}
      {words ? <PlainTranscript text={words} /> : null}
    </section>
  )
}

function PlayButton({ state, onPress }: { state: Playback['state']; onPress(): void }) {
  const isOn = state === 'playing' || state === 'waiting'
  return (
    <button
      type="button"
      aria-label={isOn ? 'Pause' : 'Play'}
      onClick={onPress}
      className="focus-ring grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-120 hover:bg-accent-hover"
    >
      {state === 'waiting' ? <Spinner label="Loading the recording" /> : <Icon of={isOn ? Pause : Play} size={24} />}
    </button>
  )
}

function SpeedSelect({ playback: { speed, changeSpeed } }: { playback: Playback }) {
  return (
    <label className="flex items-center gap-2">
      Speed
      <select
        value={speed}
        onChange={({ target }) => changeSpeed(Number(target.value))}
        className="focus-ring tabular h-9 rounded-md border border-control bg-surface px-2 text-ink"
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
    </label>
  )
}

function Failed({ onRetry }: { onRetry(): Promise<void> }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm text-danger">
      <p>This recording couldn’t be played. Check your connection and try again.</p>
      <Button size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
