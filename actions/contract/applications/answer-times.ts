import type { PostType } from '../opportunities/types/post-type.js'

/** The spans that `opportunity_answer_times` tells apart. */
export const ANSWER_SPANS = ['one day', 'two days', 'three days', 'a week', 'longer'] as const
export type AnswerSpan = (typeof ANSWER_SPANS)[number]

const WITHIN: Readonly<Record<Exclude<AnswerSpan, 'longer'>, string>> = {
  'one day': 'a day',
  'two days': '2 days',
  'three days': '3 days',
  'a week': 'a week',
}

/**
 * How soon an applicant may expect an answer, without a hint at who the poster is.
 * @param usual as in `opportunity_answer_times`; null with too few answers to say
 */
export function answerTimeWords(usual: string | null | undefined, thing: PostType['thing']): string {
  const span = ANSWER_SPANS.find((known) => known === usual)
  if (!span) return `Whoever posted this ${thing} has answered too few applicants to say how long it takes.`
  if (span === 'longer') return 'Often takes more than a week to answer applicants.'
  return `Usually answers applicants within ${WITHIN[span]}.`
}
