import { useNavigate, useSearchParams } from 'react-router-dom'
import { AcceptsTerms } from '#entities/legal/accepts-terms.js'
import { NameFields } from '#entities/user/name-fields.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { NewPasswordField } from '#ui/form/new-password-field.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { TextInput } from '#ui/form/text-input.js'
import { type AccountType, useSignUpForm } from './use-sign-up-form'

const ACCOUNT_TYPES = [
  { value: 'client', label: 'I need expertise', hint: 'Post roles and projects, ask questions and hire.' },
  { value: 'expert', label: 'I am an expert', hint: 'Answer questions, give advice and take on roles.' },
] as const

interface SignUpFormProps {
  accountType: AccountType
  onSent(email: string): void
}

export function SignUpForm({ accountType, onSent }: SignUpFormProps) {
  const { form, signUp, submit } = useSignUpForm(accountType, onSent)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { errors } = form.formState
  const method = form.watch('method')

  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <RadioGroup
        legend="What brings you here?"
        isInline
        value={accountType}
        options={ACCOUNT_TYPES}
        onChange={(type) =>
          navigate((type === 'expert' ? paths.signUpExpert : paths.signUp)(query.get('next') ?? undefined), {
            replace: true,
          })
        }
      />
      <NameFields register={form.register} errors={errors} />
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" spellCheck={false} />
        )}
      </Field>
      {method === 'password' ? (
        <NewPasswordField
          label="Password"
          error={errors.password?.message}
          about={form.watch(['firstName', 'lastName', 'email', 'companyName']).map((known) => known ?? '')}
          {...form.register('password')}
        />
      ) : null}
      <Field label="Company" isOptional error={errors.companyName?.message}>
        {(control) => <TextInput {...control} {...form.register('companyName')} autoComplete="organization" />}
      </Field>
      <AcceptsTerms deed="By creating the account" />
      <FormRefusal error={signUp.error} />
      <div className="grid grid-cols-1 gap-3">
        <Button type="submit" variant="primary" size="lg" isBusy={signUp.isPending}>
          Create the account
        </Button>
        <Button
          variant="quiet"
          className="max-sm:py-2 max-sm:whitespace-normal"
          onClick={() => form.setValue('method', method === 'password' ? 'magic-link' : 'password')}
        >
          {method === 'password' ? 'Use email links instead of a password' : 'Choose a password instead'}
        </Button>
      </div>
    </form>
  )
}
