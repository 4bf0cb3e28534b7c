import { findCandidates } from '#domain/passages/find-passages.store.js'
import { findAbleExperts } from '#domain/passages/find-people.store.js'
import { orderByMeaning, vectorOf } from '#domain/passages/order-by-meaning.js'
import { type QuestionTerm, readQuestionTerms } from '#domain/passages/question-words.store.js'
import { closestPassages, rankPassages, supportingPassages } from '#domain/passages/rank-passages.rules.js'
import type { Queryable } from '#platform/database.js'
import type { Embedder } from '#providers/embeddings/embedder.js'
import type { AnswerKind } from './answer-kind.js'

/** What every member may read: approved insights, answers and experts' profiles. */
const EVERYBODYS = { ownerId: null }
const AUTHORS_MAX = 3
/** What a follow-up such as “And for hardware in Germany?” hasn’t. */
const OWN_TERMS_MIN = 3

/** Answers on the home page: free within a day's limit, from what experts published. */
export const homeAnswers: AnswerKind = {
  name: 'home',
  priced: { action: 'ai_answer', context: 'home' },
  dailySetting: 'AI_HOME_DAILY_ANSWERS',
  model: 'auto',
  sources: 'published insights, answers and profiles of experts on this marketplace',
  notFound:
    'None of the insights, answers and profiles that experts have published here clearly answers this, so I don’t have an answer I could back up. The experts below are the closest to your question.',
  async findSupport(queryable, asked, embedder) {
    const alone = await search(queryable, embedder, asked.question)
    // A follow-up such as “And in Germany?” only makes sense with the question before it.
    const [before] = asked.earlier
    const followed =
      alone.passages.length > 0 || !before ? alone : await search(queryable, embedder, `${before} ${asked.question}`)
    if (followed.passages.length > 0) return { ...followed, closest: [] }
    // What comes closest to a question of its own has nothing to do with the one before it.
    const { ranked, ...found } = standsAlone(alone.terms) ? alone : followed
    return { ...found, closest: closestPassages(ranked) }
  },
  findPeople(queryable, { askerId, preferences }, { passages, closest, terms }) {
    const authors = [...new Set([...passages, ...closest].map(({ authorId }) => authorId))].slice(0, AUTHORS_MAX)
    return findAbleExperts(queryable, terms, { authors, asker: askerId, industry: preferences?.industry ?? '' })
  },
}

const standsAlone = (terms: readonly QuestionTerm[]) =>
  terms.filter(({ isFiller }) => !isFiller).length >= OWN_TERMS_MIN

async function search(queryable: Queryable, embedder: Embedder | null, question: string) {
  const vector = embedder && vectorOf(embedder, question)
  const terms = await readQuestionTerms(queryable, question, EVERYBODYS)
  const byWords = rankPassages(terms, await findCandidates(queryable, terms, EVERYBODYS))
  const ranked = embedder && vector ? await orderByMeaning(queryable, embedder, byWords, vector) : byWords
  return { terms, ranked, passages: supportingPassages(ranked) }
}
