import { Lightbulb, MessagesSquare } from 'lucide-react'
import type { ContentKind } from '#entities/content/content-view.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { OwnItem } from './own-item'
import { useOwnItems } from './use-own-content'

const SKELETON = ['h-28', 'h-28', 'h-28']
const EMPTY = {
  insight: {
    icon: Lightbulb,
    title: 'You haven’t shared an insight yet.',
    text: 'What you share shows up here, with its status.',
  },
  answer: {
    icon: MessagesSquare,
    title: 'You haven’t answered a question yet.',
    text: 'Your answers show up here, with what they stand at.',
  },
} as const

/** What an expert wrote, in any state. */
export function OwnItems({ kind }: { kind: ContentKind }) {
  const list = useOwnItems(kind)
  return (
    <PagedRows list={list} loading="Loading what you wrote" skeleton={SKELETON} empty={EMPTY[kind]}>
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((item) => (
            <li key={item.id}>
              <OwnItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
