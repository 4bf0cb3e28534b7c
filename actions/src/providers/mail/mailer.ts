export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** The same for every attempt at this mail: receivers drop what they have already. */
  effectKey: string
}

/** Takes a mail out of the house. */
export interface Mailer {
  /** False when the outbox is where mail lands (demo mode without SMTP). */
  readonly isDelivering: boolean
  send(message: MailMessage): Promise<void>
  close(): void
}
