/** @jsxRuntime automatic */
import { defineMail } from '../define-mail.js'
import { Action, Greeting, Sentences, Why } from './mail-frame.js'
import { pageAddress } from './page-address.js'

/** What a notice says in its email; the kinds and their words are the catalogue of notices (domain/notices). */
export interface NoticeMailFacts {
  firstName: string
  kind: string
  /** What happened, in a few words. */
  title: string
  /** Of the role or thing that it is about. */
  about: string
  /** Whole sentences; the first says what happened. */
  body: string
  button: string
  /** Path of the page that shows it. */
  link: string
  /** Why it came, after "You get this email because". */
  reason: string
}

/** The email of a notice. */
export const notice = defineMail<NoticeMailFacts>({
  kind: ({ kind }) => kind,
  isSensitive: false,
  subject: ({ title, about }) => `${title}: ${about}`,
  body: ({ firstName, body, button, link, reason }, settings) => (
    <>
      <Greeting name={firstName} />
      <Sentences>{body}</Sentences>
      <Action to={pageAddress(settings, link)}>{button}</Action>
      <Why>{`You get this email because ${reason}. You can switch off emails of this kind under Account.`}</Why>
    </>
  ),
  // The page of templates shows it once for each notice of the catalogue.
  samples: {},
})
