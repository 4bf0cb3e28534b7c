import { textsInForce } from '#contract/legal/account-texts.js'
import { AcceptsTerms } from '#entities/legal/accepts-terms.js'
import { NameFields } from '#entities/user/name-fields.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { NewPasswordField } from '#ui/form/new-password-field.js'
import { useAcceptInvite } from './use-invite'

const loadNewcomerSchema = async () => (await import('#contract/identity/invite.schema.js')).newcomerSchema

/** For invited people without an account. The invitation proves the address, so it needs no confirmation. */
export function NewcomerForm({ token, onJoined }: { token: string; onJoined(): void }) {
  const form = useSchemaForm(loadNewcomerSchema, {
    firstName: '',
    lastName: '',
    password: '',
    ...textsInForce(new Date()),
  })
  const { errors } = form.formState
  const join = useAcceptInvite(token, onJoined)
  const submit = form.handleSubmit((values) =>
    join.mutateAsync(values, { onError: (error) => showFieldErrors(form, error) }),
  )
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <NameFields register={form.register} errors={errors} />
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        about={form.watch(['firstName', 'lastName'])}
        {...form.register('password')}
      />
      <AcceptsTerms deed="By joining" />
      <FormRefusal error={join.error} />
      <Button type="submit" variant="primary" size="lg" isBusy={join.isPending}>
        Join
      </Button>
    </form>
  )
}
