import { randomFrom } from '../../random.mjs'
import { stableUuid } from '../ids.mjs'
import { drawPdf } from '../pdf.mjs'
import { unitOf } from '../units.mjs'

/** Standings that imply a hire. */
const HIRED = ['pending', 'accepted', 'completed']
const SHARE_WITH_PROPOSAL = 0.7
const SHARE_HIRED_BEFORE_LEAVING = 0.5
/** A post's first applicants get these counter offers, so that every status occurs. */
const COUNTERS = ['pending', 'rejected', 'accepted', null]
const OFFER_STEP_CENTS = 10_000
const FALLBACK_CENTS = 600_000
const COUNTER_SHARE = 0.92
const MS_PER_HOUR = 3_600_000

const FEEDBACK =
  'Your plan convinces us. Our budget for this quarter ends a little lower, and we would rather start now than in spring.'
const COUNTER_REASON = 'I would have to cut the weekly call.'
const REJECTED_REASONS = [
  'Strong profile, but we need somebody who has sold to the public sector before.',
  'We chose an expert who can be on site two days a week.',
  null,
]
const OPT_OUT_REASONS = [
  'My present engagement was extended, so I cannot give this the days it needs.',
  'The role has moved from strategy to day-to-day campaigns, which others do better.',
]
const PROPOSAL_LINES = [
  'What I would do in the first thirty days: ten interviews, one page of findings, one thing to stop.',
  'What you would have after ninety days: a plan your own people run, and the numbers to steer it by.',
  'How we would work: one call a week, two days of work, everything in writing.',
]

/**
 * What applicants of the demo posts have done so far: offers, documents, counter offers, hires and the timeline.
 * @param {object[]} posts of buildPosts
 * @param {object[]} trackings of buildTrackings; applicants get their offer and reasons
 * @param {object[]} versions of buildVersions: the posts before their edits
 * @returns {{ trackings: object[], documents: { row: object, content: Buffer }[], counterOffers: object[],
 *   hires: object[], history: object[] }}
 */
export function buildApplications(posts, trackings, versions) {
  const postOf = new Map(posts.map((post) => [post.row.id, post.row]))
  const told = trackings.map((tracking, index) => {
    const { standing, ...row } = tracking
    const post = postOf.get(row.opportunity_id)
    if (!row.interest_shown_at || !post) return { tracking: row }
    return buildApplication(post, row, index, standing, (moment) => versionAt(versions, post.id, moment))
  })
  const all = (part) => told.flatMap((application) => application[part] ?? [])
  return {
    trackings: told.map(({ tracking }) => tracking),
    documents: all('documents'),
    counterOffers: all('counterOffers'),
    hires: all('hires'),
    history: all('history').sort((a, b) => a.created_at.localeCompare(b.created_at)),
  }
}

function buildApplication(post, tracking, index, standing, versionOf) {
  const { opportunity_id, user_id, status } = tracking
  const random = randomFrom(`application ${opportunity_id} ${user_id}`)
  const of = { opportunity_id, user_id }
  const at = timesBetween(tracking.interest_shown_at, tracking.updated_at)
  const by = standing ?? {
    hasLeftHire: status === 'opted out' && random.chance(SHARE_HIRED_BEFORE_LEAVING),
    hasProposal: random.chance(SHARE_WITH_PROPOSAL),
    counter: status === 'interested' ? COUNTERS[index % COUNTERS.length] : null,
  }
  const isHired = HIRED.includes(status) || by.hasLeftHire === true
  const hasProposal = isHired || by.hasProposal === true
  const offer = hasProposal ? offerWithin(post, random) : null
  const counter = (hasProposal && by.counter) || null
  const reasons = {
    rejected_reason: status === 'rejected' ? random.pick(REJECTED_REASONS) : null,
    opt_out_reason: status === 'opted out' ? (isHired ? OPT_OUT_REASONS[0] : random.pick(OPT_OUT_REASONS)) : null,
  }
  const isSeen = status !== 'interested' || counter !== null
  const application = { post, of, at, status, offer, counter, isHired, isSeen, ...reasons }
  return {
    tracking: {
      ...tracking,
      ...reasons,
      agreed_value_cents: offer,
      agreed_value_unit: offer === null ? null : unitOf(post),
      proposal_submitted_at: hasProposal ? at(1) : null,
      seen_by_poster_at: isSeen ? at(2) : null,
      answers_version_no: versionOf(answeredAt(application)),
    },
    documents: [
      ...(post.company_asked_to_sign_nda ? [paper(of, 'nda_apply', 'Signed agreement', at(0))] : []),
      ...(hasProposal ? [paper(of, 'opportunity_apply', 'Proposal', at(1))] : []),
    ],
    counterOffers: counter ? [counterOffer(application)] : [],
    hires: isHired ? [hire(application, versionOf)] : [],
    history: timeline(application),
  }
}

/** A post's version number at a given time; each row of versions is what an edit replaced. */
function versionAt(versions, opportunityId, moment) {
  return 1 + versions.filter((row) => row.opportunity_id === opportunityId && row.created_at <= moment).length
}

/** When the expert last agreed to the post's current terms: by a counter offer, an offer, or interest. */
function answeredAt({ at, offer, counter }) {
  if (counter === 'accepted') return at(4)
  return at(offer === null ? 0 : 1)
}

/** The times of a story in six steps, from start to end. */
function timesBetween(from, to) {
  const [start, end] = [Date.parse(from), Math.max(Date.parse(to), Date.parse(from))]
  return (step) => new Date(start + ((end - start) * step) / 5).toISOString()
}

function offerWithin(post, random) {
  const [least, most] = [post.min_budget_cents ?? FALLBACK_CENTS, post.max_budget_cents ?? FALLBACK_CENTS]
  const steps = Math.max(0, Math.floor((most - least) / OFFER_STEP_CENTS))
  return Number(least) + random.int(0, steps) * OFFER_STEP_CENTS
}

function counterAmount({ offer }) {
  return Math.round((offer * COUNTER_SHARE) / OFFER_STEP_CENTS) * OFFER_STEP_CENTS || offer
}

function paper(of, uploadType, heading, createdAt) {
  const id = stableUuid(`document:${uploadType}:${of.opportunity_id}:${of.user_id}`)
  const content = drawPdf(heading, PROPOSAL_LINES)
  return {
    content,
    row: {
      id,
      opportunity_id: of.opportunity_id,
      uploaded_by: of.user_id,
      upload_type: uploadType,
      asset_name: `${heading}.pdf`,
      storage_key: `demo/${id}`,
      content_type: 'application/pdf',
      size_bytes: content.length,
      created_at: createdAt,
    },
  }
}

function counterOffer({ of, at, counter, post, ...application }) {
  const block = { key: 'a1', text: FEEDBACK, type: 'unstyled', depth: 0 }
  return {
    id: stableUuid(`counter:${of.opportunity_id}:${of.user_id}`),
    ...of,
    counter_amount_cents: counterAmount(application),
    counter_amount_unit: unitOf(post),
    feedback: FEEDBACK,
    feedback_rich_text: { blocks: [{ ...block, inlineStyleRanges: [], entityRanges: [], data: {} }], entityMap: {} },
    counter_from_company: Boolean(post.company_id),
    counter_from_expert: false,
    status: counter,
    reject_reason: counter === 'rejected' ? COUNTER_REASON : null,
    created_at: at(3),
    updated_at: at(counter === 'pending' ? 3 : 4),
  }
}

function hire({ of, at, offer, status, post }, versionOf) {
  return {
    id: stableUuid(`hire:${of.opportunity_id}:${of.user_id}`),
    ...of,
    agreed_value_cents: offer,
    agreed_value_unit: unitOf(post),
    version_no: versionOf(at(status === 'pending' ? 3 : 4)),
    terms_version: 1,
    accepted_terms_version: status === 'pending' ? null : 1,
    hired_at: at(3),
    accepted_at: status === 'pending' ? null : at(4),
    opted_out_at: status === 'opted out' ? at(5) : null,
  }
}

/** The timeline event for each ending of a post, which is shared by everyone affected. */
const ENDS = { completed: 'completed', 'no hires': 'no_hires', closed: 'closed', deleted: 'deleted' }
const ENDED_WITH_IT = ['completed', 'no hires', 'closed']

function timeline(application) {
  const { post, of, at, offer, counter, status, isHired, isSeen } = application
  const entry = (step, event, by, tab, rest = {}) => ({
    ...of,
    actor_id: by === 'expert' ? of.user_id : post.posted_by,
    actor_role: by,
    event,
    tab,
    words: null,
    amount_cents: null,
    amount_unit: null,
    created_at: new Date(Date.parse(at(step)) - (step === 0 ? 0 : MS_PER_HOUR / 60)).toISOString(),
    ...rest,
  })
  const words = { rejected: application.rejected_reason, 'opted out': application.opt_out_reason }[status] ?? null
  return [
    entry(0, 'interest_shown', 'expert', 'interestTab'),
    ...(post.company_asked_to_sign_nda
      ? [entry(0, 'nda_uploaded', 'expert', 'interestTab', { words: 'Signed agreement.pdf' })]
      : []),
    ...(offer ? [entry(1, 'document_uploaded', 'expert', null, { words: 'Proposal.pdf' })] : []),
    ...(offer
      ? [entry(1, 'proposal_submitted', 'expert', 'interestTab', { amount_cents: offer, amount_unit: unitOf(post) })]
      : []),
    ...(isSeen ? [entry(2, 'application_seen', 'poster', 'interestTab')] : []),
    ...(counter
      ? [
          entry(3, 'counter_offered', 'poster', 'interestTab', {
            amount_cents: counterAmount(application),
            amount_unit: unitOf(post),
            words: FEEDBACK,
          }),
        ]
      : []),
    ...(counter === 'accepted' ? [entry(4, 'counter_offer_accepted', 'expert', 'interestTab')] : []),
    ...(counter === 'rejected'
      ? [entry(4, 'counter_offer_rejected', 'expert', 'interestTab', { words: COUNTER_REASON })]
      : []),
    ...(isHired ? [entry(3, 'hired', 'poster', 'hiredTab', { amount_cents: offer, amount_unit: unitOf(post) })] : []),
    ...(isHired && status !== 'pending' ? [entry(4, 'hire_accepted', 'expert', 'hiredTab')] : []),
    ...(status === 'rejected' ? [entry(5, 'rejected', 'poster', 'interestTab', { words })] : []),
    ...(status === 'opted out'
      ? [entry(5, 'opted_out', 'expert', isHired ? 'hiredTab' : 'interestTab', { words })]
      : []),
    ...(ENDED_WITH_IT.includes(status) ? [ended(entry, post)] : []),
  ]
}

function ended(entry, post) {
  const byStaff = post.status === 'deleted' ? { actor_id: null, actor_role: 'staff' } : {}
  return entry(5, ENDS[post.status], 'poster', 'interestTab', { words: post.close_comments ?? null, ...byStaff })
}
