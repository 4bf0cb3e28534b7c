import { compile } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailSettings, MailTemplate } from './mail-template.js'
import type { MailMessage } from './mailer.js'
import { mailFrame } from './templates/mail-frame.js'

/** An email as the outbox keeps it. */
export interface ComposedMail extends Omit<MailMessage, 'effectKey'> {
  kind: string
  isSensitive: boolean
}

/** In plain text a link is its words and its address: "Log in: https://…". Nothing is broken into lines. */
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

/** Makes one email of a template: every word is escaped, and there is no picture to track anybody. */
export function composeMail<Facts>(
  template: MailTemplate<Facts>,
  to: string,
  facts: Facts,
  settings: MailSettings,
): ComposedMail {
  const { kind, isSensitive } = template
  const html = `<!doctype html>${renderToStaticMarkup(mailFrame(template.body(facts, settings), settings.PRODUCT_NAME))}`
  const text = toPlainText(html)
  return {
    to,
    kind: typeof kind === 'string' ? kind : kind(facts),
    // A line break in a subject would begin a header of its own.
    subject: template.subject(facts, settings).replace(/\s+/g, ' '),
    text: `${text.trim()}\n`,
    html,
    isSensitive,
  }
}
