import { ExternalLink } from 'lucide-react'
import type { PayoutMethod } from '#contract/income/request-statuses.js'
import { Button } from '#ui/button/button.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { type StripeAccount, useOpenStripe } from './use-stripe-account'

interface MethodChoiceProps {
  value: PayoutMethod
  onChange(value: PayoutMethod): void
}

/** A bank transfer by our staff, or the expert's own account at Stripe. */
export function MethodChoice(props: MethodChoiceProps) {
  return (
    <RadioGroup
      legend="How should we pay you?"
      {...props}
      isInline
      options={[
        { value: 'bank', label: 'Bank transfer', hint: 'You give us the bank details.' },
        { value: 'stripe', label: 'Stripe', hint: 'You give the bank details to Stripe. We never see them.' },
      ]}
    />
  )
}

/** What is still to be done at Stripe before it can pay anybody. */
export function StripeSetup({ account, hasExpired }: { account: StripeAccount; hasExpired: boolean }) {
  const { start, isBusy } = useOpenStripe()
  return (
    <section aria-label="Stripe account" className="rounded-md border border-line bg-sunken px-4 py-4">
      <p className="text-sm">{textOf(account, hasExpired)}</p>
      <Button className="mt-3" variant="primary" icon={ExternalLink} isBusy={isBusy} onClick={start}>
        {account.isBegun ? 'Continue at Stripe' : 'Set up Stripe'}
      </Button>
    </section>
  )
}

function textOf({ isBegun }: StripeAccount, hasExpired: boolean): string {
  if (hasExpired) return 'That page of Stripe has expired. Open a new one to continue.'
  return isBegun
    ? 'Stripe can’t pay you yet. If you have finished there, it may still be checking your details; otherwise continue.'
    : 'Stripe asks who you are and where your money should go. This takes a few minutes, once.'
}
