import { amountText } from '#contract/format/money.js'
import { AcceptsHiringTerms } from '#entities/legal/hiring-terms-link.js'
import { hasCode } from '#lib/request-error.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import { type Application, applicantName, effectiveAmount, seenDeal, seenDealBy } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { UnitNote } from '../page/unit-note'
import { useConsent } from '../page/use-consent'
import { AfterHiring } from './after-hiring'
import { CounterOfferEnds } from './counter-offer-ends'
import { useHireExpertMutation } from './hire.generated'
import { HireCosts } from './hire-costs'
import type { HireQuote } from './use-hire-payment'

interface DirectHireProps {
  application: Application
  quote: HireQuote
  onClose(): void
}

/** Confirms a hire for which nothing has to be paid. */
export function DirectHire({ application, quote, onClose }: DirectHireProps) {
  const hire = useHireExpertMutation()
  const { run, isBusy, changed, agreed } = useConsent(seenDealBy('poster', application))
  const name = applicantName(application)
  const amount = effectiveAmount(application)
  const { opportunity_id: opportunityId, user_id: expertId } = application
  const confirm = async () => {
    let isOutdated = false
    await run(
      (seen) =>
        hire.mutateAsync({ opportunityId, expertId, ...seenDeal(seen) }).catch((error: unknown) => {
          isOutdated = hasCode(error, 'TERMS_CHANGED')
          throw error
        }),
      { success: `We’ve asked ${name} to accept the hire.` },
    )
    if (!isOutdated) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Hire ${name}`}
      text={
        <div className="flex flex-col gap-3">
          <p>
            You’re hiring {name} for <strong className="text-ink">{amount ? amountText(amount) : 'the offer'}</strong>.
            The amount can’t change afterwards. We’ll ask {name} to accept.
          </p>
          <HireCosts quote={quote} name={name} />
          <UnitNote amount={amount} unit={application.unit} />
          <CounterOfferEnds application={application} />
          <AfterHiring name={name} />
          <AcceptsHiringTerms deed="By hiring" version={agreed.seenTermsVersion} />
          <TermsChanged terms={changed} button="Hire" />
        </div>
      }
      confirmLabel="Hire"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
