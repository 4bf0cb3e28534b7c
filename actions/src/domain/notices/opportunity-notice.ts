import type { NotificationKind } from '#contract/notifications/kinds.js'
import { wordForType } from '#contract/opportunities/types.js'
import { type NoticeSpec, type NoticeText, type NoticeWords, textOf } from './define-notice.js'

/** The opportunity that a notice is about. */
export interface AboutPost {
  id: string
  title: string
  type: string
}

interface Facts {
  post: AboutPost
}

export interface OpportunityNotice<Given extends Facts> {
  kind: NotificationKind
  title: NoticeText<Given>
  /** Never names the poster or the company: the title says enough, and a fractional post keeps its secret (X-32). */
  body: NoticeText<Given>
  /** What the email says where it differs from the body: its subject names title and post already. */
  emailBody?: NoticeText<Given>
  /** Tab that shows what happened; without one the link leads to the first. */
  tab?: string | ((facts: Given) => string | undefined)
  /** Whom it is about, for a poster: on a list of many that person stands first. */
  applicantId?: (facts: Given) => string
  /** Another page than the opportunity's own. */
  link?: (facts: Given) => string
  /** Sample cases by their names. */
  samples: Readonly<Record<string, Given>>
}

type Thing = ReturnType<typeof wordForType>

const REASONS: Readonly<Record<NotificationKind, (thing: Thing) => string>> = {
  opportunity_match: (thing) => `your profile matches this ${thing}`,
  opportunity_approved: (thing) => `you posted this ${thing}`,
  opportunity_changes_requested: (thing) => `you posted this ${thing}`,
  opportunity_submitted: () => 'you review opportunities',
  application_received: (thing) => `you posted this ${thing}`,
  application_progress: (thing) => `you applied for this ${thing}`,
  counter_offer: (thing) => `an offer for this ${thing} is yours or was made to you`,
  hire_offer: (thing) => `you applied for this ${thing}`,
  hire_answer: (thing) => `you posted this ${thing}`,
  opportunity_ended: (thing) => `you posted this ${thing} or applied for it`,
}

/** A notice about an opportunity: its link, button and reason follow from the post. */
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

/** Address of an opportunity's page, at a tab, and there at an applicant. */
function opportunityPath(id: string, tab?: string, applicantId?: string): string {
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), ...(applicantId ? { applicant: applicantId } : {}) })
  return `/dashboard/opportunity_detail/${id}${query.size > 0 ? `?${query}` : ''}`
}
