import { useState } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { Badge } from '#ui/display/badge.js'

const HOUR_MS = 3_600_000
/** What authors are promised (INS-47). */
const PROMISED_HOURS = 48
/** So close to the promise it comes first. */
const SOON_HOURS = 12

/** How the wait stands against the 48 hours that its author was promised. */
export function PromisedTime({ since }: { since: string }) {
  const [now] = useState(() => Date.now())
  const left = PROMISED_HOURS - (now - Date.parse(since)) / HOUR_MS
  if (left < 0) return <Badge tone="danger">Over 48 hours</Badge>
  const tone = left <= SOON_HOURS ? 'warn' : 'neutral'
  return (
    <Badge tone={tone}>{left < 1 ? 'Less than an hour left' : `${formatCount(Math.floor(left), 'hour')} left`}</Badge>
  )
}
