import { Bookmark } from 'lucide-react'
import { ContentCard } from '#entities/content/content-card.js'
import type { ContentKind } from '#entities/content/content-view.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { useSavedItems } from './use-own-content'

const SKELETON = ['h-44', 'h-44', 'h-44']
const EMPTY = {
  insight: { title: 'You haven’t saved an insight yet.', text: 'Save one to find it here again.' },
  answer: { title: 'You haven’t saved an answer yet.', text: 'Save one to find it here again.' },
} as const

/** What somebody saved, the last saved first (GI-04). */
export function SavedItems({ kind }: { kind: ContentKind }) {
  const list = useSavedItems(kind)
  return (
    <PagedRows
      list={list}
      loading="Loading what you saved"
      skeleton={SKELETON}
      empty={{ icon: Bookmark, ...EMPTY[kind] }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map(({ item_id, card }) =>
            card ? (
              <li key={item_id}>
                <ContentCard card={card} />
              </li>
            ) : null,
          )}
        </ul>
      )}
    </PagedRows>
  )
}
