import type { MailSettings } from '../mail-template.js'

/**
 * The absolute URL of one of our pages.
 * @param query fields without a value, and a `next` that leads home, are omitted
 */
export function pageAddress(
  { PUBLIC_URL }: Pick<MailSettings, 'PUBLIC_URL'>,
  page: string,
  { next, ...query }: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const fields = Object.entries({ ...query, next: next === '/' ? null : next }).filter(([, value]) => value)
  const words = fields.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return `${PUBLIC_URL}${page}${words.length > 0 ? `?${words.join('&')}` : ''}`
}

/** The page that asks before it switches off emails of a kind: link scanners open links, but press no buttons. */
export function unsubscribePage(settings: Pick<MailSettings, 'PUBLIC_URL'>, token: string): string {
  return pageAddress(settings, '/account/unsubscribe', { token })
}
