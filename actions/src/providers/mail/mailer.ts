export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** The same for every attempt to send this email, so that receivers can drop duplicates. */
  effectKey: string
}

/** Delivers email. */
export interface Mailer {
  /** False if mail stays in the outbox (demo mode without SMTP). */
  readonly isDelivering: boolean
  send(message: MailMessage): Promise<void>
  close(): void
}
