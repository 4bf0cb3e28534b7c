import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { AuthHeading } from '../auth-heading'
import { CheckMail } from '../check-mail'
import type { MailResponse } from '../mail-response'

const loadEmailOnlySchema = async () => (await import('#contract/identity/sign-in.schema.js')).emailOnlySchema

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<{ email: string; answer: MailResponse } | null>(null)
  if (sentTo) return <CheckMail {...sentTo} purpose="to choose a new password" onBack={() => setSentTo(null)} />
  return <ForgotPasswordForm onSent={(email, answer) => setSentTo({ email, answer })} />
}

function ForgotPasswordForm({ onSent }: { onSent(email: string, answer: MailResponse): void }) {
  useDocumentTitle('Forgot your password', { isIndexed: true, canonicalPath: paths.forgotPassword() })
  const [query] = useSearchParams()
  const next = query.get('next') ?? undefined
  const form = useSchemaForm(loadEmailOnlySchema, { email: '' })
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      restPost<MailResponse>('/api/auth/request-password-reset', { email, ...(next ? { next } : {}) }),
    onSuccess: (answer, { email }) => onSent(email, answer),
    onError: (error) => showFieldErrors(form, error),
  })
  return (
    <>
      <AuthHeading
        title="Forgot your password?"
        lead="Enter your email and we’ll send you a link to choose a new one."
      />
      <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => ask.mutateAsync(values))}>
        <FormRefusal error={ask.error} />
        <Field label="Email" error={form.formState.errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="username"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" isBusy={ask.isPending}>
          Send the link
        </Button>
        <p className="text-center text-sm">
          <Link to={paths.login(next)} className="text-link">
            Back to log in
          </Link>
        </p>
      </form>
    </>
  )
}
