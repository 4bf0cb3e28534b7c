import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { NewPasswordField } from '#ui/form/new-password-field.js'
import { AuthHeading } from '../auth-heading'
import { DeadLink } from '../links/dead-link'

const loadResetPasswordSchema = async () => (await import('#contract/identity/sign-in.schema.js')).resetPasswordSchema

/** `/reset-password?token=…&next=…`: landing page of the reset email. */
export function ResetPasswordScreen() {
  useDocumentTitle('Choose a new password')
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const next = query.get('next') ?? undefined
  const navigate = useNavigate()
  const form = useSchemaForm(loadResetPasswordSchema, { newPassword: '', token })
  const reset = useMutation({
    mutationFn: (values: { newPassword: string; token: string }) => restPost('/api/auth/reset-password', values),
    onSuccess: () => navigate(paths.loginAfterReset(next), { replace: true }),
    onError: (error) => showFieldErrors(form, error),
  })
  if (!token || hasCode(reset.error, 'LINK_INVALID'))
    return <DeadLink action={{ to: paths.forgotPassword(next), label: 'Ask for a new link' }} />
  return (
    <>
      <AuthHeading title="Choose a new password" lead="Your other devices will be signed out." />
      <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => reset.mutateAsync(values))}>
        <FormRefusal error={reset.error} />
        <NewPasswordField
          label="New password"
          error={form.formState.errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <Button type="submit" variant="primary" size="lg" isBusy={reset.isPending}>
          Save the password
        </Button>
      </form>
    </>
  )
}
