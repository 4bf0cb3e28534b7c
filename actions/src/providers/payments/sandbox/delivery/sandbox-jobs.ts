import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { renewWhenDue } from '../billing/renew-subscription.js'
import { expireSession } from '../billing/sessions.js'
import { inSandbox, isSandboxOn } from '../state/in-sandbox.js'
import { SANDBOX_TASKS } from './sandbox-tasks.js'
import { sendEvent } from './send-event.js'

const deliverEvent = defineJob({
  ...SANDBOX_TASKS.deliverEvent,
  handle: ({ eventId }, services, { signal }) => sendEvent(eventId, services, signal),
})

/** Delivers one at a time, in the requested order. */
const releaseEvents = defineJob({
  ...SANDBOX_TASKS.releaseEvents,
  async handle({ eventIds }, services, { signal }) {
    for (const eventId of eventIds) {
      try {
        await sendEvent(eventId, services, signal)
      } catch {
        await enqueueJob(services.database, SANDBOX_TASKS.deliverEvent, { eventId })
      }
    }
  },
})

const expireSessionWhenDue = defineJob({
  ...SANDBOX_TASKS.expireSession,
  async handle({ sessionId }, services) {
    if (isSandboxOn(services)) await inSandbox(services, (context) => expireSession(context, sessionId))
  },
})

const renewSubscription = defineJob({
  ...SANDBOX_TASKS.renewSubscription,
  async handle({ subscriptionId }, services) {
    if (isSandboxOn(services)) await inSandbox(services, (context) => renewWhenDue(context, subscriptionId))
  },
})

export const sandboxJobs = [deliverEvent, releaseEvents, expireSessionWhenDue, renewSubscription]
