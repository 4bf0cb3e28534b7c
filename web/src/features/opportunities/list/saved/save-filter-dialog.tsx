import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { FILTER_NAME_MAX, nameFault } from './filter-name'
import { useSaveFilterMutation } from './saved-filters.generated'

interface SaveFilterDialogProps {
  query: string
  taken: readonly { name: string }[]
  onClose(): void
  onSaved(): void
}

export default function SaveFilterDialog({ query, taken, onClose, onSaved }: SaveFilterDialogProps) {
  const form = useId()
  const alerts = useAlerts()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending, error } = useSaveFilterMutation()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = nameFault(name, taken)
    setFault(found)
    if (found || isPending) return
    mutate(
      { name: name.trim(), query },
      {
        onSuccess: () => {
          alerts.show({ tone: 'success', text: `Saved as “${name.trim()}”.` })
          onSaved()
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Save these filters"
      description="You’ll find them under Saved, on every device."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isPending}>
            Save filters
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate className="grid gap-4">
        <Field label="Name" error={fault ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={FILTER_NAME_MAX}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value)
                setFault(null)
              }}
            />
          )}
        </Field>
        {error ? (
          <Notice tone="danger" isLive>
            {messageOf(error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
