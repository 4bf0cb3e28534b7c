import { fullName } from '#contract/format/full-name.js'
import patterns from './page-patterns.json'

/** What the router takes, and the edge answers with the client's page: it reads the same file. */
export { patterns }

const DIALOG_OF_DETAIL = /^(\/dashboard\/opportunity_detail\/[^/]+)\/.+$/

/** The page that a path shows: a dialog with an address of its own lies over a page and is not another one. */
export function pageOf(pathname: string): string {
  return DIALOG_OF_DETAIL.exec(pathname)?.[1] ?? pathname
}

type Query = Record<string, string | null | undefined>

/** Appends what is set; empty values are left out. */
function withQuery(path: string, query: Query = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}

/** Builds the links to every address. */
export const paths = {
  home: patterns.home,
  dashboard: patterns.dashboard,
  /** @param next where to go afterwards; only addresses of this site are honoured, see `safeReturnPath` */
  login: (next?: string) => withQuery(patterns.login, { next }),
  /** after a new password was chosen */
  loginAfterReset: (next?: string) => withQuery(patterns.login, { reset: 'done', next }),
  signUp: (next?: string) => withQuery(patterns.signUp, { next }),
  signUpExpert: (next?: string) => withQuery(patterns.signUpExpert, { next }),
  forgotPassword: (next?: string) => withQuery(patterns.forgotPassword, { next }),
  invite: (token: string) => `/invite/${encodeURIComponent(token)}`,
  account: patterns.account,
  accountExpertise: patterns.accountExpertise,
  /** @param next the page that needs it, to return to */
  completeProfile: (next: string) => withQuery(patterns.accountExpertise, { next }),
  accountSecurity: patterns.accountSecurity,
  notices: patterns.notices,
  pricing: patterns.pricing,
  opportunitySummary: (query?: Query) => withQuery(patterns.opportunitySummary, query),
  opportunityDetail: (id: string, query?: Query) => withQuery(`/dashboard/opportunity_detail/${id}`, query),
  opportunityClose: (id: string) => `/dashboard/opportunity_detail/${id}/close`,
  opportunityDelete: (id: string) => `/dashboard/opportunity_detail/${id}/delete`,
  /** @param query `tab`: what stays in sight under the dialog, and is returned to */
  opportunityOptOut: (id: string, userId: string, query?: Query) =>
    withQuery(`/dashboard/opportunity_detail/${id}/opt-out/${userId}`, query),
  opportunityReject: (id: string, userId: string, query?: Query) =>
    withQuery(`/dashboard/opportunity_detail/${id}/reject/${userId}`, query),
  fractionalCreator: () => patterns.fractionalCreator,
  admin: patterns.admin,
  adminOpportunities: (query?: Query) => withQuery(patterns.adminOpportunities, query),
  adminOutbox: patterns.adminOutbox,
  /** @param name of the sample case to open */
  adminMailTemplates: (name?: string) => withQuery(patterns.adminMailTemplates, { name }),
  adminEvents: patterns.adminEvents,
  profile: (slug: string) => `/${slug}`,
  /** By the short name where it is known, else by the id, which alone decides (OPP-06, OPP-07, GO-105). */
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

/** Lower case, accents folded, every run of other characters one hyphen (GD-74). */
function slugOf(words: string): string {
  const plain = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'member'
}
