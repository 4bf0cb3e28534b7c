import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSchemaForm } from '#lib/schema-form.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { AuthHeading } from '../auth-heading'

const loadSecondFactorCodeSchema = async () =>
  (await import('#contract/identity/sign-in.schema.js')).secondFactorCodeSchema

interface SecondFactorStepProps {
  onDone(): void
  /** the challenge expired, or the user wants another account */
  onRestart(): void
}

/** The second login step: a code from the authenticator app or a backup code. */
export function SecondFactorStep({ onDone, onRestart }: SecondFactorStepProps) {
  useDocumentTitle('Enter your code')
  const [isBackup, setIsBackup] = useState(false)
  const form = useSchemaForm(loadSecondFactorCodeSchema, { code: '' })
  const verify = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      restPost(`/api/auth/two-factor/${isBackup ? 'verify-backup-code' : 'verify-totp'}`, {
        code: isBackup ? code : code.replaceAll(' ', ''),
      }),
    onSuccess: onDone,
  })
  const hasLapsed = hasCode(verify.error, 'NO_SESSION')

  return (
    <>
      <AuthHeading
        title={isBackup ? 'Enter a backup code' : 'Enter your code'}
        lead={
          isBackup ? 'Each backup code works once.' : 'Open your authenticator app and type the six digits it shows.'
        }
      />
      <form noValidate className="grid gap-6" onSubmit={form.handleSubmit((values) => verify.mutateAsync(values))}>
        {hasLapsed ? <Lapsed onRestart={onRestart} /> : <FormRefusal error={verify.error} />}
        <Field label="Code" error={form.formState.errors.code?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('code')}
              // the only field of a step the user asked for
              autoFocus
              autoComplete="one-time-code"
              inputMode={isBackup ? 'text' : 'numeric'}
              className="tabular"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" isBusy={verify.isPending}>
          Continue
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsBackup(!isBackup)
            form.reset()
            verify.reset()
          }}
        >
          {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
        </Button>
      </form>
    </>
  )
}

function Lapsed({ onRestart }: { onRestart(): void }) {
  return (
    <Notice
      tone="warn"
      isLive
      action={
        <Button size="sm" onClick={onRestart}>
          Log in again
        </Button>
      }
    >
      That took too long, so you’ll need to log in again.
    </Notice>
  )
}
