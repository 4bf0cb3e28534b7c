import type { UploadType } from '#contract/files/upload-limits.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import type { HistoryEvent, SeenTab } from '#contract/workflow/history.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import type { ApplicationFacts } from '#domain/workflow/application-facts.store.js'
import { type InterestFacts, interestBlockerBeforeNda } from '#domain/workflow/interest.rules.js'
import type { ErrorCode } from '#platform/errors.js'

export type ApplicationUpload = Extract<UploadType, 'opportunity_apply' | 'nda_apply'>
type Facts = Pick<
  ApplicationFacts,
  | 'canSee'
  | 'isPoster'
  | 'isOwnApplication'
  | 'hasApplied'
  | 'status'
  | 'standing'
  | 'proposals'
  | 'signedNdas'
  | 'isNdaRequired'
  | 'offer'
  | 'isProposalUploaded'
>

/** Whether this upload is the signed NDA that counts as showing interest (GO-25). */
export function isInterestByNda(type: ApplicationUpload, { hasApplied, isNdaRequired }: Facts): boolean {
  return type === 'nda_apply' && !hasApplied && isNdaRequired
}

/**
 * Why a file for an application is rejected, or null. It must come from an interested expert; an NDA may also come from
 * one for whom only the NDA is missing (GO-25, GO-37), or who was offered a hire. Five of a kind, starting over
 * with each new NDA (GO-39); the NDA before the proposal (PROP-07).
 */
export function applicationUploadBlocker(
  type: ApplicationUpload,
  facts: Facts,
  interest: InterestFacts,
): ErrorCode | null {
  const isByNda = isInterestByNda(type, facts)
  const lacksNda = facts.isNdaRequired && facts.signedNdas === 0
  const step = type === 'nda_apply' && lacksNda && facts.standing === 'pending' ? 'acceptHire' : 'submitProposal'
  const blocker = isByNda ? interestBlockerBeforeNda(interest) : actionBlocker(step, facts)
  const isWithoutNda = lacksNda && type === 'opportunity_apply'
  if (blocker === 'INVALID_STATUS_TRANSITION' && isWithoutNda && !facts.hasApplied) return 'NDA_REQUIRED'
  if (blocker) return blocker
  if (isWithoutNda) return 'NDA_REQUIRED'
  const stored = type === 'nda_apply' ? facts.signedNdas : facts.proposals
  return stored >= APPLICATION_LIMITS.documentsMaxPerKind ? 'DOCUMENT_LIMIT' : null
}

/** An upload's timeline entry. A proposal that has not been sent yet is not shown to the poster. */
export function uploadEntry(
  type: ApplicationUpload,
  { isProposalUploaded }: Pick<Facts, 'isProposalUploaded'>,
): { event: HistoryEvent; tab?: SeenTab } {
  if (type === 'nda_apply') return { event: 'nda_uploaded', tab: 'interestTab' }
  return { event: 'document_uploaded', ...(isProposalUploaded ? { tab: 'interestTab' } : {}) }
}

/**
 * Why an expert may not delete their own file, or null (PROP-21, PROP-22, GO-38). The last copy of a required NDA can't
 * be deleted; to replace it, upload the new one first.
 */
export function applicationDeleteBlocker(type: ApplicationUpload, facts: Facts): ErrorCode | null {
  if (facts.standing !== 'interested') return 'DOCUMENT_DELETE_NOT_ALLOWED'
  const isLastProposal = type === 'opportunity_apply' && facts.isProposalUploaded && facts.proposals <= 1
  const isNdaWithoutOffer = type === 'nda_apply' && facts.offer === null
  const isRequiredNda = type === 'nda_apply' && facts.isNdaRequired && facts.signedNdas <= 1
  return isLastProposal || isNdaWithoutOffer || isRequiredNda ? 'DOCUMENT_DELETE_NOT_ALLOWED' : null
}
