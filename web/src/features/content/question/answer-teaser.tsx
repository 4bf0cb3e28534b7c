import { Link } from 'react-router-dom'
import { ContentByline, ContentCounts } from '#entities/content/content-facts.js'
import { contentView } from '#entities/content/content-view.js'
import { paths } from '#lib/paths.js'
import type { ContentItemFragment } from '../content-item.generated'

/** An answer on a phone, where it opens on a page of its own (QNA-05, GI-48). */
export default function AnswerTeaser({ item }: { item: ContentItemFragment }) {
  const content = contentView(item)
  return (
    <article
      aria-label={`Answer by ${content.author.name}`}
      className="group relative grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <ContentByline content={content} size={40} />
      <h3 className="font-serif text-lg font-semibold text-ink">
        <Link
          to={paths.questionResponse(item.question_id ?? '', content.id)}
          className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
        >
          {content.title === item.question ? 'Open the answer' : content.title}
        </Link>
      </h3>
      <p className="line-clamp-3 text-sm text-muted">{content.brief}</p>
      <div className="flex items-center justify-between gap-4 text-sm text-muted">
        <span>{content.recording}</span>
        <ContentCounts content={content} />
      </div>
    </article>
  )
}
