import { type ReactNode, useEffect, useId } from 'react'
import { hasCode, messageOf } from '#lib/request-error.js'
import { useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { PasswordInput } from '#ui/form/password-input.js'
import { useWhileMounted } from './use-while-mounted'

const loadConfirmByPasswordSchema = async () =>
  (await import('#contract/identity/sign-in.schema.js')).confirmByPasswordSchema

interface PasswordStepProps {
  hasPassword: boolean
  text: ReactNode
  button: string
  tone?: 'primary' | 'danger'
  error: unknown
  isBusy: boolean
  onConfirm(body: { password?: string }): Promise<unknown>
}

/**
 * Asks for the password before changes that a stolen session must not make; accounts without a password just confirm.
 */
export function PasswordStep({ hasPassword, tone = 'primary', ...props }: PasswordStepProps) {
  const id = useId()
  // accounts without a password send no such field, as an empty one would be refused
  const form = useSchemaForm<{ password?: string | null }>(
    loadConfirmByPasswordSchema,
    hasPassword ? { password: '' } : {},
  )
  const isWrong = hasCode(props.error, 'CURRENT_PASSWORD_WRONG')
  const { setFocus } = form
  useEffect(() => {
    if (isWrong) setFocus('password')
  }, [isWrong, setFocus])
  const confirm = useWhileMounted(props.onConfirm)
  const submit = form.handleSubmit(({ password }) => confirm(hasPassword ? { password: password ?? '' } : {}))
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      <div className="text-muted">{props.text}</div>
      {isWrong ? null : <FormRefusal error={props.error} />}
      {hasPassword ? (
        <Field label="Your password" error={isWrong ? messageOf(props.error) : form.formState.errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" variant={tone} isBusy={props.isBusy || form.formState.isSubmitting}>
          {props.button}
        </Button>
      </div>
    </form>
  )
}
