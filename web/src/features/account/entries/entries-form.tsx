import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { type EntryKind, PROFILE_ENTRY_LIMITS } from '#contract/identity/profile/profile-entries.messages.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { EntryFields } from './entry-fields'
import { BLANK_ENTRY, entriesInWords, LISTS } from './entry-values'
import { type OwnProfileEntriesQuery, useOwnProfileEntriesQuery } from './profile-entries.expert.generated'
import { useEntriesForm } from './use-entries-form'

/** One of the lists of one's own profile, with what it needs. */
export function EntriesEditor({ kind }: { kind: EntryKind }) {
  const { id: me } = useSignedInUser()
  const { data, error, refetch } = useOwnProfileEntriesQuery({ me, kind })
  if (data) return <EntriesForm me={me} kind={kind} data={data} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label="Loading your list" className="max-w-form gap-4" rows={['h-24', 'h-10']} />
}

interface EntriesFormProps {
  me: string
  kind: EntryKind
  data: OwnProfileEntriesQuery
}

/** A list to add to, write in, order and delete from; it is saved as a whole. */
function EntriesForm({ me, kind, data }: EntriesFormProps) {
  // once it is saved, nobody should read on that it isn't
  const { kept, save, question, submit, isBusy } = useEntriesForm(me, kind, data, () => endAnnouncement())
  const { control, formState } = kept.form
  const rows = useFieldArray({ control, name: 'entries' })
  const { announcement, endAnnouncement, move, remove, addId } = useOrder(kind, rows)
  const list = LISTS[kind]
  const wholeError = formState.errors.entries?.message ?? formState.errors.entries?.root?.message
  return (
    <form noValidate aria-label={list.title} className="grid max-w-form gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map(({ field, theirs }) => ({
          field,
          label: list.title,
          theirs: entriesInWords(theirs) || 'Nothing',
        }))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      {rows.fields.length === 0 ? <p className="text-sm text-muted">{list.none}</p> : null}
      <ol className="grid divide-y divide-line empty:hidden">
        {rows.fields.map((row, index) => {
          const name = `${list.noun} ${index + 1}`
          return (
            <li key={row.id} className="py-5 first:pt-0 last:pb-0">
              <fieldset aria-label={name}>
                <div className="mb-3 flex items-center justify-between gap-2">
                  <p aria-hidden="true" className="text-sm font-semibold text-ink">
                    {name}
                  </p>
                  <span className="flex">
                    {index > 0 ? (
                      <IconButton icon={ArrowUp} label={`Move ${name} up`} onClick={() => move(index, index - 1)} />
                    ) : null}
                    {index < rows.fields.length - 1 ? (
                      <IconButton icon={ArrowDown} label={`Move ${name} down`} onClick={() => move(index, index + 1)} />
                    ) : null}
                    <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => remove(index)} />
                  </span>
                </div>
                <EntryFields
                  form={kept.form}
                  index={index}
                  parts={list.parts}
                  isUntitled={row.untitledId !== undefined}
                />
              </fieldset>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {wholeError ? <p className="text-sm text-danger">{wholeError}</p> : null}
      {rows.fields.length < PROFILE_ENTRY_LIMITS.entriesMax ? (
        <div>
          <Button id={addId} size="sm" icon={Plus} onClick={() => rows.append(BLANK_ENTRY)}>
            {list.add}
          </Button>
        </div>
      ) : null}
      <SaveRow label={list.save} kept={kept} isBusy={isBusy} error={save.error} />
    </form>
  )
}

/** Moving and deleting, said aloud, with the focus where one goes on. */
function useOrder(kind: EntryKind, rows: { move(from: number, to: number): void; remove(index: number): void }) {
  const [announcement, setAnnouncement] = useState('')
  const addId = useId()
  const { noun } = LISTS[kind]
  // the browser drops the focus of what is moved in the page
  const focusLater = (find: () => HTMLElement | null) => setTimeout(() => find()?.focus())
  return {
    announcement,
    endAnnouncement: () => setAnnouncement(''),
    addId,
    move: (from: number, to: number) => {
      const label = to < from ? 'up' : 'down'
      rows.move(from, to)
      setAnnouncement(`Moved to place ${to + 1}.`)
      focusLater(() => {
        const button = (way: string) =>
          document.querySelector<HTMLElement>(`button[aria-label="Move ${noun} ${to + 1} ${way}"]`)
        return button(label) ?? button(label === 'up' ? 'down' : 'up')
      })
    },
    remove: (index: number) => {
      rows.remove(index)
      setAnnouncement('Deleted. Save to keep it that way.')
      focusLater(() => document.getElementById(addId))
    },
  }
}
