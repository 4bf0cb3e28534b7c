import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '#contract/format/counts.js'
import { contentView } from '#entities/content/content-view.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Avatar } from '#ui/display/avatar.js'
import type { ContentItemFragment } from '../content-item.generated'
import { neighbourOf, othersOf } from './answer-order'

interface AnswerPagerProps {
  items: readonly ContentItemFragment[]
  /** of the answer that is read */
  place: number
  onMove(place: number): void
  /** tells it from another one on the page */
  label?: string
}

/** Which of the answers this is, who gave the others, and the ways to them; nothing if it is the only one. */
export default function AnswerPager({ items, place, onMove, label }: AnswerPagerProps) {
  const { faces, count } = othersOf(items, place)
  if (count === 0) return null
  const move = (step: 1 | -1) => onMove(neighbourOf(place, items.length, step))
  return (
    <nav
      aria-label={label ?? `Around answer ${place + 1}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted"
    >
      <span className="flex items-center gap-2">
        <span className="flex -space-x-2">
          {faces.map((item) => {
            const { author } = contentView(item)
            return <Avatar key={item.id} id={author.id} name={author.name} src={author.picture} size={32} />
          })}
        </span>
        <span>
          {formatCount(count, 'other answer')}
          <span className="sr-only">
            {count > faces.length ? ', among them by' : ' by'}{' '}
            {faces.map((item) => contentView(item).author.name).join(' and ')}
          </span>
        </span>
      </span>
      <span className="flex items-center gap-1">
        <IconButton label="Previous answer" icon={ChevronLeft} onClick={() => move(-1)} />
        <span className="tabular">
          {place + 1} of {items.length}
        </span>
        <IconButton label="Next answer" icon={ChevronRight} onClick={() => move(1)} />
      </span>
    </nav>
  )
}
