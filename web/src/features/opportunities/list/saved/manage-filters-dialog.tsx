import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { FILTER_NAME_MAX, nameFault } from './filter-name'
import {
  type SavedFiltersQuery,
  useDeleteSavedFilterMutation,
  useRenameSavedFilterMutation,
} from './saved-filters.generated'

type SavedFilter = SavedFiltersQuery['saved_filters'][number]

interface ManageFiltersDialogProps {
  saved: readonly SavedFilter[]
  onClose(): void
  onChanged(): void
}

export default function ManageFiltersDialog({ saved, onClose, onChanged }: ManageFiltersDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Saved filters"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {saved.length === 0 ? <p className="text-muted">You have no saved filters any more.</p> : null}
      <ul className="grid gap-3">
        {saved.map((filter) => (
          <FilterRow
            key={filter.id}
            filter={filter}
            others={saved.filter(({ id }) => id !== filter.id)}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Dialog>
  )
}

function FilterRow({
  filter,
  others,
  onChanged,
}: {
  filter: SavedFilter
  others: readonly SavedFilter[]
  onChanged(): void
}) {
  const [name, setName] = useState(filter.name)
  const [fault, setFault] = useState<string | null>(null)
  const rename = useRenameSavedFilterMutation()
  const remove = useDeleteSavedFilterMutation()
  const isChanged = name.trim() !== filter.name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = nameFault(name, others)
    setFault(found)
    if (!found && isChanged) rename.mutate({ id: filter.id, name: name.trim() }, { onSuccess: onChanged })
  }
  const failure = fault ?? (rename.error || remove.error ? messageOf(rename.error ?? remove.error) : null)
  return (
    <li>
      <form onSubmit={submit} noValidate className="flex items-center gap-2">
        <TextInput
          aria-label={`Name of ${filter.name}`}
          value={name}
          maxLength={FILTER_NAME_MAX}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            setFault(null)
          }}
        />
        {isChanged ? (
          <Button type="submit" isBusy={rename.isPending}>
            Rename
          </Button>
        ) : null}
        <IconButton
          label={`Delete ${filter.name}`}
          icon={Trash2}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id: filter.id }, { onSuccess: onChanged })}
        />
      </form>
      {failure ? (
        <Notice tone="danger" isLive className="mt-2">
          {failure}
        </Notice>
      ) : null}
    </li>
  )
}
