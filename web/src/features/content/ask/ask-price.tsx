import type { ReactNode } from 'react'
import { CreditAmount } from '#entities/credits/credit-amount.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'

interface PriceProps {
  credits: number
  /** undefined until it is known */
  balance: number | undefined
}

/** What asking costs, beside the button: the price that the ledger will book. */
export function AskPrice({ id, credits, balance }: PriceProps & { id: string }) {
  return (
    <p id={id} className="text-sm text-muted">
      {credits === 0 ? (
        'Asking is free.'
      ) : (
        <>
          Asking costs <CreditAmount credits={credits} className="font-medium text-ink" />.
          {balance === undefined ? null : (
            <>
              {' '}
              You have <CreditAmount credits={balance} />.
            </>
          )}{' '}
          If your question isn’t approved, you get the price back.
        </>
      )}
    </p>
  )
}

/** What is still needed before a question can be sent, said before anybody types (X-03, GI-46). */
export function AskRequirements({ credits, balance, confirmAddress }: PriceProps & { confirmAddress: ReactNode }) {
  const { email, isEmailVerified } = useSignedInUser()
  if (!isEmailVerified)
    return (
      <Notice tone="warn" title="Confirm your email address to ask" action={confirmAddress}>
        You can write your question now: it’s kept in this browser. You can send it as soon as {email} is confirmed.
      </Notice>
    )
  if (balance === undefined || balance >= credits) return null
  return (
    <Notice
      tone="warn"
      isLive
      title="You need more Credits to ask"
      action={
        <>
          <LinkButton size="sm" to={paths.getCredits(paths.createQuestion())}>
            Get Credits
          </LinkButton>
          <LinkButton size="sm" to={paths.wizlingRequest(paths.createQuestion())}>
            Request Credits
          </LinkButton>
        </>
      }
    >
      Asking costs <CreditAmount credits={credits} />, and you have <CreditAmount credits={balance} />. You can write
      your question now: it’s kept in this browser until you can send it.
    </Notice>
  )
}
