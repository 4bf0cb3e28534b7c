import { endSentence } from '../format/end-sentence.js'
import { isApplicant, type Standing } from '../workflow/tracking.graph.js'

/** What became of asking an expert by name. */
export const ASKED_ANSWERS = ['none', 'applied', 'left', 'rejected', 'declined'] as const
export type AskedAnswer = (typeof ASKED_ANSWERS)[number]

/** One of several experts whom a post asks for by name (OPP-24, GO-28). */
export interface AskedExpert {
  name: string
  answer: AskedAnswer
}

/** An expert's answer. Having looked at the post is none, and is nobody else's business. */
export function answerOf(standing: Standing, hasShownInterest: boolean): AskedAnswer {
  const hasApplied = isApplicant(standing, hasShownInterest)
  if (standing === 'opted out') return hasApplied ? 'left' : 'declined'
  if (standing === 'rejected') return 'rejected'
  return hasApplied ? 'applied' : 'none'
}

/** Who was asked, who has yet to answer, and who declined; null if nobody was asked by name. */
export function askedWords(asked: readonly AskedExpert[]): string | null {
  if (asked.length === 0) return null
  const [silent, declined] = [namesOf(asked, 'none'), namesOf(asked, 'declined')]
  if (silent.length === asked.length) return endSentence(`We’ve asked ${listOf(silent)}`)
  const sentences = [silentWords(asked), declined.length > 0 && `${listOf(declined)} ${haveFor(declined)} declined.`]
  return sentences.filter(Boolean).join(' ') || null
}

/** Who of those asked by name has yet to answer, also while others wait for the poster; null if nobody. */
export function silentWords(asked: readonly AskedExpert[]): string | null {
  const silent = namesOf(asked, 'none')
  return silent.length > 0 ? `${listOf(silent)} ${haveFor(silent)} yet to answer.` : null
}

const namesOf = (asked: readonly AskedExpert[], answer: AskedAnswer) =>
  asked.flatMap((one) => (one.answer === answer ? one.name : []))

/** So many are named in a sentence; the page lists them all. */
const NAMED_MAX = 3

function listOf(names: readonly string[]): string {
  const more = names.length - NAMED_MAX
  const named = more > 1 ? [...names.slice(0, NAMED_MAX), `${more} others`] : names
  return new Intl.ListFormat('en-GB').format(named)
}

const haveFor = (names: readonly string[]) => (names.length > 1 ? 'have' : 'has')
