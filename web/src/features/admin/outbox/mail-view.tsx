import { formatExactDate } from '#lib/dates.js'
import { splitAtLinks } from './mail-links'
import type { OutboxMail } from './use-outbox'

/** One email as plain text, with working links. */
export function MailView({ mail }: { mail: OutboxMail }) {
  let offset = 0
  return (
    <article aria-label={mail.subject} className="rounded-lg border border-line bg-surface p-4 md:p-6">
      <header className="flex flex-col gap-1 border-b border-line pb-4">
        <h2 className="font-serif text-xl font-semibold text-ink">{mail.subject}</h2>
        <p className="text-sm text-muted">
          To <span className="text-ink">{mail.to}</span>
        </p>
        <p className="text-sm text-muted">{formatExactDate(mail.createdAt)}</p>
      </header>
      <div className="max-w-[68ch] pt-4 text-base whitespace-pre-wrap text-ink">
        {splitAtLinks(mail.text).map(({ text, url }) => {
          const key = offset
          offset += text.length
          if (!url) return <span key={key}>{text}</span>
          return (
            <a key={key} href={url} className="text-link break-all">
              {text}
            </a>
          )
        })}
      </div>
    </article>
  )
}
