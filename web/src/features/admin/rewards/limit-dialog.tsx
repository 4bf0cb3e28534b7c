import { useState } from 'react'
import { staffReasonError } from '#contract/credits/staff-reason.js'
import { formatCount } from '#contract/format/counts.js'
import { responseLimitError } from '#contract/rewards/response-limit.schema.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { AmountField } from '../desk/amount-field'
import { useSetResponseLimitMutation } from './rewards.generated'

const FORM = 'limit-form'

/** Sets how many answers of an expert are paid in 30 days (CRED-22). */
export function LimitDialog({ onClose }: { onClose(): void }) {
  const alerts = useAlerts()
  const [values, setValues] = useState({ email: '', limit: '', startsNow: false, reason: '' })
  const [isChecked, setChecked] = useState(false)
  const change = (next: Partial<typeof values>) => setValues({ ...values, ...next })
  const faults = {
    email: values.email.trim() ? null : 'Enter the expert’s email address.',
    limit: responseLimitError(values.limit.trim()),
    reason: staffReasonError(values.reason, true),
  }
  const fault = (name: keyof typeof faults) => (isChecked ? (faults[name] ?? undefined) : undefined)
  const set = useSetResponseLimitMutation({
    onSuccess: ({ setResponseLimit: { limit } }) => {
      const answers =
        limit === 0 ? 'No answers are' : limit === 1 ? '1 answer is' : `${formatCount(limit, 'answer')} are`
      alerts.show({ tone: 'success', text: `${answers} paid in 30 days now. The expert hears about it.` })
      onClose()
    },
  })
  const send = useOnceAtATime(set)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Set an expert’s limit"
      description="How many answers earn dollars in 30 days: 5 unless staff say otherwise. Reward Credits are not limited."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM} isBusy={set.isPending}>
            Set the limit
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (Object.values(faults).some((text) => text !== null)) return
          send({
            ...{ email: values.email.trim(), limit: Number(values.limit), startsNow: values.startsNow },
            reason: values.reason.trim(),
          })
        }}
      >
        <FormRefusal error={set.error} />
        <Field label="Expert’s email" error={fault('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <AmountField
          label="Paid answers in 30 days"
          hint="0 pays none."
          error={fault('limit')}
          typed={values.limit}
          onType={(limit) => change({ limit })}
        />
        <Checkbox
          label="Start a new window of 30 days now"
          checked={values.startsNow}
          onChange={(event) => change({ startsNow: event.target.checked })}
        />
        <Field label="Reason" hint="The expert reads it." error={fault('reason')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={values.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
