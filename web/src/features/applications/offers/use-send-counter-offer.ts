import { useEffect, useState } from 'react'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { type Amount, isSameAmount } from '#contract/format/money.js'
import { type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { hasCode, OFFLINE, TIMED_OUT } from '#lib/request-error.js'
import { type Application, applicantName, counterAmount, type Seen, seenBy, seenOffer } from '../page/application'
import { useConsent } from '../page/use-consent'
import { useCreateCounterOfferMutation, useUpdateCounterOfferMutation } from './counter-offers.generated'

export interface CounterTerms {
  cents: number
  words: RawContent
}

/** What was sent, to be compared with what the page shows later. */
interface Sent {
  amount: Amount
  feedback: string
  thanks: string
}

/** Sends a new or changed counter offer; `thanks` is the message once it has arrived (OERR-06, OERR-22). */
export function useSendCounterOffer(application: Application, onSent: () => void) {
  const [thanks, setThanks] = useState<string | null>(null)
  const [unanswered, setUnanswered] = useState<Sent | null>(null)
  const create = useCreateCounterOfferMutation()
  const update = useUpdateCounterOfferMutation()
  const { run, isBusy, withdrawFailure, changed } = useConsent(seenBy('poster', application))
  const { counter_offer: offer, opportunity_id: opportunityId, user_id: expertId } = application

  const send = async ({ cents, words }: CounterTerms) => {
    const input = { counterAmountCents: cents, feedback: richTextToPlain(words).trim(), feedbackRichText: words }
    let hasNoAnswer = false
    const step = async (seen: Seen) => {
      const answer = offer
        ? update.mutateAsync({ id: offer.id, input, ...seenOffer(seen) })
        : create.mutateAsync({ opportunityId, expertId, input, ...seenOffer(seen) })
      await answer.catch((error: unknown) => {
        hasNoAnswer = hasCode(error, OFFLINE, TIMED_OUT)
        throw error
      })
    }
    const thanksFor = offer ? APPLICATION_MESSAGES.counterUpdateThanks : APPLICATION_MESSAGES.counterThanks
    const sent = {
      amount: { cents, unit: application.unit },
      feedback: input.feedback,
      thanks: thanksFor(applicantName(application)),
    }
    const isSent = await run(step, { failure: () => APPLICATION_ALERTS.counterFailed })
    if (!isSent) return setUnanswered(hasNoAnswer ? sent : null)
    onSent()
    setThanks(sent.thanks)
  }
  // the page already shows it: only the response was lost
  const hasArrived =
    unanswered !== null &&
    offer !== null &&
    isSameAmount(counterAmount(offer), unanswered.amount) &&
    offer.feedback === unanswered.feedback
  useEffect(() => {
    if (!hasArrived) return
    withdrawFailure()
    onSent()
    setUnanswered(null)
    setThanks(unanswered.thanks)
  })
  return { send, isBusy, thanks, changed }
}
