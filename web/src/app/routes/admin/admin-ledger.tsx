import { useSearchParams } from 'react-router-dom'
import { useStaffMoneyCounts } from '#features/admin/credit-requests/use-credit-requests.js'
import { Books } from '#features/admin/ledger/books.js'
import { LedgerDesk } from '#features/admin/ledger/ledger-desk.js'
import { ProposalList } from '#features/admin/ledger/proposal-list.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { Tabs } from '#ui/display/tabs.js'

const TABS = ['transfers', 'proposals', 'books'] as const

/** `/admin/ledger`: every transfer, what needs a second person, and whether the books add up. */
export default function AdminLedgerRoute() {
  useDocumentTitle('Ledger')
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((id) => id === query.get('tab')) ?? 'transfers'
  const counts = useStaffMoneyCounts()
  const tabs = [
    { id: 'transfers', label: 'Transfers' },
    { id: 'proposals', label: 'Second person', count: counts.data?.proposals.aggregate?.count },
    { id: 'books', label: 'Books' },
  ] as const
  return (
    <>
      <PageHeader title="Ledger" lead="Nothing booked is ever changed. A mistake is corrected by another transfer." />
      <Tabs
        label="Ledger"
        tabs={tabs}
        current={tab}
        onChange={(next) => setQuery(next === 'transfers' ? {} : { tab: next })}
      >
        {tab === 'books' ? <Books /> : tab === 'proposals' ? <ProposalList /> : <LedgerDesk />}
      </Tabs>
    </>
  )
}
