import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** On the library's scale of 0 to 4, the lowest level that withstands a sustained attack. */
const STRONG = 3
/**
 * How much of a long password is rated. Time grows with the square of the length, and a prefix this long that is hard
 * to guess makes the whole password hard to guess.
 */
const JUDGED_CHARACTERS = 32
const SUBSTITUTIONS_MAX = 8
const OWN_WORD_MIN = 3

const ADVICE = 'Try four or five unrelated words.'
const COMMON = 'it’s one of the first that attackers try'
const KEYS = 'it follows a pattern on the keyboard'
const REPEATS = 'it repeats itself'
const NAMES = 'it’s little more than a name'
const DATES = 'it’s little more than a date'

/** Why a password is easy to guess, keyed by the library's names. */
const REASONS: Readonly<Record<string, string>> = {
  straightRow: KEYS,
  keyPattern: KEYS,
  simpleRepeat: REPEATS,
  extendedRepeat: REPEATS,
  sequences: 'it’s a sequence such as abc or 123',
  recentYears: DATES,
  dates: DATES,
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: COMMON,
  pwned: COMMON,
  wordByItself: 'it’s a single word',
  namesByThemselves: NAMES,
  commonNames: NAMES,
  userInputs: 'it’s based on your name, your email or your company',
}

const judge = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: JUDGED_CHARACTERS,
  l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
})

export interface PasswordRating {
  isStrong: boolean
  /** 0 (guessed immediately) to 4. */
  level: number
  /** What is wrong and what to do instead; empty for a strong password. */
  advice: string
}

/**
 * How hard a password is to guess for someone who knows its owner. The server decides by it and forms show it during
 * typing. The library is large, so load it lazily.
 * @param about what others know about the owner: name, email, company
 */
export function ratePassword(password: string, about: readonly (string | undefined)[]): PasswordRating {
  const { score, feedback } = judge.check(password, wordsOf(about))
  if (score >= STRONG) return { isStrong: true, level: score, advice: '' }
  const reason = feedback.warning ? REASONS[feedback.warning] : undefined
  const verdict = reason ? `This is easy to guess: ${reason}.` : 'This is easy to guess.'
  return { isStrong: false, level: score, advice: `${verdict} ${ADVICE}` }
}

function wordsOf(about: readonly (string | undefined)[]): string[] {
  const words = about.flatMap((known) => (known ? [...known.split('@'), ...known.split(/[^\p{L}\p{N}]+/u)] : []))
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= OWN_WORD_MIN)
}
