/** The response of endpoints that send an email: the same whether or not the address has an account. */
export interface MailResponse {
  /** false if an email sent a few minutes ago still works */
  isSent?: boolean
  secondsToNext?: number
}

/** For when no new email was sent because the last one still works. */
export function stillWorksText({ secondsToNext = 0 }: MailResponse): string {
  const minutes = Math.max(1, Math.ceil(secondsToNext / 60))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `The email we sent a few minutes ago still works. You can ask for another one in ${wait}.`
}
