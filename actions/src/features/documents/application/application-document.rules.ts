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

/** Whether this upload is the signed NDA with which somebody shows interest (GO-25). */
export function isInterestByNda(type: ApplicationUpload, { hasApplied, isNdaRequired }: Facts): boolean {
  return type === 'nda_apply' && !hasApplied && isNdaRequired
}

/**
 * Why a file for an application is not taken, or null: from an interested expert, an NDA also from one whom nothing but
 * the NDA keeps from interest (GO-25, GO-37), or from the hire that they were offered; five of a kind, and of a new
 * NDA five again (GO-39); the NDA before the proposal (PROP-07).
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

/** How an upload stands in the timeline. A proposal that is not sent yet is no news to the poster. */
export function uploadEntry(
  type: ApplicationUpload,
  { isProposalUploaded }: Pick<Facts, 'isProposalUploaded'>,
): { event: HistoryEvent; tab?: SeenTab } {
  if (type === 'nda_apply') return { event: 'nda_uploaded', tab: 'interestTab' }
  return { event: 'document_uploaded', ...(isProposalUploaded ? { tab: 'interestTab' } : {}) }
}

/**
 * Why an expert's own file may not be deleted, or null (PROP-21, PROP-22, GO-38). The last copy of an NDA that the company
 * requires stays: who wants another one there uploads it first.
 */
export function applicationDeleteBlocker(type: ApplicationUpload, facts: Facts): ErrorCode | null {
  if (facts.standing !== 'interested') return 'DOCUMENT_DELETE_NOT_ALLOWED'
  const isLastProposal = type === 'opportunity_apply' && facts.isProposalUploaded && facts.proposals <= 1
  const isNdaWithoutOffer = type === 'nda_apply' && facts.offer === null
  const isRequiredNda = type === 'nda_apply' && facts.isNdaRequired && facts.signedNdas <= 1
  return isLastProposal || isNdaWithoutOffer || isRequiredNda ? 'DOCUMENT_DELETE_NOT_ALLOWED' : null
}
