/** What the calendar tool posts to the page that embeds it, once an event is booked. */
const SCHEDULED = 'calendly.event_scheduled'

interface FrameMessage {
  origin: string
  source: unknown
  data: unknown
}

/**
 * Whether a message says that a call was booked in this frame. Anybody's page may post messages: only those of the
 * configured tool count, and only from the frame that shows it (GD-31).
 */
export function isScheduled({ origin, source, data }: FrameMessage, tool: string, frame: unknown): boolean {
  if (origin !== tool || !frame || source !== frame) return false
  return typeof data === 'object' && data !== null && 'event' in data && data.event === SCHEDULED
}

/** An https address that the pages may embed: one of the configured tool; others open in a tab of their own. */
export function toCalendar(
  address: string | null | undefined,
  tool: string,
): { href: string; isEmbedded: boolean } | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.protocol === 'https:' ? { href: url.href, isEmbedded: url.origin === tool } : null
}
