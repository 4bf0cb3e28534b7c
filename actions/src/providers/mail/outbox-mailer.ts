import type { Mailer } from './mailer.js'

/** The embedded mailer: every email is in the outbox already, and stays there. */
export function createOutboxMailer(): Mailer {
  return { isDelivering: false, send: async () => {}, close: () => {} }
}
