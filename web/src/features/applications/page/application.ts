import { amountAtStake } from '#contract/applications/amounts.js'
import { fullName } from '#contract/format/full-name.js'
import { type Amount, type AmountUnit, storedAmount } from '#contract/format/money.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { APPLICATION_ACTIONS, type ApplicationActionName, isApplicant } from '#contract/workflow/tracking.graph.js'
import type { ListedDocument } from '#entities/document/document-list.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import type { ApplicationEntryFragment } from './applications.generated'

/** One expert's application as its two sides may read it. */
export type Application = ApplicationEntryFragment & {
  /** what the role asks amounts for now: what is typed is in it, while each stored amount has its own */
  unit: AmountUnit
  /** whose applications came with it: the links of their files are asked for together */
  together: readonly string[]
  /** which version of the post stands on the page beside it */
  version: number
}

/** The rows of one answer. */
export function toApplications(
  rows: readonly ApplicationEntryFragment[],
  { unit, version }: Pick<Application, 'unit' | 'version'>,
): Application[] {
  const together = rows.map(({ user_id }) => user_id)
  return rows.map((row) => ({ ...row, unit, version, together }))
}

export const standingOf = (application: Application | null) => toTrackingStatus(application?.status)

export function hasApplied(application: Application): boolean {
  return isApplicant(standingOf(application), application.interest_shown_at !== null)
}

/** Whether the state graph lets somebody take a step now; who may is decided by where the control stands. */
export function isStepOpen(
  step: ApplicationActionName,
  status: OpportunityStatus,
  application: Application | null,
): boolean {
  const { opportunity, from } = APPLICATION_ACTIONS[step]
  const isListed = (list: readonly (string | null)[], value: string | null) => list.includes(value)
  return isListed(opportunity, status) && isListed(from, standingOf(application))
}

/** The files of one kind; a view's columns are nullable to GraphQL, never in fact. */
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

/** The signed copies of the NDA that stands on the post now; those of one that was replaced don't count. */
export function signedNdas(application: Application | null): ListedDocument[] {
  return documentsOf(application, 'nda_apply').filter(({ isSuperseded }) => !isSuperseded)
}

/** There is something to hire for: a proposal document and an amount (HIRE-03, OFFER-09). */
export function isReadyToHire(application: Application): boolean {
  return application.agreed_value_cents !== null && documentsOf(application, 'opportunity_apply').length > 0
}

/** What the expert asks. */
export function offerOf(row: Pick<Application, 'agreed_value_cents' | 'agreed_value_unit'>): Amount | null {
  return storedAmount(row.agreed_value_cents, row.agreed_value_unit)
}

/** What the poster answered with. */
export function counterAmount(
  counter: Pick<NonNullable<Application['counter_offer']>, 'counter_amount_cents' | 'counter_amount_unit'>,
): Amount {
  return storedAmount(counter.counter_amount_cents, counter.counter_amount_unit)
}

/** What the hire was made for. */
export function hireAmount(
  hire: Pick<NonNullable<Application['hire']>, 'agreed_value_cents' | 'agreed_value_unit'> | null,
): Amount | null {
  return storedAmount(hire?.agreed_value_cents, hire?.agreed_value_unit)
}

/** What a hire would be for: the counter offer once accepted, else the expert's own offer (GO-41). */
export function effectiveAmount(application: Application): Amount | null {
  const { counter_offer: counter } = application
  return counter?.status === 'accepted' ? counterAmount(counter) : offerOf(application)
}

export interface Seen {
  seenVersion: number
  seenAmountCents: number | null
  seenAmountUnit: AmountUnit | null
}

/** What stands on the page of one side: it goes along with whatever they agree to or refuse. */
export function seenBy(side: 'expert' | 'poster', application: Application): Seen {
  const { counter_offer: counter, hire, version } = application
  const { amount } = amountAtStake(side, {
    offer: offerOf(application),
    counter: counter && { status: counter.status, amount: counterAmount(counter) },
    hire: hireAmount(hire),
  })
  return { seenVersion: version, seenAmountCents: amount?.cents ?? null, seenAmountUnit: amount?.unit ?? null }
}

/** The same for a step that is about an amount in any case; where none stood there, no amount matches and it is refused. */
export function seenOffer({ seenVersion, seenAmountCents, seenAmountUnit }: Seen) {
  return { seenVersion, seenAmountCents: seenAmountCents ?? 0, seenAmountUnit: seenAmountUnit ?? 'total' }
}

export function applicantName(application: Application): string {
  return application.user ? fullName(application.user) : 'This expert'
}
