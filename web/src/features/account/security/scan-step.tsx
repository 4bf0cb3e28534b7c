import { useEffect } from 'react'
import { encode } from 'uqr'
import { messageOf } from '#lib/request-error.js'
import { useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { useWhileMounted } from './use-while-mounted'

const loadSecondFactorCodeSchema = async () =>
  (await import('#contract/identity/sign-in.schema.js')).secondFactorCodeSchema

interface ScanStepProps {
  uri: string
  error: unknown
  isBusy: boolean
  onCode(code: string): Promise<unknown>
}

/** The QR code, the same key as text, and the first code as proof that it works. */
export function ScanStep({ uri, error: refusal, isBusy, onCode }: ScanStepProps) {
  const form = useSchemaForm(loadSecondFactorCodeSchema, { code: '' })
  const { setFocus } = form
  useEffect(() => {
    if (refusal) setFocus('code')
  }, [refusal, setFocus])
  const send = useWhileMounted(onCode)
  const error = form.formState.errors.code?.message ?? (refusal ? messageOf(refusal) : undefined)
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(({ code }) => send(code.replaceAll(' ', '')))}>
      <div className="grid justify-items-center gap-4">
        <QrCode text={uri} />
        <details className="w-full text-muted">
          <summary className="min-h-6">Can’t scan it? Type in this key</summary>
          <p className="mt-2 rounded-md bg-sunken p-3 font-mono break-all text-ink select-all">{secretIn(uri)}</p>
        </details>
      </div>
      <Field label="Code from the app" error={error}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tabular"
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={isBusy || form.formState.isSubmitting}>
          Switch on
        </Button>
      </div>
    </form>
  )
}

/** Drawn locally, because the key must not leave the page. Black on white in both themes, or cameras can't read it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
      className="size-48 rounded-lg bg-[white]"
    >
      <path d={dots.join('')} fill="black" />
    </svg>
  )
}

function secretIn(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
