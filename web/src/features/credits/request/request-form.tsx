import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CREDIT_REQUEST_LIMITS } from '#contract/credits/credit-request.js'
import { countCharacters } from '#contract/rich-text/raw-content.js'
import { useDraft } from '#lib/draft-storage.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { type LoadSchema, showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { REQUESTS_KEY } from './use-own-requests'

interface Values {
  wizlings: string
  reason: string
}

const EMPTY: Values = { wizlings: '', reason: '' }
const loadSchema = async () => {
  const { creditRequestSchema } = await import('#contract/credits/credit-request.schema.js')
  return creditRequestSchema as unknown as Awaited<ReturnType<LoadSchema<Values>>>
}

/** How many credits, and what for; validated on every change (CRED-18). What is typed is kept until it is sent. */
export function RequestForm({ onSent }: { onSent(): void }) {
  const queryClient = useQueryClient()
  const { id: me } = useSignedInUser()
  const draft = useDraft<Values>(me, 'credit-request')
  const [kept] = useState(draft.read)
  const form = useSchemaForm<Values>(loadSchema, kept ?? EMPTY, { mode: 'onChange' })
  const values = useWatch({ control: form.control }) as Values
  useEffect(() => {
    if (values.wizlings || values.reason) draft.save(values)
    else draft.clear()
  }, [values, draft.save, draft.clear])
  const send = useMutation({
    mutationFn: ({ wizlings, reason }: Values) =>
      restPost('/api/wizlings/request', { wizlings: Number(wizlings), reason }),
    onSuccess: () => {
      draft.clear()
      form.reset(EMPTY)
      onSent()
      return queryClient.invalidateQueries({ queryKey: REQUESTS_KEY })
    },
    onError: (error) => {
      if (hasCode(error, 'CREDIT_REQUEST_PENDING')) void queryClient.invalidateQueries({ queryKey: REQUESTS_KEY })
      showFieldErrors(form, error)
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      aria-label="Request Credits"
      className="grid gap-6"
      onSubmit={form.handleSubmit((sent) => send.mutateAsync(sent))}
    >
      <FormRefusal error={send.error} />
      <Field label="Credits" error={errors.wizlings?.message}>
        {(control) => <NumberInput {...control} {...form.register('wizlings')} inputMode="numeric" />}
      </Field>
      <Field
        label="Reason"
        hint={`At least ${CREDIT_REQUEST_LIMITS.reasonCharactersMin} characters. What do you want to do with them?`}
        error={errors.reason?.message}
        aside={
          <span className="tabular text-xs">
            {countCharacters(values.reason)}/{CREDIT_REQUEST_LIMITS.reasonCharactersMax}
          </span>
        }
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={5} />}
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          Send the request
        </Button>
      </div>
    </form>
  )
}
