import { vi } from 'vitest'
import { ownProduct } from './own-product.js'

export interface OutboxMail {
  to: string
  subject: string
  kind: string
  text: string
  html: string
}

const MAIL_MS = 20_000

/** Every email written to an address so far, newest first. */
export async function mailsTo(address: string): Promise<OutboxMail[]> {
  const mails: OutboxMail[] = []
  // paged, because one run writes more emails than fit on a page
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: '100', ...(cursor ? { cursor } : {}) })
    const response = await fetch(`${ownProduct().url}/api/admin/outbox?${query}`)
    const page = (await response.json()) as { mails: OutboxMail[]; nextCursor: string | null }
    mails.push(...page.mails)
    cursor = page.nextCursor
  }
  return mails.filter((mail) => mail.to === address)
}

/**
 * Waits for the email of this kind about this opportunity.
 * @returns the email with its link
 */
export async function readMailAbout(
  address: string,
  kind: string,
  opportunityId: string,
): Promise<OutboxMail & { link: string }> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(address)).find((one) => one.kind === kind && one.text.includes(opportunityId))
      const link = linksIn(mail).find((url) => url.includes(opportunityId))
      if (!mail || !link) throw new Error(`No ${kind} mail to ${address} about ${opportunityId}`)
      return { ...mail, link }
    },
    { timeout: MAIL_MS, interval: 200 },
  )
}

function linksIn(mail: OutboxMail | undefined): string[] {
  return [...(mail?.text ?? '').matchAll(/https?:\/\/[^\s>"]+/g)].map(([url]) => url)
}

/**
 * Waits for an email to `address` with a link whose path contains `place`.
 * @param seen how many emails the address had before; older ones don't count
 * @returns the email with that link
 */
export async function readMail(address: string, place: string, seen = 0): Promise<OutboxMail & { link: string }> {
  return vi.waitFor(
    async () => {
      const all = await mailsTo(address)
      const mails = all.slice(0, all.length - seen)
      for (const mail of mails) {
        const link = linksIn(mail).find((url) => new URL(url).pathname.includes(place))
        if (link) return { ...mail, link }
      }
      throw new Error(
        `No mail to ${address} with a link to ${place}; there are: ${mails.map((mail) => mail.subject).join(', ') || 'none'}`,
      )
    },
    { timeout: MAIL_MS, interval: 200 },
  )
}
