import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.js'

const TIMEOUT_MS = 20_000

/** Sends by SMTP. The Message-ID is derived from the effect key, so that a retry is the same message. */
export function createSmtpMailer(smtpUrl: string, from: string, publicUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    pool: true,
  })
  const domain = new URL(publicUrl).hostname
  return {
    isDelivering: true,
    async send({ to, subject, text, html, effectKey, unsubscribeUrl }) {
      const messageId = `<${createHash('sha256').update(effectKey).digest('hex').slice(0, 32)}@${domain}>`
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        headers: unsubscribeHeaders(unsubscribeUrl),
      })
    },
    close: () => transport.close(),
  }
}

/** Let mail programs show their own button, which unsubscribes without opening a page (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
