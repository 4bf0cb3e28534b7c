import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import type { MailResponse } from '../mail-response'

const loadEmailOnlySchema = async () => (await import('#contract/identity/sign-in.schema.js')).emailOnlySchema

interface LinkFormProps {
  onSent(email: string, answer: MailResponse): void
  /** to the form with a password, if it is on this page */
  onSwitch?: () => void
  /** where the link leads back to; else what the address says */
  next?: string
}

export function LinkForm({ onSent, onSwitch, ...props }: LinkFormProps) {
  const [query] = useSearchParams()
  const next = props.next ?? query.get('next')
  const form = useSchemaForm(loadEmailOnlySchema, { email: '' })
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      restPost<MailResponse>('/api/auth/sign-in/magic-link', { email, ...(next ? { next } : {}) }),
    onSuccess: (answer, { email }) => onSent(email, answer),
    onError: (error) => showFieldErrors(form, error),
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => ask.mutateAsync(values))}>
      <FormRefusal error={ask.error} />
      <Field label="Email" hint="We’ll email you a link that logs you in." error={form.formState.errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" spellCheck={false} />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={ask.isPending}>
        Send the link
      </Button>
      {onSwitch ? (
        <Button variant="quiet" onClick={onSwitch}>
          Use a password instead
        </Button>
      ) : null}
    </form>
  )
}
