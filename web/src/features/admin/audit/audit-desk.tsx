import { X } from 'lucide-react'
import { fullName } from '#contract/format/full-name.js'
import { ACT_KINDS } from '#contract/staff/staff-acts.js'
import { isUuid } from '#lib/stored/uuid.js'
import { Button } from '#ui/button/button.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { DeskSearch } from '../desk/desk-search'
import { FoundPeople } from '../ledger/found-people'
import { useAuditPersonQuery, useAuditPostQuery } from './audit.generated'
import { AuditList } from './audit-list'
import { type AuditSearch, useAuditSearch } from './use-audit'

const KIND_OPTIONS = [
  { value: '', label: 'Everything' },
  ...Object.entries(ACT_KINDS).map(([value, { label }]) => ({ value, label })),
]

/** Search by person, post and kind, which combine; what was done below. All of it is in the address. */
export function AuditDesk() {
  const { search, change } = useAuditSearch()
  const find = (text: string) => (isUuid(text) ? change({ opportunity: text, q: null }) : change({ q: text }))
  return (
    <div className="grid gap-6">
      <DeskSearch
        label="Search the audit"
        className="md:grid-cols-[1fr_18rem_auto]"
        wordsLabel="Person, or a post’s id"
        placeholder="Email or name"
        words={search.q}
        onSearch={find}
      >
        <Field label="Kind">
          {(control) => (
            <NativeSelect
              {...control}
              options={KIND_OPTIONS}
              value={search.kind ?? ''}
              onChange={(event) => change({ kind: event.target.value, q: null })}
            />
          )}
        </Field>
      </DeskSearch>
      <Narrowed search={search} onClear={(name) => change({ [name]: null })} />
      {search.q ? (
        <FoundPeople words={search.q} onPick={(person) => change({ person, q: null })} />
      ) : (
        <AuditList search={search} />
      )}
    </div>
  )
}

/** Whose acts and on which post, each with a way back to all. */
function Narrowed({ search, onClear }: { search: AuditSearch; onClear(name: 'person' | 'opportunity'): void }) {
  const { person: personId, opportunity: postId } = search
  const person = useAuditPersonQuery({ id: personId ?? '' }, { enabled: isUuid(personId ?? '') })
  const post = useAuditPostQuery({ id: postId ?? '' }, { enabled: isUuid(postId ?? '') })
  if (!personId && !postId) return null
  const user = person.data?.staff_people[0]?.user
  return (
    <ul aria-label="Narrowed to" className="flex flex-wrap gap-3 text-sm">
      {personId ? (
        <Chip label={`By ${user ? fullName(user) : 'one person'}`} onClear={() => onClear('person')} />
      ) : null}
      {postId ? (
        <Chip
          label={`On ${post.data?.opportunities_by_pk?.title ?? 'one post'}`}
          onClear={() => onClear('opportunity')}
        />
      ) : null}
    </ul>
  )
}

function Chip({ label, onClear }: { label: string; onClear(): void }) {
  return (
    <li className="flex max-w-full items-center gap-1 rounded-md bg-accent-soft ps-3 text-ink">
      <span className="min-w-0 truncate">{label}</span>
      <Button variant="quiet" size="sm" icon={X} aria-label={`Clear: ${label}`} onClick={onClear} />
    </li>
  )
}
