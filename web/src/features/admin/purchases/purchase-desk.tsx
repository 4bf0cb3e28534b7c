import { ShoppingBag } from 'lucide-react'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { DeskSearch } from '../desk/desk-search'
import { PROPOSED, STATUS_LABELS, TYPE_LABELS } from './purchase-labels'
import { PurchaseTable } from './purchase-table'
import { usePurchaseSearch, useStaffPurchases } from './use-staff-purchases'

const optionsOf = (any: string, labels: Readonly<Record<string, string>>) => [
  { value: '', label: any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

const EMPTY = { icon: ShoppingBag, title: 'No purchases match.', text: 'Try another email, type or status.' }

/** All purchases, filtered by type and status, found by the buyer's email or a receipt's number. */
export function PurchaseDesk() {
  const { search, change } = usePurchaseSearch()
  const list = useStaffPurchases(search)
  return (
    <div className="grid gap-6">
      <DeskSearch
        label="Search purchases"
        className="md:grid-cols-[1fr_11rem_11rem_auto]"
        wordsLabel="Buyer’s email or receipt number"
        words={search.q}
        onSearch={(q) => change({ q })}
      >
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
      </DeskSearch>
      <PagedRows list={list} loading="Loading the purchases" empty={EMPTY}>
        {(rows) => <PurchaseTable rows={rows} />}
      </PagedRows>
    </div>
  )
}
