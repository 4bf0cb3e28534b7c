import { fullName } from '#contract/format/full-name.js'
import patterns from './page-patterns.json'

/** The routes. The gateway reads the same file to know which addresses to answer with the client. */
export { patterns }

const DIALOG_OF_DETAIL = /^(\/dashboard\/opportunity_detail\/[^/]+|\/advice-offering)\/.+$/

const DIALOG_OF_PROFILE = /^(\/[^/]+)\/offerings\/[^/]+$/
const NAMED_PROFILE = /^(\/my-profile\/)[^/]+\/([^/]+)$/

/** The page an address shows. A dialog with its own address is part of the page beneath it; a name is only for show. */
export function pageOf(pathname: string): string {
  const beneath = DIALOG_OF_DETAIL.exec(pathname)?.[1] ?? DIALOG_OF_PROFILE.exec(pathname)?.[1]
  return beneath ?? pathname.replace(NAMED_PROFILE, '$1$2')
}

type Query = Record<string, string | null | undefined>

/** Appends query parameters, skipping empty ones. */
function withQuery(path: string, query: Query = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}

const versionOf = (path: string, version: number | null = null) =>
  withQuery(path, { version: version ? `${version}` : null })

/** Builds links to every page. */
export const paths = {
  home: patterns.home,
  dashboard: patterns.dashboard,
  ownMatches: patterns.ownMatches,
  leadingExperts: patterns.leadingExperts,
  allPackages: () => patterns.allPackages,
  adviceOffering: () => patterns.adviceOffering,
  /** where visitors who book a call come back from (GK-089) */
  loginToBook: (id: string) => withQuery(patterns.login, { redirectTo: `/advice-offering/details/${id}` }),
  matchingExperts: (id: string) => `/dashboard/matching-experts/${id}`,
  /** @param next where to go afterwards; only this site's addresses are followed, see `safeReturnPath` */
  login: (next?: string) => withQuery(patterns.login, { next }),
  /** after choosing a new password */
  loginAfterReset: (next?: string) => withQuery(patterns.login, { reset: 'done', next }),
  signUp: (next?: string) => withQuery(patterns.signUp, { next }),
  /** @param code of whoever shares the link */
  signUpByReferral: (code: string) => withQuery(patterns.signUp, { ref: code }),
  signUpExpert: (next?: string) => withQuery(patterns.signUpExpert, { next }),
  forgotPassword: (next?: string) => withQuery(patterns.forgotPassword, { next }),
  invite: (token: string) => `/invite/${encodeURIComponent(token)}`,
  account: patterns.account,
  accountExpertise: patterns.accountExpertise,
  /** @param next the page that asked for it, to return to (X-76) */
  completeProfile: (next: string) => withQuery(patterns.accountExpertise, { next }),
  accountSecurity: patterns.accountSecurity,
  accountData: patterns.accountData,
  /** @param kind whose row is shown */
  accountNotifications: (kind?: string) => `${patterns.accountNotifications}${kind ? `#${kind}` : ''}`,
  notices: patterns.notices,
  pricing: patterns.pricing,
  /** @param version an earlier one than the current */
  hiringTerms: (version?: number | null) => versionOf(patterns.hiringTerms, version),
  terms: (version?: number | null) => versionOf(patterns.terms, version),
  privacy: (version?: number | null) => versionOf(patterns.privacy, version),
  cookies: (version?: number | null) => versionOf(patterns.cookies, version),
  /** where a visitor's card leads (GK-032) */
  loginForPricing: `${patterns.login}?redirectTo=${patterns.pricing}`,
  /**
   * `plan`: the card to emphasise; `redirectTo`: where to go after the purchase; `details`: a price or `current` (PLAN-49
   * to PLAN-52)
   */
  subscriptions: (query?: Query) => withQuery(patterns.subscriptions, query),
  /** @param redirectTo where to go after paying */
  getCredits: (redirectTo?: string) => withQuery(patterns.getCredits, { redirectTo }),
  wizling: patterns.wizling,
  refer: patterns.refer,
  wizlingTransactions: (query?: Query) => withQuery(patterns.wizlingTransactions, query),
  /** @param query `sort`, `category` or `topic` */
  insights: (query?: Query) => withQuery(patterns.insights, query),
  /** an insight of recordings, or a rejected one of one's own to be changed (GI-18, INS-51) */
  insightsCreator: (id?: string) => `/insights-creator${id ? `/${id}` : ''}`,
  insight: (id: string, query?: Query) => withQuery(`/dashboard/insight_detail/${id}`, query),
  /** what one published and is asked about once a year */
  contentReview: patterns.contentReview,
  /** where an author puts right what their recording says */
  ownTranscript: (recordingId: string) => `/insight/transcript/${recordingId}`,
  createInsight: patterns.createInsight,
  editInsight: (questionId: string, responseId: string) => `/insight/edit/${questionId}/${responseId}`,
  createAiTraining: patterns.createAiTraining,
  editAiTraining: (questionId: string, responseId: string) => `/knowledge/ai-training/edit/${questionId}/${responseId}`,
  /** leads to what one has there (IBASE-03) */
  knowledge: patterns.knowledge,
  /** @param tab `ai_training` (GI-83) */
  knowledgeHub: (tab: 'ai_training') => withQuery(patterns.knowledgeHub, { tab }),
  /** where an expert answers a question; state `goToRecordScreen` begins with the answer (BASE-06) */
  shareInsight: (questionId: string) => `/insight/create/${questionId}`,
  /** @param query `sort`, `category` or `topic`, or the `view`: saved, yours or to-answer */
  questionSummary: (query?: Query) => withQuery(patterns.questionSummary, query),
  /** @param query `from`: a question of one's own to begin with */
  createQuestion: (query?: Query) => withQuery(patterns.createQuestion, query),
  /** @param answerId the answer that it is about, if it is about one */
  /** one answer at a time, on phones (QNA-05) */
  questionResponse: (id: string, answerId: string) => `/dashboard/qanda_response/${id}?response_id=${answerId}`,
  /** @param query `t`: the second of the recording at which it opens */
  question: (id: string, answerId?: string, query?: Query) =>
    withQuery(`/dashboard/qanda_detail/${id}${answerId ? `/${answerId}` : ''}`, query),
  /** @param query `q`: what is searched for; `tab`: one group of the results (GD-49) */
  globalSearch: (query?: Query) => withQuery(patterns.globalSearch, query),
  opportunitySummary: (query?: Query) => withQuery(patterns.opportunitySummary, query),
  opportunityDetail: (id: string, query?: Query) => withQuery(`/dashboard/opportunity_detail/${id}`, query),
  opportunityClose: (id: string) => `/dashboard/opportunity_detail/${id}/close`,
  opportunityDelete: (id: string) => `/dashboard/opportunity_detail/${id}/delete`,
  opportunityCompare: (id: string) => `/dashboard/opportunity_detail/${id}/compare`,
  opportunityTimeline: (id: string) => `/dashboard/opportunity_detail/${id}/timeline`,
  conversation: (id: string) => `/conversation/${id}`,
  /** the dashboard with a conversation opened on it (IBASE-04) */
  dashboardConversation: (id: string) => withQuery(patterns.dashboard, { conversation: id }),
  /** makes what a visitor asked their own, once they are logged in (GI-101) */
  conversationLink: (id: string) => withQuery(patterns.conversationLink, { conversation: id }),
  /** where what can't be opened leads */
  notFound: '/404',
  /** @param side `work` or `hires`, for experts, who may have both */
  deals: (side?: 'work' | 'hires') => withQuery(patterns.deals, { side }),
  /** the record of a deal */
  dealRecord: (id: string) => `/dashboard/deals/${id}`,
  /** @param query `tab`: the tab that stays visible under the dialog */
  opportunityOptOut: (id: string, userId: string, query?: Query) =>
    withQuery(`/dashboard/opportunity_detail/${id}/opt-out/${userId}`, query),
  opportunityReject: (id: string, userId: string, query?: Query) =>
    withQuery(`/dashboard/opportunity_detail/${id}/reject/${userId}`, query),
  fractionalCreator: () => patterns.fractionalCreator,
  /** @param query `type`: what is posted, which the page asks for otherwise; `title`, `brief`, `topic`: what is known */
  opportunitiesCreator: (query?: Query) => withQuery(patterns.opportunitiesCreator, query),
  /** @param redirectTo where the credits are needed */
  wizlingRequest: (redirectTo?: string) => withQuery(patterns.wizlingRequest, { redirectTo }),
  admin: patterns.admin,
  /** @param query `person`, `kind`, `until`, `reference`, or the `tab` */
  adminLedger: (query?: Query) => withQuery(patterns.adminLedger, query),
  adminTransfer: (id: number) => `/admin/ledger/${id}`,
  adminDeal: (id: string) => `/admin/deals/${id}`,
  /** @param query `tab`: waiting or answered; `id`: the open request */
  adminCreditRequests: (query?: Query) => withQuery(patterns.adminCreditRequests, query),
  /** @param query `tab`: questions or answers; `id`: the open one */
  adminQuestions: (query?: Query) => withQuery(patterns.adminQuestions, query),
  adminOpportunities: (query?: Query) => withQuery(patterns.adminOpportunities, query),
  adminOutbox: patterns.adminOutbox,
  /** @param name the sample case to open */
  adminMailTemplates: (name?: string) => withQuery(patterns.adminMailTemplates, { name }),
  adminEvents: patterns.adminEvents,
  adminPayouts: (query?: Query) => withQuery(patterns.adminPayouts, query),
  /** @param query `type`, `status`, or `q`: the buyer's email or a receipt's number */
  adminPurchases: (query?: Query) => withQuery(patterns.adminPurchases, query),
  /** @param query `tab`: held, posted, voided or refused */
  adminRewards: (query?: Query) => withQuery(patterns.adminRewards, query),
  /** @param query `opportunity`, `person` or `kind` */
  adminAudit: (query?: Query) => withQuery(patterns.adminAudit, query),
  income: patterns.income,
  wizlingRedeem: patterns.wizlingRedeem,
  incomePayout: patterns.incomePayout,
  /** @param query `parent_tab`: about, advice or qanda; `offer`: the call that is open (BASE-02) */
  profile: (slug: string, query?: Query) => withQuery(`/${slug}`, query),
  /** opens an offer of a call, whoever makes it (ADV-12) */
  adviceDetails: (id: string) => `/advice-offering/details/${id}`,
  /** the link to share an offer by (ADV-11) */
  sharedOffer: (slug: string, id: string) => `/${slug}/offerings/${id.slice(-8)}`,
  /** The name in the address is only for show. */
  profileById: (id: string) => `/my-profile/member/${id}`,
  /** One's own profile, whose address names its owner (PROMPT-24, PROMPT-31). */
  ownProfile: ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }, query?: Query) =>
    withQuery(`/my-profile/${slugOf(`${firstName} ${lastName}`)}/${id}`, query),
  /**
   * By short name if known, otherwise by id; with an id, the name in the address is only for show (OPP-06, OPP-07,
   * GO-105).
   */
  profileOf: (person: ProfilePerson) =>
    person.slug
      ? paths.profile(person.slug)
      : withQuery(`/my-profile/${slugOf(fullName(person))}/${person.id}`, {
          parent_tab: 'about',
        }),
}

interface ProfilePerson {
  id: string
  first_name: string
  last_name: string
  slug?: string | null
}

/** Lower case, without accents, each run of other characters a hyphen (GD-74). */
export function slugOf(words: string): string {
  const plain = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'member'
}
