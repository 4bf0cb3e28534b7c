import { useEffect, useRef, useState } from 'react'
import { APPLICATION_ALERTS } from '../../../../../actions/contract/applications/application-alerts'
import { APPLICATION_MESSAGES } from '../../../../../actions/contract/applications/application-messages'
import type { AmountUnit } from '../../../../../actions/contract/format/money'
import { cleanRichText } from '../../../../../actions/contract/rich-text/clean-rich-text'
import { plainToRichText } from '../../../../../actions/contract/rich-text/raw-content'
import {
  COUNTER_OFFER_STATUS_LABELS,
  type CounterOfferStatus,
  toCounterOfferStatus,
} from '../../../../../actions/contract/workflow/counter-offer.graph'
import { Button } from '../../../ui/button/button'
import { Badge, type BadgeTone } from '../../../ui/display/badge'
import { RichTextView } from '../../../ui/rich-text/rich-text-view'
import { PLACES } from '../next/next-place'
import { type Application, amountText } from '../page/application'
import { useStep } from '../page/use-applications'
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
  unit: AmountUnit
  /** nobody can answer it any more: the application has gone on, or ended (GO-41) */
  hasEnded: boolean
  /** whose it is, where several stand on the page */
  to?: string
  /** the expert may answer it now */
  canAnswer?: boolean
  /** the address asks for this place (OPP-15) */
  isScrolledTo?: boolean
}

/** The counter offer: how much, in which words, and what became of it (OFFER-01, OFFER-06). */
export function CounterOfferPanel(props: CounterOfferPanelProps) {
  const { offer, unit, hasEnded, to, canAnswer = false, isScrolledTo = false } = props
  const section = useRef<HTMLElement>(null)
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
        <h3 className="text-sm text-muted">Counter offer</h3>
        <p className="tabular text-lg font-semibold text-ink">{amountText(offer.counter_amount_cents, { unit })}</p>
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
        <p className="text-sm text-muted">Reason: {offer.reject_reason ?? APPLICATION_MESSAGES.reasonMissing}</p>
      ) : null}
      {canAnswer && offer.status === 'pending' ? (
        <Answer offerId={offer.id} amountCents={offer.counter_amount_cents} />
      ) : null}
    </section>
  )
}

function Answer({ offerId, amountCents }: { offerId: string; amountCents: number }) {
  const accept = useAcceptCounterOfferMutation()
  const { run, isBusy } = useStep()
  const [isRejecting, setIsRejecting] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setIsRejecting(true)}>Reject</Button>
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={() =>
          void run(() => accept.mutateAsync({ id: offerId, amountCents }), {
            failure: () => APPLICATION_ALERTS.counterAcceptFailed,
            success: 'You accepted the counter offer.',
          })
        }
      >
        Accept
      </Button>
      <RejectCounterDialog offerId={offerId} isOpen={isRejecting} onClose={() => setIsRejecting(false)} />
    </div>
  )
}
