import { useMutation } from '@tanstack/react-query'
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { AuthHeading } from '../auth-heading'
import { DemoOutboxNotice } from '../demo-outbox-notice'
import { type MailResponse, stillWorksText } from '../mail-response'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { clearSignUp } from './pending-sign-up'

const loadCodeSchema = async () => (await import('#contract/identity/sign-up.schema.js')).signUpCodeSchema

interface CheckSignUpMailProps {
  email: string
  onBack(): void
}

/**
 * The last step of every sign-up: confirm the address with the email's link or code. The text is the same
 * whether or not the address is known. If the link is opened in another tab of this browser, the route moves this tab
 * on too.
 */
export function CheckSignUpMail({ email, onBack }: CheckSignUpMailProps) {
  useDocumentTitle('Check your mail')
  return (
    <>
      <AuthHeading
        isNext
        title="Check your mail"
        lead={
          <>
            We’ve sent an email to <strong className="font-medium text-ink">{email}</strong>. Open its link, or type its
            code here. Both work for {LINK_MINUTES} minutes.
          </>
        }
      />
      <DemoOutboxNotice />
      <CodeForm email={email} />
      <SendAgain email={email} onBack={onBack} />
    </>
  )
}

function CodeForm({ email }: { email: string }) {
  const form = useSchemaForm(loadCodeSchema, { email, code: '' })
  const completeSignIn = useCompleteSignIn()
  const alerts = useAlerts()
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      restPost('/api/signup/confirm', { email, code: code.replace(/\s/g, '') }),
    onSuccess: () => {
      clearSignUp()
      alerts.show({ tone: 'success', text: 'Your email is confirmed.' })
      return completeSignIn({ isSignUp: true })
    },
    onError: (error) => showFieldErrors(form, error),
  })
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => confirm.mutateAsync(values))}>
      <FormRefusal error={confirm.error} />
      <Field label="Code" hint="The six digits in the email" error={form.formState.errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={11}
            className="tabular"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={confirm.isPending}>
        Confirm
      </Button>
    </form>
  )
}

function SendAgain({ email, onBack }: CheckSignUpMailProps) {
  const resend = useMutation({ mutationFn: () => restPost<MailResponse>('/api/signup/resend', { email }) })
  return (
    <section aria-label="No email?" className="mt-8 grid gap-4 border-t border-line pt-6">
      <p className="text-sm text-muted">No email? Check your spam folder, or send the email again.</p>
      <FormRefusal error={resend.error} />
      {resend.data ? (
        <Notice tone={resend.data.isSent ? 'success' : 'info'} isLive>
          {resend.data.isSent ? `We’ve sent the email to ${email} again.` : stillWorksText(resend.data)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => resend.mutate()} isBusy={resend.isPending}>
          Send again
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use another address
        </Button>
      </div>
    </section>
  )
}
