import type { Mailer } from './mailer.js'

/** The embedded mailer: every mail stands in the outbox already, and there it stays. */
export function createOutboxMailer(): Mailer {
  return { isDelivering: false, send: async () => {}, close: () => {} }
}
