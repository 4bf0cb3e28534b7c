import type { AmountUnit } from '#contract/format/money.js'

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

/** What a request says about the post that the counter offer is for (OBASE-14). */
export interface PostClaims {
  opportunityType?: string | null
  budgetPerUnit?: string | null
}

/**
 * The first claim about the post that contradicts it, or null. An amount for another type or in another unit isn't what
 * its sender meant. The unit is named by its id (GO-43) or by its code.
 */
export function falsePostClaim(
  { opportunityType, budgetPerUnit }: PostClaims,
  post: { type: string; unit: AmountUnit; unitId: string | null },
): keyof PostClaims | null {
  if (opportunityType != null && opportunityType !== post.type) return 'opportunityType'
  const isUnit = budgetPerUnit === post.unitId || budgetPerUnit === post.unit
  return budgetPerUnit != null && !isUnit ? 'budgetPerUnit' : null
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
