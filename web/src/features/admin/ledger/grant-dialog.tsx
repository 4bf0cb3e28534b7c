import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatCredits } from '#contract/format/credits.js'
import { type LoadSchema, showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useGrantCreditsMutation, useLedgerTransfersQuery } from './ledger.generated'

interface Values {
  credits: string
  reason: string
}

const loadSchema = async () => {
  const { staffGrantSchema } = await import('#contract/credits/staff-grant.schema.js')
  return staffGrantSchema as unknown as Awaited<ReturnType<LoadSchema<Values>>>
}

interface GrantDialogProps {
  userId: string
  name: string
  onClose(): void
  onDone(): void
}

/** Gives somebody credits, with a reason that they read in their statement (CRED-05). */
export function GrantDialog({ userId, name, onClose, onDone }: GrantDialogProps) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  // the same at every attempt: a retry after a lost response grants nothing more
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useSchemaForm<Values>(loadSchema, { credits: '', reason: '' })
  const element = useRef<HTMLFormElement>(null)
  const grant = useGrantCreditsMutation({
    onSuccess: ({ grantCredits: { status } }, { credits }) => {
      alerts.show({
        tone: 'success',
        text:
          status === 'booked'
            ? `${name} received ${formatCredits(credits)}.`
            : 'This is a large amount, so another member of staff has to confirm it. They have been told.',
      })
      void queryClient.invalidateQueries({ queryKey: [useLedgerTransfersQuery.rootKey] })
      onDone()
    },
    onError: (error) => showFieldErrors(form, error),
  })
  const { errors } = form.formState
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Give Credits to ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={grant.isPending} onClick={() => element.current?.requestSubmit()}>
            Give Credits
          </Button>
        </>
      }
    >
      <form
        ref={element}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(({ credits, reason }) =>
          grant.mutateAsync({ userId, credits: Number(credits), reason, requestId }),
        )}
      >
        <FormRefusal error={grant.error} />
        <Field label="Amount in Credits" error={errors.credits?.message}>
          {(control) => <NumberInput {...control} {...form.register('credits')} inputMode="numeric" />}
        </Field>
        <Field label="Reason" hint={`${name} reads this in their statement.`} error={errors.reason?.message}>
          {(control) => <Textarea {...control} {...form.register('reason')} rows={2} />}
        </Field>
      </form>
    </Dialog>
  )
}
