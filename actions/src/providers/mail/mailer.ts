export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** The same for every attempt to send this email, so that receivers can drop duplicates. */
  effectKey: string
  /** Where mail programs unsubscribe with one click (RFC 8058); null if the email can't be switched off. */
  unsubscribeUrl: string | null
}

/** Delivers email. */
export interface Mailer {
  /** False if mail stays in the outbox (demo mode without SMTP). */
  readonly isDelivering: boolean
  send(message: MailMessage): Promise<void>
  close(): void
}
