/** @jsxRuntime automatic */
import { defineMail } from '../define-mail.js'
import { Action, Greeting, ListedPage, Sentences, Why } from './mail-frame.js'
import { pageAddress, unsubscribePage } from './page-address.js'

/** The text of a notice's email; kinds and wording come from the catalogue (domain/notices). */
export interface NoticeMailFacts {
  firstName: string
  kind: string
  /** What happened, in a few words. */
  title: string
  /** The role or thing that it is about. */
  about: string
  /** Complete sentences; the first says what happened. */
  body: string
  /** Listed below, each with a link to its page. */
  items?: readonly { title: string; line: string; link: string }[] | undefined
  button: string
  /** Path of the page it links to. */
  link: string
  /** Why it was sent, after "You get this email because". */
  reason: string
  /** Switches off emails of this kind for this reader; undefined if nobody can. */
  unsubscribeToken: string | undefined
}

/** The email of a notice. */
export const notice = defineMail<NoticeMailFacts>({
  kind: ({ kind }) => kind,
  isSensitive: false,
  unsubscribeToken: ({ unsubscribeToken }) => unsubscribeToken,
  subject: ({ title, about }) => `${title}: ${about}`,
  body: ({ firstName, body, items = [], button, link, reason, unsubscribeToken }, settings) => (
    <>
      <Greeting name={firstName} />
      <Sentences>{body}</Sentences>
      {items.map((item) => (
        <ListedPage key={item.link} title={item.title} to={pageAddress(settings, item.link)} lines={[item.line]} />
      ))}
      <Action to={pageAddress(settings, link)}>{button}</Action>
      {unsubscribeToken === undefined ? (
        <Why>{`You get this email because ${reason}. Emails about money and your account can’t be switched off.`}</Why>
      ) : (
        <Why switchOffAt={unsubscribePage(settings, unsubscribeToken)}>{`You get this email because ${reason}.`}</Why>
      )}
    </>
  ),
  // The templates page shows it once for each notice in the catalogue.
  samples: {},
})
