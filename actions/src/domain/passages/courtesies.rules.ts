const wordsIn = (list: string) => list.split(/\s+/)

export const GREETINGS_AND_THANKS = wordsIn('bye cheers goodbye hello hey hi thank thanks thx')
const APPROVALS = wordsIn('fine good great nice ok okay perfect')
/** Of these, a question may be full: “Which helpful content survives an update?” */
const PRAISE = wordsIn('appreciated awesome cool helpful useful yes')
const TIMES_OF_DAY = wordsIn('afternoon day evening morning')
/** What else is said with them: “Hello, how are you?”, “Thanks, that really helps”. */
const BESIDE = wordsIn(
  `a again all and are dear everyone everybody for got help helped helps how is it lot many me much no re really s so that the there
   this too u very was you your`,
)

/** What people say to one another, and what goes with it. */
export const COURTEOUS_WORDS = [...GREETINGS_AND_THANKS, ...APPROVALS, ...PRAISE, ...TIMES_OF_DAY, ...BESIDE]
/** Those that say nothing of what a question is about, wherever they stand in it: “Hi, how do I raise prices? Thanks a lot!” */
export const CIVIL_WORDS = [...GREETINGS_AND_THANKS, ...APPROVALS, ...wordsIn('dear lot much')]

const courteous = new Set(COURTEOUS_WORDS)
/** “How much?” asks; “How are you?” doesn’t. */
const ASKS_HOW = /\bhow\b(?!\s+are\s+you\b)/i
const HOW_ARE_YOU = /\bhow\s+are\s+you\b/i

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether it has none but courteous words, and so names nothing that one could go on talking about. */
export const namesNothing = (text: string) => wordsOf(text).every((word) => courteous.has(word))

/** Whether somebody greets, thanks or approves, and asks nothing; “How much?” and “Thanks! Is that okay?” ask. */
export function isCourtesy(text: string): boolean {
  if (!namesNothing(text) || ASKS_HOW.test(text)) return false
  const words = wordsOf(text)
  const has = (list: readonly string[]) => list.some((word) => words.includes(word))
  if (text.includes('?') && !HOW_ARE_YOU.test(text) && !words.every((word) => GREETINGS_AND_THANKS.includes(word)))
    return false
  return has(GREETINGS_AND_THANKS) || (words.includes('good') && has(TIMES_OF_DAY)) || has([...APPROVALS, ...PRAISE])
}
