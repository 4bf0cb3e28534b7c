import { formatCount } from '#contract/format/counts.js'
import { formatCredits, rewardCreditsLabel } from '#contract/format/credits.js'
import { formatCents } from '#contract/format/money.js'
import { formatWhole } from '#contract/format/numbers.js'
import { INCOME_LIMITS } from '#contract/income/income-limits.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { Redemptions } from './redemptions'
import { useRedeemForm, useRewardCredits } from './use-redeem'

/** `/wizling/redeem`: reward credits for dollars (BASE-08). */
export function RedeemScreen() {
  useDocumentTitle('Redeem Credits')
  const rewards = useRewardCredits()
  const rate = rewards.data ? ` ${rewardCreditsLabel(rewards.data.centsPerCredit)}.` : ''
  return (
    <>
      <PageHeader
        title="Redeem Credits"
        lead={`You earn Reward Credits when your answers are rated 4 or 5 stars.${rate}`}
      />
      <RedeemContent rewards={rewards} />
    </>
  )
}

function RedeemContent({ rewards: query }: { rewards: ReturnType<typeof useRewardCredits> }) {
  const { data: rewards, error, isPending, refetch } = query
  if (isPending) return <SkeletonRows label="Loading your Reward Credits" rows={['h-24', 'h-64']} />
  if (!rewards) return <ErrorState error={error} onRetry={() => void refetch()} />
  const { available, held, requested, centsPerCredit, withdrawableAfterDays } = rewards
  const waiting = [
    held > 0 ? `${formatWhole(held)} more become available once the answers have been checked.` : null,
    requested > 0 ? `${formatWhole(requested)} are part of a request below.` : null,
  ].filter(Boolean)
  return (
    <div className="grid max-w-[44rem] gap-12">
      <section aria-labelledby="redeemable">
        <h2 id="redeemable" className="text-sm text-muted">
          You can redeem
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-serif text-3xl font-semibold md:text-4xl">{formatCredits(available)}</span>
          <span className="text-muted">worth {formatCents(available * centsPerCredit)}</span>
        </p>
        {waiting.length > 0 ? <p className="mt-2 text-sm text-muted">{waiting.join(' ')}</p> : null}
      </section>
      {available > 0 ? <RedeemForm {...{ available, centsPerCredit, withdrawableAfterDays }} /> : null}
      <Redemptions hasCredits={available > 0} />
    </div>
  )
}

interface RedeemFormProps {
  available: number
  centsPerCredit: number
  withdrawableAfterDays: number
}

function RedeemForm({ available, centsPerCredit, withdrawableAfterDays }: RedeemFormProps) {
  const { form, redeem, submit } = useRedeemForm(centsPerCredit)
  const { errors } = form.formState
  const credits = Number(form.watch('credits'))
  const reason = form.watch('reason') ?? ''
  // nothing is promised for more than there is
  const isThere = Number.isSafeInteger(credits) && credits > 0 && credits <= available
  const worth = isThere ? formatCents(credits * centsPerCredit) : null
  return (
    <form noValidate aria-label="Redeem" className="grid max-w-form gap-6" onSubmit={(event) => void submit(event)}>
      <FormRefusal error={redeem.error} />
      <Field
        label="How many"
        hint={
          worth
            ? `You get ${worth}, which you can withdraw ${formatCount(withdrawableAfterDays, 'day')} after we approve it.`
            : `Up to ${formatWhole(available)}.`
        }
        error={errors.credits?.message}
      >
        {(control) => <NumberInput {...control} {...form.register('credits')} inputMode="numeric" suffix="Credits" />}
      </Field>
      <Field
        label="Reason"
        hint="Which answers earned them, or anything our staff should know."
        error={errors.reason?.message}
        aside={
          <span className="tabular text-xs">
            {reason.trim().length}/{INCOME_LIMITS.reasonCharactersMax}
          </span>
        }
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={redeem.isPending}>
          {worth ? `Redeem for ${worth}` : 'Redeem'}
        </Button>
      </div>
    </form>
  )
}
