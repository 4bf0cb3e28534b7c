import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { AuthHeading } from '../auth-heading'
import { SecondFactorStep } from '../second-factor/second-factor-step'
import type { SignInResponse } from '../use-complete-sign-in'
import { DeadLink } from './dead-link'

interface LinkLandingProps {
  title: string
  lead: string
  button: string
  /** path of the endpoint that takes the token */
  endpoint: string
  /** where to request another link */
  again: { to: string; label: string }
  /** shown instead if the address is already confirmed */
  settled?: ReactNode
  onDone(): void
}

/**
 * Landing page of links in emails. The token is sent on a press and not on arrival, because email scanners open every
 * link and would use it up.
 */
export function LinkLanding({ title, lead, button, endpoint, again, settled, onDone }: LinkLandingProps) {
  useDocumentTitle(title)
  const [query] = useSearchParams()
  const token = query.get('token')
  const [needsCode, setNeedsCode] = useState(false)
  const redeem = useMutation({
    mutationFn: () => restPost<SignInResponse>(endpoint, { token }),
    onSuccess: (answer) => (answer.twoFactorRedirect ? setNeedsCode(true) : onDone()),
  })
  if (needsCode) return <SecondFactorStep onDone={onDone} onRestart={() => window.location.assign(again.to)} />
  if (!token || hasCode(redeem.error, 'LINK_INVALID', 'VALIDATION_FAILED')) return <DeadLink action={again} />
  if (settled && hasCode(redeem.error, 'EMAIL_ALREADY_VERIFIED')) return settled
  return (
    <>
      <AuthHeading title={title} lead={lead} />
      <div className="grid gap-6">
        <FormRefusal error={redeem.error} />
        <Button variant="primary" size="lg" isBusy={redeem.isPending} onClick={() => redeem.mutate()}>
          {button}
        </Button>
      </div>
    </>
  )
}
