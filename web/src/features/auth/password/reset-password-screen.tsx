import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { IDENTITY_LIMITS } from '../../../../../actions/contract/identity/identity-limits'
import { paths } from '../../../lib/paths'
import { hasCode } from '../../../lib/request-error'
import { restPost } from '../../../lib/rest-client'
import { showFieldErrors, useSchemaForm } from '../../../lib/schema-form'
import { useDocumentTitle } from '../../../lib/use-document-title'
import { Button } from '../../../ui/button/button'
import { FormRefusal } from '../../../ui/feedback/form-refusal'
import { Field } from '../../../ui/form/field'
import { PasswordInput } from '../../../ui/form/password-input'
import { AuthHeading } from '../auth-heading'
import { DeadLink } from '../links/dead-link'

const loadResetPasswordSchema = async () =>
  (await import('../../../../../actions/contract/identity/sign-in.schema')).resetPasswordSchema

/** Where the link of the reset mail leads: `/reset-password?token=`. */
export function ResetPasswordScreen() {
  useDocumentTitle('Choose a new password')
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const navigate = useNavigate()
  const form = useSchemaForm(loadResetPasswordSchema, { newPassword: '', token })
  const reset = useMutation({
    mutationFn: (values: { newPassword: string; token: string }) => restPost('/api/auth/reset-password', values),
    onSuccess: () => navigate(`${paths.login()}?reset=done`, { replace: true }),
    onError: (error) => showFieldErrors(form, error),
  })
  if (!token || hasCode(reset.error, 'LINK_INVALID'))
    return <DeadLink action={{ to: paths.forgotPassword, label: 'Ask for a new link' }} />
  return (
    <>
      <AuthHeading title="Choose a new password" lead="Your other devices will be signed out." />
      <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => reset.mutate(values))}>
        <FormRefusal error={reset.error} />
        <Field
          label="New password"
          hint={`At least ${IDENTITY_LIMITS.passwordCharactersMin} characters.`}
          error={form.formState.errors.newPassword?.message}
        >
          {(control) => <PasswordInput {...control} {...form.register('newPassword')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" size="lg" isBusy={reset.isPending}>
          Save the password
        </Button>
      </form>
    </>
  )
}
