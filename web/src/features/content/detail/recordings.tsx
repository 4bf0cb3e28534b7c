import { Link, useSearchParams } from 'react-router-dom'
import type { ContentView } from '#entities/content/content-view.js'
import { Player } from '#entities/recording/player/player.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
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
  const linked = useLinkedSecond()
  const isOwn = useSession().user?.id === content.author.id
  const { recordings } = item
  return (
    <div className="grid gap-6">
      {recordings.map((recording, index) => {
        const seconds = (recording.duration_ms ?? 0) / MILLISECONDS
        const isOpened = isLinked && linked !== null && index === linked.index && linked.second < seconds
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
              startAt={isOpened ? linked.second : null}
              onHeardPart={onHeardPart}
            />
            {isOwn && recording.recording_id ? (
              <Link
                to={paths.ownTranscript(recording.recording_id)}
                className="focus-ring justify-self-start rounded-sm text-sm text-accent underline underline-offset-3"
              >
                {recording.transcript || item.response?.media_transcript_formatted
                  ? 'Correct the transcript'
                  : 'Write a transcript'}
              </Link>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}

/**
 * The second of a recording that a search result or a citation leads to: `?t=95`, and `&recording=1` for the second of several.
 */
function useLinkedSecond(): { second: number; index: number } | null {
  const [query] = useSearchParams()
  const second = Number(query.get('t') ?? Number.NaN)
  return Number.isFinite(second) && second >= 0 ? { second, index: Number(query.get('recording') ?? 0) } : null
}
