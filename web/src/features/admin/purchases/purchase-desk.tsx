import { ShoppingBag } from 'lucide-react'
import { useStateFor } from '#lib/forms/use-state-for.js'
import { Button } from '#ui/button/button.js'
import { LoadMore } from '#ui/display/load-more.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { PROPOSED, STATUS_LABELS, TYPE_LABELS } from './purchase-labels'
import { PurchaseTable } from './purchase-table'
import { usePurchaseSearch, useStaffPurchases } from './use-staff-purchases'

const optionsOf = (any: string, labels: Readonly<Record<string, string>>) => [
  { value: '', label: any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

/** All purchases, filtered by type and status, found by the buyer's email or a receipt's number. */
export function PurchaseDesk() {
  const { search, change } = usePurchaseSearch()
  // the address may change without the form, as by the browser's way back
  const [words, setWords] = useStateFor(search.q, search.q ?? '')
  const list = useStaffPurchases(search)
  const rows = list.data?.pages.flatMap((page) => page.rows)
  return (
    <div className="grid gap-6">
      <form
        aria-label="Search purchases"
        className="grid items-end gap-4 md:grid-cols-[1fr_11rem_11rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          change({ q: words.trim() })
        }}
      >
        <Field label="Buyer’s email or receipt number">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={words}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <NativeSelect
              {...control}
              options={optionsOf('Any type', TYPE_LABELS)}
              value={search.type ?? ''}
              onChange={(event) => change({ type: event.target.value })}
            />
          )}
        </Field>
        <Field label="Status">
          {(control) => (
            <NativeSelect
              {...control}
              options={[...optionsOf('Any status', STATUS_LABELS), PROPOSED]}
              value={search.status ?? ''}
              onChange={(event) => change({ status: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </form>
      {list.isPending ? (
        <SkeletonRows label="Loading the purchases" rows={['h-14', 'h-14', 'h-14', 'h-14']} />
      ) : rows ? (
        <div>
          {rows.length === 0 ? (
            <EmptyState icon={ShoppingBag} title="No purchases match." text="Try another email, type or status." />
          ) : (
            <PurchaseTable rows={rows} />
          )}
          <LoadMore
            hasMore={list.hasNextPage}
            isBusy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </div>
      ) : (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
      )}
    </div>
  )
}
