import { lazy, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Notice } from '#ui/feedback/notice.js'
import { AuthHeading } from '../auth-heading'
import type { MailResponse } from '../mail-response'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { DemoLogins } from './demo-logins'
import { LinkForm } from './link-form'
import { PasswordForm, type PasswordFormPreset } from './password-form'

// most logins need neither of these
const CheckMail = lazy(async () => ({ default: (await import('../check-mail')).CheckMail }))
const SecondFactorStep = lazy(async () => ({
  default: (await import('../second-factor/second-factor-step')).SecondFactorStep,
}))

type Step =
  | { kind: 'password' }
  | { kind: 'link' }
  | { kind: 'code' }
  | { kind: 'mail'; email: string; answer: MailResponse }

/** Log in with a password or an emailed link; the second factor comes next if there is one. */
export function LoginScreen() {
  const [query] = useSearchParams()
  const [step, setStep] = useState<Step>({ kind: query.get('by') === 'link' ? 'link' : 'password' })
  const completeSignIn = useCompleteSignIn()
  const restart = () => setStep({ kind: 'password' })

  if (step.kind === 'code') return <SecondFactorStep onDone={() => void completeSignIn()} onRestart={restart} />
  if (step.kind === 'mail')
    return <CheckMail email={step.email} purpose="to log in" answer={step.answer} onBack={restart} />
  return (
    <FirstStep
      isByLink={step.kind === 'link'}
      onSwitch={() => setStep({ kind: step.kind === 'link' ? 'password' : 'link' })}
      onMailSent={(email, answer) => setStep({ kind: 'mail', email, answer })}
      onSignedIn={(answer) => (answer.twoFactorRedirect ? setStep({ kind: 'code' }) : void completeSignIn())}
    />
  )
}

interface FirstStepProps {
  isByLink: boolean
  onSwitch(): void
  onMailSent(email: string, answer: MailResponse): void
  onSignedIn(answer: { twoFactorRedirect?: boolean }): void
}

function FirstStep({ isByLink, onSwitch, onMailSent, onSignedIn }: FirstStepProps) {
  useDocumentTitle('Log in', { isIndexed: true, canonicalPath: paths.login() })
  const { productName } = useConfig()
  const [query] = useSearchParams()
  const [preset, setPreset] = useState<PasswordFormPreset | null>(null)
  const next = query.get('next') ?? undefined
  return (
    <>
      <AuthHeading
        title="Log in"
        lead={
          <>
            New to {productName}?{' '}
            <Link to={paths.signUp(next)} className="text-link">
              Sign up
            </Link>
          </>
        }
      />
      <ArrivalNotices />
      {isByLink ? (
        <LinkForm onSent={onMailSent} onSwitch={onSwitch} />
      ) : (
        <>
          <PasswordForm key={preset?.email} preset={preset} onSignedIn={onSignedIn} onSwitch={onSwitch} />
          <DemoLogins onChoose={setPreset} />
        </>
      )}
    </>
  )
}

/** Explains why somebody ended up on this page. */
function ArrivalNotices() {
  const { hasEnded } = useSession()
  const [query] = useSearchParams()
  // a new password ends the sessions, which is no news then
  if (query.get('reset') === 'done')
    return (
      <Notice tone="success" isLive className="mb-6">
        Your password is changed. Log in with the new one.
      </Notice>
    )
  if (hasEnded)
    return (
      <Notice tone="info" isLive className="mb-6">
        Your session has ended. Log in to carry on; what you typed is kept.
      </Notice>
    )
  return null
}
