import type { NotificationKind } from '#contract/notifications/kinds.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { type NoticeSpec, type NoticeText, type NoticeWords, textOf } from './define-notice.js'

/** The opportunity that a notice is about. */
export interface AboutPost {
  id: string
  title: string
  type: string
}

/** The same in a notice that says what its poster did; for those who may know them. */
export interface PosterPost extends AboutPost {
  /** Posted for a company, not by somebody on their own. */
  isByCompany: boolean
}

interface Facts {
  post: AboutPost
}

type OpportunityNoticeKind = Exclude<
  NotificationKind,
  | 'answer_reminder'
  | 'ledger_alert'
  | 'credits_by_staff'
  | 'credit_request'
  | 'ledger_proposal'
  | 'payment'
  | 'income'
  | 'achievement'
  | 'company_member'
  | 'account'
  | 'welcome'
  | ('content_submitted' | 'question_match' | 'question_progress' | 'content_progress' | 'content_review')
>

export interface OpportunityNotice<Given extends Facts> {
  kind: OpportunityNoticeKind
  title: NoticeText<Given>
  /** Never names the poster or company, but says `wordsForUnnamedPoster`: the title suffices, and a fractional post keeps them secret (X-32). */
  body: NoticeText<Given>
  /** The email's body where it differs: its subject already contains the title and the post. */
  emailBody?: NoticeText<Given>
  /** The tab that shows what happened; by default the link opens the first tab. */
  tab?: string | ((facts: Given) => string | undefined)
  /** For posters: the applicant it concerns, who is shown first in a long list. */
  applicantId?: (facts: Given) => string | undefined
  /** Links to a page other than the opportunity's. */
  link?: (facts: Given) => string
  /** Sample cases by name. */
  samples: Readonly<Record<string, Given>>
}

type Thing = ReturnType<typeof wordForType>

const REASONS: Readonly<Record<OpportunityNoticeKind, (thing: Thing) => string>> = {
  opportunity_match: (thing) => `your profile matches this ${thing}`,
  opportunity_request: (thing) => `this ${thing} is meant for you`,
  opportunity_approved: (thing) => `you posted this ${thing}`,
  opportunity_changes_requested: (thing) => `you posted this ${thing}`,
  opportunity_submitted: () => 'you review opportunities',
  application_received: (thing) => `you posted this ${thing}`,
  application_progress: (thing) => `you applied for this ${thing}`,
  counter_offer: (thing) => `an offer for this ${thing} is yours or was made to you`,
  meeting: (thing) => `you applied for this ${thing}`,
  hire_offer: (thing) => `you applied for this ${thing}`,
  hire_answer: (thing) => `you posted this ${thing}`,
  other_hired: (thing) => `you applied for this ${thing}`,
  new_message: (thing) => `you take part in the chat of this ${thing}`,
  team_invite: (thing) => `a colleague invited you to follow this ${thing}`,
  schedule_payment: (thing) => `this ${thing} is yours or you were hired for it`,
  opportunity_ended: (thing) => `you posted this ${thing}, applied for it or follow it`,
}

/** Defines a notice about an opportunity; link, button and reason are derived from the post. */
export function opportunityNotice<Given extends Facts>(notice: OpportunityNotice<Given>): NoticeSpec<Given> {
  const { kind, samples } = notice
  return {
    kind,
    write,
    previews: () => Object.fromEntries(Object.entries(samples).map(([name, facts]) => [name, write(facts)])),
  }

  function write(facts: Given): NoticeWords {
    const { post } = facts
    const thing = wordForType(post.type)
    const tab = typeof notice.tab === 'function' ? notice.tab(facts) : notice.tab
    return {
      kind,
      title: textOf(notice.title, facts),
      body: textOf(notice.body, facts),
      link: notice.link?.(facts) ?? opportunityPath(post.id, tab, notice.applicantId?.(facts)),
      opportunityId: post.id,
      email: {
        about: post.title,
        body: textOf(notice.emailBody ?? notice.body, facts),
        button: `Open the ${thing}`,
        reason: REASONS[kind](thing),
      },
    }
  }
}

/** Path of an opportunity's page, optionally at a tab and at an applicant. */
export function opportunityPath(id: string, tab?: string, applicantId?: string): string {
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), ...(applicantId ? { applicant: applicantId } : {}) })
  return `/dashboard/opportunity_detail/${id}${query.size > 0 ? `?${query}` : ''}`
}
