import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { textsInForce } from '#contract/legal/account-texts.js'
import { AcceptsTerms } from '#entities/legal/accepts-terms.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { NewPasswordField } from '#ui/form/new-password-field.js'
import { AuthHeading } from '../auth-heading'
import { DeadEnd } from '../dead-end'

const loadConfirmEmailSchema = async () => (await import('#contract/identity/sign-up.schema.js')).confirmEmailSchema

export interface SignUpElsewhere {
  email: string
  firstName: string
  lastName: string
  accountType: 'expert' | 'client'
  companyName: string | null
  needsPassword: boolean
}

interface FinishSignUpProps {
  token: string
  signUp: SignUpElsewhere
  onDone(): void
  /** shown if the address was confirmed in the meantime */
  settled: ReactNode
}

/**
 * The link was opened in another browser than the sign-up. Somebody else may have signed up with this address, so the
 * owner sees what was entered, chooses their own password, and can decline.
 */
export function FinishSignUp({ token, signUp, onDone, settled }: FinishSignUpProps) {
  useDocumentTitle('Finish signing up')
  const [isDeclined, setIsDeclined] = useState(false)
  const form = useSchemaForm<{ token: string; password?: string }>(loadConfirmEmailSchema, {
    token,
    ...(signUp.needsPassword ? { password: '' } : {}),
  })
  const confirm = useMutation({
    mutationFn: (values: { token: string; password?: string }) =>
      restPost('/api/email-verification/confirm', {
        ...(signUp.needsPassword ? values : { token }),
        ...textsInForce(new Date()),
      }),
    onSuccess: onDone,
    onError: (error) => showFieldErrors(form, error),
  })
  if (isDeclined) return <Declined />
  if (hasCode(confirm.error, 'EMAIL_ALREADY_VERIFIED')) return settled
  return (
    <>
      <AuthHeading
        title="Finish signing up"
        lead={
          signUp.needsPassword
            ? 'Somebody signed up with your address in another browser. If it was you, choose the password you want to log in with.'
            : 'Somebody signed up with your address in another browser. If it was you, confirm it here.'
        }
      />
      <Details signUp={signUp} />
      <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => confirm.mutateAsync(values))}>
        {signUp.needsPassword ? (
          <>
            <NewPasswordField
              label="Password"
              error={form.formState.errors.password?.message}
              about={[signUp.firstName, signUp.lastName, signUp.email, signUp.companyName ?? '']}
              {...form.register('password')}
            />
            <p className="text-sm text-muted">
              To keep the password you chose before, go back to the tab where you signed up and type the email’s code
              there.
            </p>
          </>
        ) : null}
        <AcceptsTerms deed="By confirming" />
        <FormRefusal error={confirm.error} />
        <Button type="submit" variant="primary" size="lg" isBusy={confirm.isPending}>
          Confirm my email
        </Button>
      </form>
      <Decline token={token} onDeclined={() => setIsDeclined(true)} />
    </>
  )
}

function Details({ signUp }: { signUp: SignUpElsewhere }) {
  const rows = [
    ['Name', fullName(signUp)],
    ['Email', signUp.email],
    ...(signUp.companyName ? [['Company', signUp.companyName]] : []),
    ['Joining to', signUp.accountType === 'expert' ? 'Offer expertise' : 'Find expertise'],
  ]
  return (
    <dl className="mb-6 divide-y divide-line border-y border-line text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4 py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Decline({ token, onDeclined }: { token: string; onDeclined(): void }) {
  const decline = useMutation({
    mutationFn: () => restPost('/api/email-verification/decline', { token }),
    onSuccess: onDeclined,
  })
  return (
    <div className="mt-3 grid gap-3">
      <Button variant="quiet" onClick={() => decline.mutate()} isBusy={decline.isPending}>
        This wasn’t me
      </Button>
      <FormRefusal error={decline.error} />
    </div>
  )
}

function Declined() {
  useDocumentTitle('The sign-up is cancelled')
  return (
    <DeadEnd
      title="The sign-up is cancelled"
      lead="Nothing was set up with your address, and the link and the code no longer work."
    />
  )
}
