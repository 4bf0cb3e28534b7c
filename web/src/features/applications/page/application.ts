import { amountAtStake } from '#contract/applications/amounts.js'
import { fullName } from '#contract/format/full-name.js'
import { type Amount, type AmountUnit, storedAmount } from '#contract/format/money.js'
import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { APPLICATION_ACTIONS, type ApplicationActionName, isApplicant } from '#contract/workflow/tracking.graph.js'
import type { ListedDocument } from '#entities/document/document-list.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import type { ApplicationEntryFragment } from './applications.generated'

/** An expert's application, as either side may read it. */
export type Application = ApplicationEntryFragment & {
  /** the unit that new amounts are entered in; stored amounts keep their own */
  unit: AmountUnit
  /** the applicants fetched with this one, whose file links share a request */
  fetchedWith: readonly string[]
  /** the version of the post shown beside it */
  version: number
}

export function toApplications(
  rows: readonly ApplicationEntryFragment[],
  { unit, version }: Pick<Application, 'unit' | 'version'>,
): Application[] {
  const fetchedWith = rows.map(({ user_id }) => user_id)
  return rows.map((row) => ({ ...row, unit, version, fetchedWith }))
}

export const trackingStatusOf = (application: Application | null) => toTrackingStatus(application?.status)

/** Whether the poster hasn't answered this expert's application, or interest that they may still show. */
export function mayWait(application: Application | null): boolean {
  const standing = trackingStatusOf(application)
  return standing === null || standing === 'viewed' || standing === 'interested'
}

export function hasApplied(application: Application): boolean {
  return isApplicant(trackingStatusOf(application), application.interest_shown_at !== null)
}

/** Whether the state graph allows a step now; who may take it depends on where the control is shown. */
export function isStepOpen(
  step: ApplicationActionName,
  status: OpportunityStatus,
  application: Application | null,
): boolean {
  const from: readonly (string | null)[] = APPLICATION_ACTIONS[step].from
  return isPostOpenFor(step, status) && from.includes(trackingStatusOf(application))
}

/** Whether the state graph allows a step on a post in this status, for some application. */
export function isPostOpenFor(step: ApplicationActionName, status: OpportunityStatus): boolean {
  const statuses: readonly string[] = APPLICATION_ACTIONS[step].opportunity
  return statuses.includes(status)
}

/** The files of one kind. GraphQL types a view's columns as nullable, but these never are null. */
export function documentsOf(
  application: Application | null,
  uploadType: 'opportunity_apply' | 'nda_apply',
): ListedDocument[] {
  return (application?.documents ?? [])
    .filter((document) => document.upload_type === uploadType)
    .map(({ id, asset_name, content_type, size_bytes, created_at, is_superseded }) => ({
      id: id ?? '',
      asset_name: asset_name ?? '',
      content_type: content_type ?? '',
      size_bytes: size_bytes ?? 0,
      upload_type: uploadType,
      created_at: created_at ?? '',
      isSuperseded: is_superseded ?? false,
    }))
}

/** Signed copies of the current NDA; copies of a replaced one don't count. */
export function signedNdas(application: Application | null): ListedDocument[] {
  return documentsOf(application, 'nda_apply').filter(({ isSuperseded }) => !isSuperseded)
}

/** Whether there is a proposal and an amount to hire for (HIRE-03, OFFER-09). */
export function isReadyToHire(application: Application): boolean {
  return application.agreed_value_cents !== null && documentsOf(application, 'opportunity_apply').length > 0
}

/** The expert's offer. */
export function offerOf(row: Pick<Application, 'agreed_value_cents' | 'agreed_value_unit'>): Amount | null {
  return storedAmount(row.agreed_value_cents, row.agreed_value_unit)
}

/** The poster's counter offer. */
export function counterAmount(
  counter: Pick<NonNullable<Application['counter_offer']>, 'counter_amount_cents' | 'counter_amount_unit'>,
): Amount {
  return storedAmount(counter.counter_amount_cents, counter.counter_amount_unit)
}

/** The amount of the hire. */
export function hireAmount(
  hire: Pick<NonNullable<Application['hire']>, 'agreed_value_cents' | 'agreed_value_unit'> | null,
): Amount | null {
  return storedAmount(hire?.agreed_value_cents, hire?.agreed_value_unit)
}

/** The amount a hire would have: the accepted counter offer, or else the expert's offer (GO-41). */
export function effectiveAmount(application: Application): Amount | null {
  const { counter_offer: counter } = application
  return counter?.status === 'accepted' ? counterAmount(counter) : offerOf(application)
}

export interface Seen {
  seenVersion: number
  seenAmountCents: number | null
  seenAmountUnit: AmountUnit | null
}

/** What somebody agrees to who hires or accepts a hire. */
export interface SeenDeal extends Seen {
  seenTermsVersion: number
}

/** What one side's page shows. It is sent with whatever they agree to or refuse. */
export function seenBy(side: 'expert' | 'poster', application: Application): Seen {
  const { counter_offer: counter, hire, version } = application
  const { amount } = amountAtStake(side, {
    offer: offerOf(application),
    counter: counter && { status: counter.status, amount: counterAmount(counter) },
    hire: hireAmount(hire),
  })
  return { seenVersion: version, seenAmountCents: amount?.cents ?? null, seenAmountUnit: amount?.unit ?? null }
}

/** The same for a step that makes a deal. */
export function seenDealBy(side: 'expert' | 'poster', application: Application): SeenDeal {
  return { ...seenBy(side, application), seenTermsVersion: hiringTermsAt(new Date()).version }
}

/**
 * The same for a step that always concerns an amount: without one on the page nothing matches, and the server refuses.
 */
export function seenOffer({ seenVersion, seenAmountCents, seenAmountUnit }: Seen) {
  return { seenVersion, seenAmountCents: seenAmountCents ?? 0, seenAmountUnit: seenAmountUnit ?? 'total' }
}

export function seenDeal({ seenTermsVersion, ...seen }: SeenDeal) {
  return { ...seenOffer(seen), seenTermsVersion }
}

export function applicantName(application: Application): string {
  return application.user ? fullName(application.user) : 'This expert'
}
