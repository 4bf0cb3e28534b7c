import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { isRequestError } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { PasswordInput } from '#ui/form/password-input.js'
import { TextInput } from '#ui/form/text-input.js'
import type { SignInResponse } from '../use-complete-sign-in'

const loadSignInSchema = async () => (await import('#contract/identity/sign-in.schema.js')).signInSchema

export interface PasswordFormPreset {
  email: string
  password: string
}

interface PasswordFormProps {
  preset: PasswordFormPreset | null
  onSignedIn(answer: SignInResponse): void
  onSwitch(): void
}

export function PasswordForm({ preset, onSignedIn, onSwitch }: PasswordFormProps) {
  const [query] = useSearchParams()
  const form = useSchemaForm(loadSignInSchema, preset ?? { email: '', password: '' })
  const { errors } = form.formState
  const signIn = useMutation({
    mutationFn: (values: PasswordFormPreset) =>
      restPost<SignInResponse>('/api/auth/sign-in/email', { email: values.email, password: values.password }),
    onSuccess: onSignedIn,
    onError: (error) => showFieldErrors(form, error),
  })

  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => signIn.mutateAsync(values))}>
      <FormRefusal error={signIn.error} />
      {isRequestError(signIn.error) && signIn.error.code === 'INVALID_CREDENTIALS' ? <NewAccountHint /> : null}
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" spellCheck={false} />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <Link to={paths.forgotPassword(query.get('next') ?? undefined)} className="text-link">
            Forgot it?
          </Link>
        }
      >
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={signIn.isPending}>
        Log in
      </Button>
      <Button variant="quiet" onClick={onSwitch}>
        Email me a link instead
      </Button>
    </form>
  )
}

/** An account begins with its confirmation. The same for every address, so it tells nobody which ones are known. */
function NewAccountHint() {
  return (
    <p className="-mt-4 text-sm text-muted">
      Just signed up? Confirm your email first, with the link or the code that we sent you.
    </p>
  )
}
