import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { FILTER_NAME_MAX } from './filter-name'
import { useDeleteSavedFilterMutation } from './saved-filters.generated'
import { type SavedFilter, useFilterNames } from './use-filter-names'

interface ManageFiltersDialogProps {
  saved: readonly SavedFilter[]
  onClose(): void
  onChanged(): void
}

export default function ManageFiltersDialog({ saved, onClose, onChanged }: ManageFiltersDialogProps) {
  const form = useId()
  const names = useFilterNames(saved, onChanged)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Saved filters"
      footer={
        <Button variant="primary" type="submit" form={form} isBusy={names.isBusy}>
          Done
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const fields = event.currentTarget
          void names.submit().then((isDone) => (isDone ? onClose() : focusFirstInvalid(fields)))
        }}
      >
        {saved.length === 0 ? <p className="text-muted">You have no saved filters any more.</p> : null}
        <ul className="grid gap-3">
          {saved.map((filter) => (
            <FilterRow
              key={filter.id}
              filter={filter}
              name={names.of(filter)}
              fault={names.faults[filter.id]}
              onName={(name) => names.change(filter.id, name)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      </form>
    </Dialog>
  )
}

interface FilterRowProps {
  filter: SavedFilter
  /** as it is typed */
  name: string
  fault: string | undefined
  onName(name: string): void
  onChanged(): void
}

function FilterRow({ filter, name, fault, onName, onChanged }: FilterRowProps) {
  const remove = useDeleteSavedFilterMutation()
  const failure = fault ?? (remove.error ? messageOf(remove.error) : null)
  return (
    <li>
      <div className="flex items-center gap-2">
        <TextInput
          aria-label={`Name of ${filter.name}`}
          aria-invalid={fault ? true : undefined}
          value={name}
          maxLength={FILTER_NAME_MAX}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
        <IconButton
          label={`Delete ${filter.name}`}
          icon={Trash2}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id: filter.id }, { onSuccess: onChanged })}
        />
      </div>
      {failure ? (
        <Notice tone="danger" isLive className="mt-2">
          {failure}
        </Notice>
      ) : null}
    </li>
  )
}
