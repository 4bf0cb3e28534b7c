import { Download, ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { StatementFilters } from '#contract/credits/statement-filters.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { isFiltered, readFilters, writeFilters } from './address-filters'
import { StatementFilterBar } from './statement-filter-bar'
import { StatementTable } from './statement-table'
import { useDownload } from './use-download'
import { useStatement } from './use-statement'

/** `/wizling/transactions` (BASE-07): what came and went, why, and what was left. */
export function TransactionsScreen() {
  useDocumentTitle('Transactions')
  const [query, setQuery] = useSearchParams()
  const filters = readFilters(query)
  const { download, isBusy } = useDownload(filters)
  const show = (next: StatementFilters) => setQuery(writeFilters(next), { replace: true })
  return (
    <>
      <PageHeader
        title="Transactions"
        lead="Everything that changed your Credits and your income, and what was left after it."
        back={{ to: paths.wizling, label: 'Credits' }}
        actions={
          <Button icon={Download} onClick={download} isBusy={isBusy}>
            Download as CSV
          </Button>
        }
      />
      <StatementFilterBar filters={filters} onChange={show} />
      <Lines filters={filters} onClear={() => setQuery({}, { replace: true })} />
    </>
  )
}

function Lines({ filters, onClear }: { filters: StatementFilters; onClear(): void }) {
  const list = useStatement(filters)
  if (list.isPending) return <SkeletonRows label="Loading transactions" rows={['h-12', 'h-12', 'h-12', 'h-12']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const lines = list.data.pages.flatMap((page) => page.lines)
  if (lines.length === 0) return <Nothing isFiltered={isFiltered(filters)} onClear={onClear} />
  return (
    <>
      <StatementTable lines={lines} />
      <MoreRows list={list} />
    </>
  )
}

function Nothing(props: { isFiltered: boolean; onClear(): void }) {
  return props.isFiltered ? (
    <EmptyState
      icon={ReceiptText}
      title="No transactions match these filters"
      action={<Button onClick={props.onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      icon={ReceiptText}
      title="No transactions yet"
      text="What you get, spend and earn shows up here."
      action={<LinkButton to={paths.wizling}>See your Credits</LinkButton>}
    />
  )
}
