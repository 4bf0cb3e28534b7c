export interface CounterOfferPatch {
  counterAmount?: unknown
  feedback?: unknown
  feedbackRichText?: unknown
  fromPoster?: boolean | null
  fromExpert?: boolean | null
  acceptedOffer?: boolean | null
  rejectedOffer?: boolean | null
  rejectReason?: string | null
}

export type CounterOfferVariant = 'update' | 'accept' | 'reject'

/** Which of the three things a PATCH asks for; null when it is none or more than one (GO-96). */
export function variantOf(patch: CounterOfferPatch): CounterOfferVariant | null {
  const hasTerms = [patch.counterAmount, patch.feedback, patch.feedbackRichText].some((sent) => sent !== undefined)
  const asked: CounterOfferVariant[] = []
  if (hasTerms || patch.fromPoster) asked.push('update')
  if (patch.acceptedOffer) asked.push('accept')
  if (patch.rejectedOffer) asked.push('reject')
  const [variant] = asked
  if (asked.length !== 1 || variant === undefined) return null
  const isReasonStray = patch.rejectReason != null && variant !== 'reject'
  return isReasonStray || (patch.fromExpert && variant === 'update') ? null : variant
}
