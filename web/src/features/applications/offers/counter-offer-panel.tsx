import { useEffect, useRef, useState } from 'react'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { amountText } from '#contract/format/money.js'
import { REASON_MISSING } from '#contract/messages.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import {
  COUNTER_OFFER_STATUS_LABELS,
  type CounterOfferStatus,
  toCounterOfferStatus,
} from '#contract/workflow/counter-offer.graph.js'
import { PLACES } from '#entities/opportunity/next-place.js'
import { Button } from '#ui/button/button.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { type Application, counterAmount, seenBy, seenOffer } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { UnitNote } from '../page/unit-note'
import { useConsent } from '../page/use-consent'
import { useAcceptCounterOfferMutation } from './answer-counter-offer.expert.generated'
import { RejectCounterDialog } from './reject-counter-dialog'

export type CounterOffer = NonNullable<Application['counter_offer']>

const TONES: Readonly<Record<CounterOfferStatus, BadgeTone>> = {
  pending: 'warn',
  accepted: 'accent',
  rejected: 'danger',
}

interface CounterOfferPanelProps {
  offer: CounterOffer
  /** it can no longer be answered, because the application moved on or ended (GO-41) */
  hasEnded: boolean
  /** the expert's name, if there are several on the page */
  to?: string
  /** the expert's own application, while they may answer */
  answering?: Application | null
  /** the address asks to scroll here (OPP-15) */
  isScrolledTo?: boolean
}

/** The counter offer: amount, message and outcome (OFFER-01, OFFER-06). */
export function CounterOfferPanel(props: CounterOfferPanelProps) {
  const { offer, hasEnded, to, answering = null, isScrolledTo = false } = props
  const section = useRef<HTMLElement>(null)
  // in a list, the expert's name is the heading above
  const Heading = to ? 'h3' : 'h2'
  const status = toCounterOfferStatus(offer.status)
  useEffect(() => {
    if (isScrolledTo) section.current?.scrollIntoView({ block: 'center' })
  }, [isScrolledTo])
  const words = cleanRichText(offer.feedback_rich_text)
  return (
    <section
      ref={section}
      aria-label={to ? `Counter offer to ${to}` : 'Counter offer'}
      data-place={PLACES.counterOffer}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Heading className="text-sm text-muted">Counter offer</Heading>
        <p className="tabular text-lg font-semibold text-ink">{amountText(counterAmount(offer))}</p>
        {hasEnded && offer.status === 'pending' ? (
          <Badge>Ended without an answer</Badge>
        ) : (
          <Badge tone={status ? TONES[status] : 'neutral'}>
            {status ? COUNTER_OFFER_STATUS_LABELS[status] : offer.status}
          </Badge>
        )}
      </div>
      <RichTextView content={words && words.blocks.length > 0 ? words : plainToRichText(offer.feedback)} />
      {offer.status === 'rejected' ? (
        <p className="text-sm text-muted">Reason: {offer.reject_reason ?? REASON_MISSING}</p>
      ) : null}
      {answering && offer.status === 'pending' ? <Answer offer={offer} application={answering} /> : null}
    </section>
  )
}

function Answer({ offer, application }: { offer: CounterOffer; application: Application }) {
  const { id: offerId } = offer
  const accept = useAcceptCounterOfferMutation()
  const { run, isBusy, changed } = useConsent(seenBy('expert', application))
  const [isRejecting, setIsRejecting] = useState(false)
  const yes = () =>
    run((seen) => accept.mutateAsync({ id: offerId, ...seenOffer(seen) }), {
      failure: () => APPLICATION_ALERTS.counterAcceptFailed,
      success: 'You accepted the counter offer.',
    })
  return (
    <div className="flex flex-col gap-3">
      <UnitNote amount={counterAmount(offer)} unit={application.unit} />
      <TermsChanged terms={changed} button="Accept" />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsRejecting(true)}>Reject</Button>
        <Button variant="primary" isBusy={isBusy} onClick={() => void yes()}>
          Accept
        </Button>
      </div>
      {isRejecting ? (
        <RejectCounterDialog offerId={offerId} application={application} onClose={() => setIsRejecting(false)} />
      ) : null}
    </div>
  )
}
