import { compile } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailSettings, MailTemplate } from './mail-template.js'
import type { MailMessage } from './mailer.js'
import { mailFrame } from './templates/mail-frame.js'
import { pageAddress } from './templates/page-address.js'

/** The path that mail programs post to. */
const unsubscribePath = (token: string) => `/api/unsubscribe/${token}`

/** An email as stored in the outbox. */
export interface ComposedMail extends Omit<MailMessage, 'effectKey'> {
  kind: string
  isSensitive: boolean
}

/** In plain text a link becomes its label and URL: "Log in: https://…". Lines are not wrapped. */
const toPlainText = compile({
  wordwrap: false,
  formatters: {
    wordsAndAddress: (element, walk, builder) => {
      walk(element.children, builder)
      builder.addInline(`: ${element.attribs.href}`, { noWordTransform: true })
    },
  },
  selectors: [{ selector: 'a', format: 'wordsAndAddress' }],
})

/** Renders a template: all text is escaped, and there are no images, hence no tracking. */
export function composeMail<Facts>(
  template: MailTemplate<Facts>,
  to: string,
  facts: Facts,
  settings: MailSettings,
): ComposedMail {
  const { kind, isSensitive } = template
  const html = `<!doctype html>${renderToStaticMarkup(mailFrame(template.body(facts, settings), settings.PRODUCT_NAME))}`
  const text = toPlainText(html)
  const token = template.unsubscribeToken?.(facts)
  return {
    to,
    kind: typeof kind === 'string' ? kind : kind(facts),
    // A line break in a subject would start another header.
    subject: template.subject(facts, settings).replace(/\s+/g, ' '),
    text: `${text.trim()}\n`,
    html,
    isSensitive,
    unsubscribeUrl: token === undefined ? null : pageAddress(settings, unsubscribePath(token)),
  }
}
