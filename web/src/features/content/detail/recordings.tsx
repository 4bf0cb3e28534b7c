import { useSearchParams } from 'react-router-dom'
import type { ContentView } from '#entities/content/content-view.js'
import { Player } from '#entities/recording/player/player.js'
import type { ContentItemFragment } from '../content-item.generated'

const MILLISECONDS = 1000

interface RecordingsProps {
  item: ContentItemFragment
  content: ContentView
  /** the link is about this item, so the second that it names is of its recording */
  isLinked: boolean
  /** how much of any one of them was played */
  onHeardPart(part: number): void
}

/** The recordings of an insight or an answer: an answer has one, an insight of the older flow up to five (INS-09). */
export default function Recordings({ item, content, isLinked, onHeardPart }: RecordingsProps) {
  const second = useLinkedSecond()
  const { recordings } = item
  return (
    <div className="grid gap-6">
      {recordings.map((recording, index) => {
        const seconds = (recording.duration_ms ?? 0) / MILLISECONDS
        const isOpened = isLinked && second !== null && index === 0 && second < seconds
        return (
          <div key={recording.path} className="grid gap-2">
            {recording.name ? <p className="font-medium text-ink">{recording.name}</p> : null}
            <Player
              source={recording.path ?? ''}
              media={recording.media === 'video' ? 'video' : 'audio'}
              seconds={seconds}
              peaks={recording.peaks}
              title={recording.name ?? content.title}
              transcript={recording.transcript ?? item.response?.media_transcript_formatted}
              itemId={recording.recording_id ?? `${content.id}:${recording.position}`}
              startAt={isOpened ? second : null}
              onHeardPart={onHeardPart}
            />
          </div>
        )
      })}
    </div>
  )
}

/** The second of a recording that a search result or a citation leads to: `?t=95`. */
function useLinkedSecond(): number | null {
  const [query] = useSearchParams()
  const second = Number(query.get('t') ?? Number.NaN)
  return Number.isFinite(second) && second >= 0 ? second : null
}
