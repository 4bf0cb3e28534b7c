import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { segmentAt, type TranscriptSegment } from '#contract/recordings/transcript.js'
import { formatClock } from '#entities/recording/clock.js'
import { Paragraphs } from '#ui/display/paragraphs.js'

interface TranscriptProps {
  segments: readonly TranscriptSegment[]
  at: number
  isPlaying: boolean
  onJump(second: number): void
}

/** Below what is played, or beside it. */
const PLACE =
  'grid content-start border-t border-line pt-3 lg:group-data-beside/player:border-s lg:group-data-beside/player:border-t-0 lg:group-data-beside/player:ps-6 lg:group-data-beside/player:pt-0'

/** What is said: it follows the voice, and begins where it is pressed. */
export function Transcript({ segments, at, isPlaying, onJump }: TranscriptProps) {
  const heading = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  // whoever scrolls reads somewhere else, until they play or jump again
  const isFollowing = useRef(true)
  // nothing is spoken before it begins
  const current = at > 0 || isPlaying ? segmentAt(segments, at) : -1
  useEffect(() => {
    if (isPlaying) isFollowing.current = true
  }, [isPlaying])
  useEffect(() => {
    const [box, spoken] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (!box || !spoken || !isPlaying || !isFollowing.current || current < 0) return
    box.scrollTop = spoken.offsetTop - (box.clientHeight - spoken.offsetHeight) / 2
  }, [current, isPlaying])
  const leave = () => {
    isFollowing.current = false
  }
  return (
    <div className={`${PLACE} gap-2`}>
      <p id={heading} className="text-sm font-medium text-ink">
        Transcript
      </p>
      <fieldset
        ref={list}
        aria-labelledby={heading}
        onWheel={leave}
        onTouchMove={leave}
        onKeyDown={moveByKeys}
        className="relative max-h-56 min-w-0 overflow-y-auto lg:group-data-beside/player:max-h-80 scroll-smooth font-serif leading-7 text-ink motion-reduce:scroll-auto"
      >
        <Segments
          segments={segments}
          current={current}
          onJump={(second) => {
            isFollowing.current = true
            onJump(second)
          }}
        />
      </fieldset>
    </div>
  )
}

interface SegmentsProps {
  segments: readonly TranscriptSegment[]
  current: number
  onJump(second: number): void
}

/** One of them is in the order of the Tab key, the arrows lead to the others. */
const Segments = memo(
  function Segments({ segments, current, onJump }: SegmentsProps) {
    return segments.map(({ start, text }, index) => (
      <button
        key={`${start} ${text}`}
        type="button"
        tabIndex={index === Math.max(current, 0) ? 0 : -1}
        aria-current={index === current || undefined}
        aria-description={`at ${formatClock(start)}`}
        onClick={() => onJump(start)}
        className="focus-ring me-1 inline rounded-sm text-start transition-colors duration-120 hover:bg-sunken aria-current:bg-accent-soft"
      >
        {text}
      </button>
    ))
  },
  // jumping does the same at any time
  (left, right) => left.segments === right.segments && left.current === right.current,
)

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

function moveByKeys(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = STEPS.get(event.key)
  const next = step === 1 ? document.activeElement?.nextElementSibling : document.activeElement?.previousElementSibling
  if (!step || !(next instanceof HTMLButtonElement)) return
  event.preventDefault()
  next.focus()
}

/** A transcript without times. */
export function PlainTranscript({ text }: { text: string }) {
  return (
    <div className={`${PLACE} gap-3`}>
      <p className="text-sm font-medium text-ink">Transcript</p>
      <Paragraphs text={text} />
    </div>
  )
}
