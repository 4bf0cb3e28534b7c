import { randomUUID } from 'node:crypto'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import type { Standing } from '#contract/workflow/tracking.graph.js'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, completePayload, post, readVersionOf } from '../opportunities/opportunities.testkit.js'
import { type Seen, seenNow } from './hiring/seen-now.testkit.js'

export const FEEDBACK = 'We like your plan, and our budget for this quarter ends a little lower than that.'
export const REASON = 'This is below what I can work for.'
export const OFFER_CENTS = 650_000
export const COUNTER_CENTS = 600_000

/**
 * The product with its seeded people for one test file; call it at the top level.
 * @param options.engine false omits the engine, for endpoints that don't use it; `on`: a product that is running
 * @param options.isFeeCharged charges the fee on a hire; otherwise every plan's percentage is 0, so that hires are direct
 */
export async function openApplications(
  options: { engine?: false; on?: { database: TestDatabase; actions: TestActions }; isFeeCharged?: boolean } = {},
) {
  const { on, isFeeCharged = false, ...rest } = options
  const database = on?.database ?? (await createTestDatabase())
  const actions = on?.actions ?? (await startTestActions(database, rest))
  if (!isFeeCharged) await database.query('update plan_packages set hire_fee_percent = 0')
  await fundPersonas(database)
  const who = await people(database)
  return {
    database,
    actions,
    who,
    /** A fractional post of Nora's, approved by staff, which Elena matches. */
    publishedPost: (post?: PostOptions) => publishedPost(database, actions, who.nora, post),
    /** Puts an expert directly into a situation, as a seed would, skipping the steps that lead there. */
    arrange: (id: string, expert: Actor, situation: Situation) => arrange(database, id, expert, situation),
    /** Makes one of the calls as the given person, about an expert's application. */
    call: (name: CallName, by: Actor, target: Target & { seen?: Partial<Seen> }) =>
      call(database, actions, name, by, target),
    /** Uploads a file to an opportunity; Elena's proposal by default. */
    upload: (to: string, file?: UploadedFile) => upload(database, actions, to, { by: who.elena, ...file }),
    /** An expert's current standing; null if they have no row. */
    standingOf: (id: string, expert: Actor) => standingOf(database, id, expert),
    statusOf: (id: string) => statusOf(database, id),
    /** A person's notices about an opportunity, newest first, with their emails. */
    toldTo: (id: string, person: Actor) => toldTo(database, id, person),
  }
}

interface People {
  nora: Actor
  elena: Actor
  marcus: Actor
  kenji: Actor
  tom: Actor
  ada: Actor
  ingrid: Actor
  jonas: Actor
  victor: Actor
}

async function people(database: TestDatabase): Promise<People> {
  const at = (email: string) => actor(database, email)
  return {
    nora: await at('nora@brightwater.example'),
    elena: await at('elena@sagework.example'),
    marcus: await at('marcus@sagework.example'),
    kenji: await at('kenji@sagework.example'),
    tom: await at('tom@client.example'),
    ada: await at('ada@sagework.example'),
    ingrid: await at('ingrid@halden.example'),
    jonas: await at('jonas@brightwater.example'),
    victor: await at('victor@sagework.example'),
  }
}

interface PostOptions {
  isNdaRequired?: boolean
}

async function publishedPost(
  database: TestDatabase,
  actions: TestActions,
  nora: Actor,
  options: PostOptions = {},
): Promise<string> {
  const id = await post(actions, nora, await completePayload(database))
  const nda = options.isNdaRequired ?? false
  await database.query(`update opportunities set status = 'published', company_asked_to_sign_nda = $2 where id = $1`, [
    id,
    nda,
  ])
  return id
}

export interface Situation {
  status?: OpportunityStatus
  standing: Standing
  /** Both the offer and the proposal document. */
  hasProposal?: boolean
  counterOffer?: CounterOfferStatus | null
}

async function arrange(database: TestDatabase, id: string, expert: Actor, situation: Situation): Promise<void> {
  const { status = 'published', standing, hasProposal = false, counterOffer = null } = situation
  const of = `opportunity_id = '${id}' and user_id = '${expert.id}'`
  const isHired = standing !== null && ['pending', 'accepted', 'in progress', 'completed'].includes(standing)
  const steps = [
    'begin; set local sagework.seeding = on',
    `update opportunities set status = '${status}', review_status = 'waiting' where id = '${id}'`,
    `delete from opportunity_documents where opportunity_id = '${id}' and uploaded_by = '${expert.id}'`,
    `delete from opportunity_trackings where ${of}`,
    ...(standing === null ? [] : [trackingSql(id, expert, standing, hasProposal)]),
    ...(hasProposal ? [documentSql(id, expert, 'opportunity_apply')] : []),
    ...(counterOffer === null || standing === null ? [] : [counterSql(id, expert, counterOffer)]),
    ...(isHired ? [hireSql(id, expert, standing === 'pending')] : []),
  ]
  await database.query(`${steps.join(';\n')}; commit`)
}

function trackingSql(id: string, expert: Actor, standing: string, hasProposal: boolean): string {
  const shownAt = standing === 'viewed' ? 'null' : 'now()'
  const [offer, unit, sentAt] = hasProposal ? [OFFER_CENTS, `'month'`, 'now()'] : ['null', 'null', 'null']
  return `insert into opportunity_trackings
    (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents, agreed_value_unit, proposal_submitted_at)
    values ('${id}', '${expert.id}', '${standing}', ${shownAt}, ${offer}, ${unit}, ${sentAt})`
}

export function documentSql(id: string, expert: Actor, type: 'opportunity_apply' | 'nda_apply'): string {
  return `insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
    values ('${id}', '${expert.id}', '${type}', 'paper.pdf', gen_random_uuid()::text, 'application/pdf', 9)`
}

function counterSql(id: string, expert: Actor, status: CounterOfferStatus): string {
  const reason = status === 'rejected' ? `'${REASON}'` : 'null'
  return `insert into counter_offers (opportunity_id, user_id, counter_amount_cents, counter_amount_unit, feedback,
    feedback_rich_text, counter_from_company, counter_from_expert, status, reject_reason)
    values ('${id}', '${expert.id}', ${COUNTER_CENTS}, 'month', '${FEEDBACK}', '{}', true, false, '${status}', ${reason})`
}

function hireSql(id: string, expert: Actor, isPending: boolean): string {
  return `insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, accepted_at)
    values ('${id}', '${expert.id}', ${OFFER_CENTS}, 'month', ${isPending ? 'null' : 'now()'})`
}

export interface Refused {
  errorCode?: string
  message?: string
  errors?: { field: string; message: string }[]
  terms?: CurrentTerms
}

async function standingOf(database: TestDatabase, id: string, expert: Actor): Promise<string | null> {
  const [row] = await database.query<{ status: string }>(
    'select status from opportunity_trackings where opportunity_id = $1 and user_id = $2',
    [id, expert.id],
  )
  return row?.status ?? null
}

async function statusOf(database: TestDatabase, id: string): Promise<string | undefined> {
  const [row] = await database.query<{ status: string }>('select status from opportunities where id = $1', [id])
  return row?.status
}

async function toldTo(database: TestDatabase, id: string, person: Actor) {
  return database.query<{ kind: string; title: string; body: string; link: string; mailed: boolean }>(
    `select n.kind, n.title, n.body, n.link,
       exists (select from private.outbox_mails m where m.effect_key = n.effect_key and m.to_address = $3) as mailed
     from notifications n where n.opportunity_id = $1 and n.user_id = $2 order by n.created_at desc, n.id`,
    [id, person.id, person.email],
  )
}

/** The REST call for every action on an opportunity, with text that passes validation. */
export const CALLS = {
  showInterest: (id) => ['POST', '/api/opportunities/interest', { opportunityId: id, status: 'interested' }],
  submitProposal: (id, _expert, _offer, { seenVersion }) => [
    'POST',
    '/api/opportunities/proposal',
    { opportunityId: id, agreedValue: 7000, seenVersion },
  ],
  createCounterOffer: (id, expertId, _offer, seen) => [
    'POST',
    '/api/opportunities/counterOffer',
    { opportunityId: id, expertId, counterAmount: 6000, feedback: FEEDBACK, ...seen },
  ],
  updateCounterOffer: (_id, _expert, offerId, seen) => [
    'PATCH',
    `/api/opportunities/counterOffer/${offerId}`,
    { counterAmount: 6100, feedback: FEEDBACK, fromPoster: true, ...seen },
  ],
  acceptCounterOffer: (_id, _expert, offerId, seen) => [
    'PATCH',
    `/api/opportunities/counterOffer/${offerId}`,
    { fromExpert: true, acceptedOffer: true, ...seen },
  ],
  rejectCounterOffer: (_id, _expert, offerId, seen) => [
    'PATCH',
    `/api/opportunities/counterOffer/${offerId}`,
    { rejectedOffer: true, rejectReason: REASON, ...seen },
  ],
  hireExpert: (id, expertId, _offer, seen) => [
    'POST',
    '/api/opportunities/hire',
    { opportunityId: id, userId: expertId, isDirectHire: true, seenTermsVersion: 1, ...seen },
  ],
  acceptHire: (id, _, __, seen) => ['POST', `/api/opportunities/${id}/acceptHire`, { seenTermsVersion: 1, ...seen }],
  optOut: (id, expertId, _offer, seen) => [
    'POST',
    `/api/opportunities/${id}/optOut/${expertId}`,
    { optOutReason: REASON, ...seen },
  ],
  rejectApplicant: (id, expertId, _offer, seen) => [
    'POST',
    `/api/opportunities/${id}/reject/${expertId}`,
    { rejectedReason: REASON, ...seen },
  ],
  editOpportunity: (id, _expert, _offer, { seenVersion }) => [
    'PATCH',
    `/api/opportunities/${id}`,
    { duration: 7, version: seenVersion },
  ],
  approveOpportunity: (id) => ['POST', `/api/opportunities/${id}/approve`, {}],
  closeOpportunity: (id) => ['POST', `/api/opportunities/${id}/close`, { closeOpportunityComments: REASON }],
  deleteOpportunity: (id) => ['POST', `/api/opportunities/${id}/delete`, { deleteOpportunityComments: REASON }],
} as const satisfies Record<string, BuildCall>
type BuildCall = (id: string, expertId: string, offerId: string, seen: Seen) => readonly [string, string, object]
export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[]

/** Staff decisions name the version that was read. */
const DECISIONS: readonly CallName[] = ['approveOpportunity', 'closeOpportunity', 'deleteOpportunity']
const NO_OFFER = '00000000-0000-4000-8000-000000000000'

interface Target {
  id: string
  expert: Actor
}

const MAY_LACK_AMOUNT: readonly CallName[] = ['optOut', 'rejectApplicant']
const POSTERS: readonly CallName[] = ['createCounterOffer', 'updateCounterOffer', 'hireExpert', 'rejectApplicant']

async function call(
  database: TestDatabase,
  actions: TestActions,
  name: CallName,
  by: Actor,
  { seen, ...target }: Target & { seen?: Partial<Seen> },
) {
  const [offer] = await database.query<{ id: string }>(
    'select id from counter_offers where opportunity_id = $1 and user_id = $2',
    [target.id, target.expert.id],
  )
  const build: BuildCall = CALLS[name]
  const stands = await seenNow(database, target, POSTERS.includes(name) ? 'poster' : 'expert')
  // An action that always involves an amount is sent one; whether there is one is for the rule to decide.
  if (!MAY_LACK_AMOUNT.includes(name)) stands.seenAmount ??= 1
  if (stands.seenAmount !== null) stands.seenAmountUnit ??= 'month'
  const [method, path, body] = build(target.id, target.expert.id, offer?.id ?? NO_OFFER, { ...stands, ...seen })
  const sent = DECISIONS.includes(name) ? { ...body, ...(await readVersionOf(database, target.id)) } : body
  return actions.request<Refused & { status?: string }>(method, path, sent, {
    token: by.token,
    headers: { 'x-forwarded-for': nextAddress() },
  })
}

let calls = 0
/** Every call comes from its own address, to stay clear of the flood limit. */
function nextAddress(): string {
  calls += 1
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}

interface UploadedFile {
  by?: Actor
  uploadType?: string
  content?: string | Uint8Array<ArrayBuffer>
  name?: string
  /** repeating an id repeats the upload; a new one by default */
  uploadId?: string
  /** for a signed NDA: the version of the post that showed it; the current one by default, omitted if null */
  seenVersion?: string | null
}
export type Uploaded = Refused & { asset_id: string; contentType: string; isInterestRecorded?: boolean }

async function upload(database: TestDatabase, actions: TestActions, to: string, file: UploadedFile & { by: Actor }) {
  const { by, uploadType = 'opportunity_apply', content = '%PDF-1.7 words', name = 'proposal.pdf' } = file
  const data = new FormData()
  data.append('uploadId', file.uploadId ?? randomUUID())
  data.append('uploadType', uploadType)
  data.append('opportunityId', to)
  const isSigned = uploadType === 'nda_apply'
  const { seenVersion = isSigned ? `${(await readVersionOf(database, to)).version}` : null } = file
  if (seenVersion !== null) data.append('seenVersion', seenVersion)
  data.append('uploadedFile', new Blob([content]), name)
  return actions.request<Uploaded>('POST', '/api/opportunities/assets', data, { token: by.token })
}
