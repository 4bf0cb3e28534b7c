import {
  APPLICANT_RANKS,
  applicantRank,
  INTERESTS_RANKS,
  SENT_RANKS,
  STEPPER_RANKS,
} from '#contract/applications/applicant-ranks.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import type { HireQuote } from '#features/applications/hire/use-hire-payment.js'
import type { HistoryEntry } from '#features/applications/history/use-application-history.js'
import type { Application } from '#features/applications/page/application.js'
import type { NewsFragment, OpportunityApplicationsQuery } from '#features/applications/page/applications.generated.js'
import { OPPORTUNITY_ID } from './opportunity-fixtures'
import { expertUser } from './personas'

export const COUNTER_ID = '00000000-0000-4000-8000-00000000cc01'
export const COUNTER_WORDS = 'We would start with one market and grow the scope after the first quarter.'

/** A file of Elena's. */
export function applicationDocument(uploadType: 'opportunity_apply' | 'nda_apply', name = 'proposal.pdf') {
  return {
    id: `id-of-${name}`,
    asset_name: name,
    content_type: 'application/pdf',
    size_bytes: 4096,
    upload_type: uploadType,
    created_at: '2026-11-19T08:30:00Z',
    is_superseded: false,
  }
}

export function counterOffer(part: Partial<NonNullable<Application['counter_offer']>> = {}) {
  return {
    id: COUNTER_ID,
    counter_amount_cents: 900_000,
    counter_amount_unit: 'month',
    feedback: COUNTER_WORDS,
    feedback_rich_text: plainToRichText(COUNTER_WORDS),
    status: 'pending',
    reject_reason: null,
    ...part,
  }
}

/** What hiring Elena costs a company without a plan. */
export function hireQuote(part: Partial<HireQuote> = {}): HireQuote {
  return {
    agreedValueCents: 1_200_000,
    agreedValueUnit: 'month',
    percent: 15,
    feeCents: 180_000,
    isPaymentDue: true,
    opportunityTitle: 'Chief Marketing Officer',
    saasType: 'company',
    subscriptionId: null,
    basic: {
      priceId: 'basic_quarterly_company',
      name: 'Basic',
      priceCents: 23_700,
      duration: 'quarterly',
      percent: 12,
      feeCents: 144_000,
    },
    ...part,
  }
}

/** Elena has only shown interest, unless `part` says otherwise. */
export function application(part: Partial<Application> = {}): Application {
  return {
    opportunity_id: OPPORTUNITY_ID,
    user_id: expertUser.userId,
    status: 'interested',
    interest_shown_at: '2026-11-18T09:00:00Z',
    match: null,
    agreed_value_cents: null,
    agreed_value_unit: null,
    is_proposal_uploaded: false,
    proposal_submitted_at: null,
    rejected_reason: null,
    opt_out_reason: null,
    seen_by_poster_at: null,
    user: {
      id: expertUser.userId,
      first_name: 'Elena',
      last_name: 'Marchetti',
      slug: 'elena-marchetti',
      profile_pic: null,
      designation: 'Growth Adviser',
    },
    contact: null,
    counter_offer: null,
    hire: null,
    calls: [],
    documents: [],
    answers_version_no: 1,
    version: 1,
    applicant_rank: null,
    unit: 'month',
    fetchedWith: [expertUser.userId],
    ...part,
  }
}

/** An application's row, without what the page computes. */
export function rowOf({ version: _version, unit: _unit, fetchedWith: _fetchedWith, ...row }: Application) {
  return row
}

/** Her rank in the poster's lists, as the database computes it. */
export function rankOf({
  status,
  interest_shown_at,
  is_proposal_uploaded,
}: Pick<Application, 'status' | 'interest_shown_at' | 'is_proposal_uploaded'>): number | null {
  return applicantRank({
    standing: toTrackingStatus(status),
    hasShownInterest: interest_shown_at !== null,
    hasProposal: is_proposal_uploaded,
  })
}

/** The same with a proposal of $12,000. */
export function proposed(part: Partial<Application> = {}): Application {
  return application({
    agreed_value_cents: 1_200_000,
    agreed_value_unit: 'month',
    is_proposal_uploaded: true,
    proposal_submitted_at: '2026-11-18T10:00:00Z',
    documents: [applicationDocument('opportunity_apply')],
    ...part,
  })
}

export function hired(part: Partial<NonNullable<Application['hire']>> = {}): NonNullable<Application['hire']> {
  return {
    id: '00000000-0000-4000-8000-00000000ff01',
    agreed_value_cents: 1_200_000,
    agreed_value_unit: 'month',
    hired_at: '2026-11-19T09:00:00Z',
    accepted_at: null,
    opted_out_at: null,
    record: null,
    ...part,
  }
}

export function historyEntry(part: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 1,
    actor_id: expertUser.userId,
    actor_role: 'expert',
    event: 'interest_shown',
    words: null,
    amount_cents: null,
    amount_unit: null,
    created_at: '2026-11-18T09:00:00Z',
    actor: { first_name: 'Elena', last_name: 'Marchetti' },
    ...part,
  }
}

type Posted = NonNullable<OpportunityApplicationsQuery['posted'][number]['opportunity']>

interface Answering {
  applications?: readonly Application[]
  /** the experts whom the post asks for by name */
  askedByName?: Posted['asked_by_name']
  /** the user who asks */
  me: string
  isPoster: boolean
  newest?: number
  news?: readonly NewsFragment[]
  views?: OpportunityApplicationsQuery['tab_views']
  /** where the page stops counting */
  countMax?: number
}

/** What the opportunity page reads about applications: experts get their own, the poster a summary of all. */
export function applicationsData(answering: Answering): OpportunityApplicationsQuery {
  const { applications = [], me, isPoster, newest, news = [], views = [], countMax = 100 } = answering
  const asked_by_name = answering.askedByName ?? []
  const head = { newest: newest === undefined ? [] : [{ id: newest }] }
  const own = isPoster ? [] : applications.filter(({ user_id }) => user_id === me)
  return {
    own: own.map((row) => ({ ...rowOf(row), ...head, news: [...news] })),
    posted: isPoster
      ? [{ opportunity: { ...head, ...countApplicants(applications, news, countMax), asked_by_name } }]
      : [],
    tab_views: views,
  }
}

function countApplicants(applications: readonly Application[], news: readonly NewsFragment[], countMax: number) {
  const people = applications.filter((row) => rankOf(row) !== null).map(rowOf)
  const ranked = (ranks: readonly number[]) => people.filter((row) => ranks.includes(rankOf(row) ?? -1))
  return {
    interests: { aggregate: { count: Math.min(ranked(INTERESTS_RANKS).length, countMax) } },
    applicants: people.slice(0, 1),
    proposals: ranked(STEPPER_RANKS).slice(0, 1),
    sent_proposals: ranked(SENT_RANKS).slice(0, 1),
    undecided: ranked([APPLICANT_RANKS.proposed]).slice(0, 2),
    asked: ranked([APPLICANT_RANKS.asked]).slice(0, 2),
    declined: applications
      .filter(({ status, interest_shown_at }) => status === 'opted out' && interest_shown_at === null)
      .map(({ user_id, opt_out_reason, user }) => ({ user_id, opt_out_reason, user })),
    awaited: ranked([APPLICANT_RANKS.interested]).slice(0, 1),
    accepted_hires: people.flatMap(({ hire }) => (hire?.accepted_at ? [hire] : [])).slice(0, 1),
    hires: people.flatMap(({ hire }) => hire ?? []).slice(0, 1),
    counter_offers: people.flatMap(({ user_id, counter_offer }) => (counter_offer ? [{ user_id }] : [])).slice(0, 1),
    news_of_interests: news.filter(({ tab }) => tab === 'interestTab'),
    news_of_hires: news.filter(({ tab }) => tab === 'hiredTab'),
    news_of_the_end: [],
  }
}
