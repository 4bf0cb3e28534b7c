import type { AnswerKind } from './answer-kind.js'
import { homeAnswers } from './home-answers.js'

const KINDS: Record<AnswerKind['name'], AnswerKind> = { home: homeAnswers }

/** The kind of a stored conversation. @throws RangeError for one that the database knows and this service doesn't */
export function answerKind(name: string): AnswerKind {
  const kind = Object.values(KINDS).find((known) => known.name === name)
  if (!kind) throw new RangeError(`no kind of conversation is called ${name}`)
  return kind
}
