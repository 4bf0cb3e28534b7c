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

export interface CounterOfferClaims {
  posterId?: string | null
  counterFromCompany?: boolean | null
  counterFromExpert?: boolean | null
}

/** Whether a request's claim about its sender contradicts what is stored. Only the latter counts (GO-02, GO-43). */
export function isFalseClaim(
  claims: CounterOfferClaims,
  sender: { userId: string; companyId: string | null; isExpert: boolean },
): boolean {
  const truth = {
    posterId: sender.userId,
    counterFromCompany: sender.companyId !== null,
    counterFromExpert: sender.isExpert,
  }
  const names: readonly (keyof CounterOfferClaims)[] = ['posterId', 'counterFromCompany', 'counterFromExpert']
  return names.some((name) => claims[name] != null && claims[name] !== truth[name])
}

export type CounterOfferVariant = 'update' | 'accept' | 'reject'

/** Which of the three operations a PATCH requests; null if none or several (GO-96). */
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
