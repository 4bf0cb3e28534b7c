import type { AppConfig } from '../config'
import type { TrackedEvent, TrackedPerson } from './tracked-event'

/** Sends one event, in the form that PostHog takes. Counting must never disturb the page: a failure is no error. */
export async function sendEvent(
  name: TrackedEvent,
  person: TrackedPerson,
  analytics: NonNullable<AppConfig['analytics']>,
): Promise<void> {
  const body = JSON.stringify({
    api_key: analytics.key,
    event: name,
    distinct_id: person.userId ?? 'visitor',
    // no profile is kept of anybody
    properties: { role: person.role, $process_person_profile: false },
  })
  await fetch(analytics.url, {
    ...{ method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
    headers: { 'Content-Type': 'application/json' },
  })
}
