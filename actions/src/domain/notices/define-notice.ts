import type { NotificationKind } from '#contract/notifications/kinds.js'

/** A notice in words: what stands in the app, and what its email says besides. */
export interface NoticeWords {
  kind: NotificationKind
  /** What happened, in a few words. */
  title: string
  /** Whole sentences. */
  body: string
  /** Path of the page that shows it. */
  link: string
  /** What goes with it when it is deleted, and settles it (contract/notifications/settled-by.ts). */
  opportunityId: string | null
  email: NoticeEmail
}

export interface NoticeEmail {
  /** What the subject names after the title. */
  about: string
  /** Whole sentences; the first says what happened. */
  body: string
  button: string
  /** Why it came, after "You get this email because". */
  reason: string
}

/** A notice of the catalogue, written with the facts of a case. */
export interface NoticeSpec<Facts> {
  kind: NotificationKind
  write(facts: Facts): NoticeWords
  /** How it reads in sample cases, by their names: the page of templates shows them. */
  previews(): Readonly<Record<string, NoticeWords>>
}

export type NoticeText<Facts> = string | ((facts: Facts) => string)

export function textOf<Facts>(text: NoticeText<Facts>, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts)
}
