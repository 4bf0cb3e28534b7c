import { useNavigate } from 'react-router-dom'
import { KIND_GROUPS } from '#contract/credits/statement-kinds.js'
import { paths } from '#lib/paths.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { DeskSearch } from '../desk/desk-search'
import { FoundPeople } from './found-people'
import { PersonAccounts } from './person-accounts'
import { TransferList } from './transfer-list'
import { useLedgerSearch } from './use-ledger'

const KIND_OPTIONS = [
  { value: '', label: 'Any kind' },
  ...Object.values(KIND_GROUPS).flatMap(({ kinds }) =>
    Object.entries<string>(kinds).map(([value, label]) => ({ value, label })),
  ),
]
const TRANSFER_NUMBER = /^#?\d{1,15}$/
const UUID_OR_KEY = /^[0-9a-f]{8}-[0-9a-f-]{27}$|:/i

/** Search by person, number, key, what was paid for, kind and date; the transfers below. */
export function LedgerDesk() {
  const navigate = useNavigate()
  const { search, change } = useLedgerSearch()
  const find = (text: string) => {
    if (TRANSFER_NUMBER.test(text)) return void navigate(paths.adminTransfer(Number(text.replace('#', ''))))
    if (UUID_OR_KEY.test(text)) return change({ reference: text, person: null, q: null })
    change({ reference: null, person: null, q: text })
  }
  return (
    <div className="grid gap-6">
      <DeskSearch
        label="Search the ledger"
        className="md:grid-cols-[1fr_14rem_11rem_auto]"
        wordsLabel="Person, transfer number, key or subject"
        placeholder="Email, name, 1234 or post:…"
        words={search.q ?? search.reference}
        onSearch={find}
      >
        <Field label="Kind">
          {(control) => (
            <NativeSelect
              {...control}
              options={KIND_OPTIONS}
              value={search.kind ?? ''}
              onChange={(event) => change({ kind: event.target.value, person: null, reference: null, q: null })}
            />
          )}
        </Field>
        <Field label="Up to">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={search.until ?? ''}
              onChange={(event) => change({ until: event.target.value, person: null, reference: null, q: null })}
            />
          )}
        </Field>
      </DeskSearch>
      {search.person ? <PersonAccounts id={search.person} onClear={() => change({ person: null })} /> : null}
      {search.q ? (
        <FoundPeople
          words={search.q}
          onPick={(person) => change({ person, kind: null, until: null, reference: null, q: null })}
        />
      ) : (
        <TransferList search={search} />
      )}
    </div>
  )
}
