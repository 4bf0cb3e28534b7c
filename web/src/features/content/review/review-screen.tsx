import { Archive, CalendarCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Tabs } from '#ui/display/tabs.js'
import { DueItem } from './due-item'
import { RetiredItem } from './retired-item'
import { useDueReviews, useRetiredItems } from './use-content-reviews'

const SKELETON = ['h-36', 'h-36', 'h-36']
const TABS = [
  { id: 'due' as const, label: 'To confirm' },
  { id: 'retired' as const, label: 'Retired' },
]

/** `/insights/review`: what an expert published a year ago or more, to confirm, change or retire; and what they retired. */
export function ReviewScreen() {
  useDocumentTitle('Does it still hold?')
  const [query, setQuery] = useSearchParams()
  const current = query.get('tab') === 'retired' ? 'retired' : 'due'
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Does it still hold?"
        lead="Once a year we ask you about what you published. What you confirm counts as current for another year; what you don’t stays public and says how old it is."
      />
      <Tabs
        label="What you published"
        tabs={TABS}
        current={current}
        onChange={(tab: 'due' | 'retired') => setQuery(tab === 'due' ? {} : { tab }, { replace: true })}
      >
        {current === 'due' ? <DueList /> : <RetiredList />}
      </Tabs>
    </div>
  )
}

function DueList() {
  return (
    <PagedRows
      list={useDueReviews()}
      loading="Loading what is due"
      skeleton={SKELETON}
      empty={{
        icon: CalendarCheck,
        title: 'Everything you published is current.',
        text: 'A year after you publish or confirm something, it shows up here.',
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((item) => (
            <li key={item.id}>
              <DueItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

function RetiredList() {
  return (
    <PagedRows
      list={useRetiredItems()}
      loading="Loading what you retired"
      skeleton={SKELETON}
      empty={{
        icon: Archive,
        title: 'You haven’t retired anything.',
        text: 'What you retire is gone for everybody else. It stays here, and you can publish it again.',
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((item) => (
            <li key={item.id}>
              <RetiredItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
