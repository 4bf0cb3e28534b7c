import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatCents } from '#contract/format/money.js'
import { centsOf } from '#contract/income/cents-of.js'
import type { PayoutValues } from '#contract/income/income.schema.js'
import type { PayoutMethod } from '#contract/income/request-statuses.js'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { useIncome } from '../use-income'
import { useRequestPayoutMutation } from './request-payout.expert.generated'
import { MethodChoice, StripeSetup } from './stripe-choice'
import { type StripeAccount, useStripeAccount } from './use-stripe-account'

const CENTS = 100
const loadPayoutSchema = async () => (await import('#contract/income/income.schema.js')).payoutSchema

/** `/income/payout`: have available income paid out. */
export function PayoutScreen() {
  useDocumentTitle('Request a payout')
  return (
    <>
      <PageHeader
        title="Request a payout"
        lead="Our staff send the money. We’ll tell you when it’s on its way."
        back={{ to: paths.income, label: 'Income' }}
      />
      <PayoutContent />
    </>
  )
}

function PayoutContent() {
  const { data: income, error, isPending, refetch } = useIncome()
  if (isPending) return <SkeletonRows label="Loading your income" rows={['h-24', 'h-40']} />
  if (!income) return <ErrorState error={error} onRetry={() => void refetch()} />
  const { available, owed, payoutMinCents } = income
  if (owed > 0 || available < payoutMinCents)
    return (
      <EmptyState
        title={owed > 0 ? 'Nothing can be paid out right now.' : `Payouts start at ${formatCents(payoutMinCents)}.`}
        text={
          owed > 0
            ? `A refund left ${formatCents(owed)} to settle first.`
            : `You have ${formatCents(available)} available. Earnings on hold become available on the dates under Income.`
        }
        action={<LinkButton to={paths.income}>Back to Income</LinkButton>}
      />
    )
  return <PayoutForm available={available} payoutMinCents={payoutMinCents} />
}

const NO_STRIPE: StripeAccount = { isOffered: false, isBegun: false, isEnabled: false }

function PayoutForm({ available, payoutMinCents }: { available: number; payoutMinCents: number }) {
  const back = useSearchParams()[0].get('stripe')
  // a bank transfer needs nothing of this, so nobody waits for it
  const { data: account = NO_STRIPE, isPending, error, refetch } = useStripeAccount()
  const { form, request, submit } = usePayoutForm(available, back ? 'stripe' : 'bank')
  const { errors } = form.formState
  const cents = centsOf(form.watch('amount'))
  const method = form.watch('method')
  const needsStripe = method === 'stripe' && !account.isEnabled
  const isRefused = account !== NO_STRIPE && !account.isOffered
  // an old link may come back from Stripe, which is offered no longer
  useEffect(() => {
    if (isRefused) form.setValue('method', 'bank')
  }, [isRefused, form])
  return (
    <form noValidate aria-label="Payout" className="grid max-w-form gap-6" onSubmit={(event) => void submit(event)}>
      <FormRefusal error={request.error} />
      <Field
        label="Amount"
        hint={`${formatCents(available)} available. The smallest payout is ${formatCents(payoutMinCents)}.`}
        error={errors.amount?.message}
      >
        {(control) => <NumberInput {...control} {...form.register('amount')} prefix="$" />}
      </Field>
      {account.isOffered || method === 'stripe' ? (
        <MethodChoice value={method} onChange={(chosen) => form.setValue('method', chosen)} />
      ) : null}
      {method === 'bank' ? (
        <Field
          label="Where should the money go?"
          hint="Account holder, bank, account number or IBAN, and BIC or routing number. Stored encrypted; only the staff who pay you see it."
          error={errors.details?.message}
        >
          {(control) => <Textarea {...control} {...form.register('details')} rows={4} autoComplete="off" />}
        </Field>
      ) : null}
      {needsStripe && isPending ? <SkeletonRows label="Asking Stripe" rows={['h-24']} /> : null}
      {needsStripe && account === NO_STRIPE && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {needsStripe && account.isOffered ? <StripeSetup account={account} hasExpired={back === 'again'} /> : null}
      {needsStripe ? null : (
        <div>
          <Button type="submit" variant="primary" isBusy={request.isPending}>
            {cents ? `Request ${formatCents(cents)}` : 'Request a payout'}
          </Button>
        </div>
      )}
    </form>
  )
}

/** The whole amount to begin with. The request has an id of its own, so that a retry is the same request. */
function usePayoutForm(available: number, method: PayoutMethod) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const id = useRef(crypto.randomUUID())
  const form = useSchemaForm<PayoutValues>(loadPayoutSchema, {
    ...{ amount: (available / CENTS).toFixed(2), method, details: '' },
  })
  const request = useRequestPayoutMutation({
    onSuccess: () => {
      alerts.show({ tone: 'success', text: 'Your payout is requested. We’ll tell you when it’s on its way.' })
      void queries.invalidateQueries()
      navigate(paths.income)
    },
    onError: (error) => {
      // what was sent first has arrived after all, so this is another request
      if (hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) id.current = crypto.randomUUID()
      showFieldErrors(form, error)
    },
  })
  const submit = form.handleSubmit(({ amount, method: chosen, details }) =>
    request.mutateAsync({
      ...{ id: id.current, cents: centsOf(amount) ?? 0, method: chosen },
      details: chosen === 'bank' ? details : null,
    }),
  )
  return { form, request, submit }
}
