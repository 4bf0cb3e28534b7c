import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.js'
import { IconButton } from '../button/icon-button'

interface CarouselProps {
  /** accessible name of the list */
  label: string
  /** how many are shown at once */
  perStep: number
  items: readonly { id: string; content: ReactNode }[]
}

/** A row that is swiped, scrolled or stepped through. The next card shows at its edge, so that one sees there is more. */
export function Carousel({ label, perStep, items }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: items.length <= perStep })
  const readEdges = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {}
    const left = Math.abs(scrollLeft)
    const next = { isAtStart: left < 2, isAtEnd: items.length <= perStep || left + clientWidth > scrollWidth - 2 }
    setEdges((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards or widths are the reason to look again
  useLayoutEffect(() => {
    if (row.current?.clientWidth) readEdges()
  }, [items.length, perStep])
  const step = (direction: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' })
  }
  return (
    <div className="relative">
      <ul
        ref={row}
        aria-label={label}
        onScroll={readEdges}
        className="relative -mx-1 flex snap-x snap-mandatory scroll-px-1 gap-4 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {items.map(({ id, content }) => (
          <li key={id} className={classNames('shrink-0 snap-start', WIDTHS[Math.min(perStep, WIDTHS.length) - 1])}>
            {content}
          </li>
        ))}
      </ul>
      {items.length > perStep ? (
        <div className="mt-2 flex justify-end gap-1">
          <IconButton
            label={`Previous, ${label}`}
            icon={ChevronLeft}
            disabled={edges.isAtStart}
            onClick={() => step(-1)}
          />
          <IconButton label={`Next, ${label}`} icon={ChevronRight} disabled={edges.isAtEnd} onClick={() => step(1)} />
        </div>
      ) : null}
    </div>
  )
}

/** With the gaps between one, two and three, and a strip of the next card. */
const WIDTHS = ['w-[calc(100%-1.5rem)]', 'w-[calc((100%-2.5rem)/2)]', 'w-[calc((100%-3.5rem)/3)]']
