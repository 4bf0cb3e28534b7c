/** What the doors answer that send a mail: the same for every address, whether somebody has it or not. */
export interface MailAnswer {
  /** false when one was sent a few minutes ago, which still works */
  isSent?: boolean
  secondsToNext?: number
}

/** "We sent it a few minutes ago …", for when nothing new was sent. */
export function stillWorksText({ secondsToNext = 0 }: MailAnswer): string {
  const minutes = Math.max(1, Math.ceil(secondsToNext / 60))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `The email we sent a few minutes ago still works. You can ask for another one in ${wait}.`
}
