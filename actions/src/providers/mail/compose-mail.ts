import type { MailMessage } from './mailer.js'

/** A mail as the outbox keeps it. */
export interface ComposedMail extends Omit<MailMessage, 'effectKey'> {
  /** What it is about, such as `password-reset`; people switch mails off by kind. */
  kind: string
  /** Holds a link that signs somebody in: shown in demo mode only. */
  isSensitive: boolean
}

export interface MailDraft {
  to: string
  kind: string
  subject: string
  /** Whole sentences, one paragraph each. */
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Small print under the button. */
  footnote?: string
  isSensitive?: boolean
}

/** Plain text and simple HTML from one draft; every word is escaped, and there is no picture to track anybody. */
export function composeMail(draft: MailDraft, productName: string): ComposedMail {
  const { to, kind, button, isSensitive = false } = draft
  // A line break in a subject would begin a header of its own.
  const subject = draft.subject.replace(/\s+/g, ' ')
  const text = [
    ...draft.paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...footnotes(draft),
    productName,
  ]
  return { to, kind, subject, text: `${text.join('\n\n')}\n`, html: toHtml(draft, productName), isSensitive }
}

function footnotes(draft: MailDraft): string[] {
  return draft.footnote ? [draft.footnote] : []
}

function toHtml(draft: MailDraft, productName: string): string {
  const paragraphs = draft.paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`)
  const button = draft.button
    ? [
        `<p><a href="${escapeHtml(draft.button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#22664A;color:#ffffff;text-decoration:none">${escapeHtml(draft.button.label)}</a></p>`,
      ]
    : []
  const small = [...footnotes(draft), productName].map(
    (words) => `<p style="color:#5A625D;font-size:13px">${escapeHtml(words)}</p>`,
  )
  const body = [...paragraphs, ...button, ...small].join('\n')
  return `<!doctype html>\n<html lang="en"><head>${HEAD}</head><body style="margin:0">\n<div style="${COLUMN}">\n${body}\n</div>\n</body></html>\n`
}

/** A phone shows it at its own width; typed names may hold any script. */
const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
const COLUMN =
  'font-family:sans-serif;line-height:1.5;max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere'

function escapeHtml(words: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return words.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
