import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { type AuthorColumns, authorOf } from './author-of'

const MINUTE_S = 60

export type ContentKind = 'insight' | 'answer'

/** What a card reads of `content_cards`; GraphQL types a view's columns as nullable, but these never are null. */
export interface ContentFields extends AuthorColumns {
  id: string | null
  kind: string | null
  question_id: string | null
  title: string | null
  question: string | null
  brief: string | null
  media_type: string | null
  media_duration: number | null
  topic_id: string | null
  topic_name: string | null
  created_at: string | null
  upvote_count: number | null
  view_count: number | null
  author_picture: string | null
  author_designation: string | null
}

export interface ContentView {
  id: string
  kind: ContentKind
  /** what a list calls it: an answer by the question that it answers */
  heading: string
  /** an answer's own title */
  title: string
  brief: string
  to: string
  createdAt: string
  topic: { id: string; name: string }
  /** "Audio, 3 min"; null if it is read */
  recording: string | null
  likes: number
  views: number
  author: { id: string; name: string; to: string; picture: string | null; designation: string | null }
}

export function contentView(card: ContentFields): ContentView {
  const kind = card.kind === 'answer' ? 'answer' : 'insight'
  const id = card.id ?? ''
  const title = card.title ?? ''
  const author = authorOf(card)
  return {
    ...{ id, kind, title, heading: kind === 'answer' ? (card.question ?? title) : title, brief: card.brief ?? '' },
    to: kind === 'answer' ? paths.question(card.question_id ?? '', id) : paths.insight(id),
    createdAt: card.created_at ?? '',
    topic: { id: card.topic_id ?? '', name: card.topic_name ?? '' },
    recording: recordingOf(card),
    likes: card.upvote_count ?? 0,
    views: card.view_count ?? 0,
    author: {
      ...{ id: author.id, name: fullName(author), to: paths.profileOf(author) },
      ...{ picture: card.author_picture ?? null, designation: card.author_designation ?? null },
    },
  }
}

function recordingOf({ media_type, media_duration }: ContentFields): string | null {
  if (media_type !== 'audio' && media_type !== 'video') return null
  const kind = media_type === 'audio' ? 'Audio' : 'Video'
  return media_duration ? `${kind}, ${Math.ceil(media_duration / MINUTE_S)} min` : kind
}
