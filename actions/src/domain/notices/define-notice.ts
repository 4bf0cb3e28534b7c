import type { NotificationKind } from '#contract/notifications/kinds.js'

/** A notice's wording: what the app shows, and what its email says. */
export interface NoticeWords {
  kind: NotificationKind
  /** What happened, in a few words. */
  title: string
  /** Complete sentences. */
  body: string
  /** Path of the page it links to. */
  link: string
  /**
   * The opportunity it belongs to: deleted along with it, and settled by its events
   * (contract/notifications/settled-by.ts).
   */
  opportunityId: string | null
  email: NoticeEmail
}

/** One of several things in an email: its name, a line about it, and the path of its page. */
export interface NoticeItem {
  title: string
  line: string
  link: string
}

export interface NoticeEmail {
  /** What the subject mentions after the title. */
  about: string
  /** Complete sentences; the first says what happened. */
  body: string
  /** What it is about one by one, if there are several. */
  items?: NoticeItem[] | undefined
  button: string
  /** Why it was sent, after "You get this email because". */
  reason: string
}

/** A notice in the catalogue, rendered from the facts of a case. */
export interface NoticeSpec<Facts> {
  kind: NotificationKind
  write(facts: Facts): NoticeWords
  /** Sample renderings by name, for the templates page. */
  previews(): Readonly<Record<string, NoticeWords>>
}

export type NoticeText<Facts> = string | ((facts: Facts) => string)

export function textOf<Facts>(text: NoticeText<Facts>, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts)
}
