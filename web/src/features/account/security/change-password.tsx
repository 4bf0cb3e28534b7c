import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { hasCode, messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { NewPasswordField } from '#ui/form/new-password-field.js'
import { PasswordInput } from '#ui/form/password-input.js'
import { useRefreshSecurity } from './use-security'

const loadChangePasswordSchema = async () => (await import('#contract/identity/sign-in.schema.js')).changePasswordSchema

export function ChangePassword({ hasPassword }: { hasPassword: boolean }) {
  if (hasPassword) return <ChangePasswordForm />
  return (
    <p className="measure text-sm text-muted">
      You log in with links we email you. To add a password,{' '}
      <Link to={paths.forgotPassword()} className="text-link">
        ask for an email to choose one
      </Link>
      .
    </p>
  )
}

function ChangePasswordForm() {
  const { form, change, changedCount, submit } = useChangePassword()
  const { errors } = form.formState
  const { firstName, lastName, email } = useSignedInUser()
  const isCurrentWrong = hasCode(change.error, 'CURRENT_PASSWORD_WRONG')
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      {isCurrentWrong ? null : <FormRefusal error={change.error} />}
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <NewPasswordField
        // remounts the strength meter, which doesn't notice a reset form
        key={changedCount}
        label="New password"
        error={errors.newPassword?.message}
        about={[firstName, lastName, email]}
        {...form.register('newPassword')}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          Change the password
        </Button>
      </div>
    </form>
  )
}

function useChangePassword() {
  const form = useSchemaForm(loadChangePasswordSchema, { currentPassword: '', newPassword: '' })
  const alerts = useAlerts()
  const refresh = useRefreshSecurity()
  const [changedCount, setChangedCount] = useState(0)
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
      restPost('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
    onSuccess: async () => {
      form.reset()
      setChangedCount((count) => count + 1)
      alerts.show({ tone: 'success', text: 'Your password is changed. Your other devices are signed out.' })
      await refresh()
    },
    onError: (error) => {
      if (hasCode(error, 'CURRENT_PASSWORD_WRONG'))
        form.setError('currentPassword', { type: 'server', message: messageOf(error) }, { shouldFocus: true })
      else showFieldErrors(form, error)
    },
  })
  return { form, change, changedCount, submit: form.handleSubmit((values) => change.mutateAsync(values)) }
}
