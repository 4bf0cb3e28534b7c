import { isCourtesy, namesNothing } from '#domain/passages/courtesies.rules.js'
import { findCandidates } from '#domain/passages/find-passages.store.js'
import { findAbleExperts } from '#domain/passages/find-people.store.js'
import { orderByMeaning, vectorOf } from '#domain/passages/order-by-meaning.js'
import { asksSomething, type QuestionTerm, readQuestionTerms } from '#domain/passages/question-words.store.js'
import { closestPassages, rankPassages, supportingPassages, takeTurns } from '#domain/passages/rank-passages.rules.js'
import type { Queryable } from '#platform/database.js'
import type { Embedder } from '#providers/embeddings/embedder.js'
import type { AnswerKind, Asked } from './answer-kind.js'
import { productHelp } from './product-help.rules.js'

/** What every member may read: approved insights, answers and experts' profiles. */
const EVERYBODYS = { ownerId: null }
const AUTHORS_MAX = 3
/** What a follow-up such as “And for hardware in Germany?” hasn’t. */
const OWN_TERMS_MIN = 3
/** Of several questions in one, each has this much to look for. */
const PART_TERMS_MIN = 2
const PARTS_MAX = 3

const NOT_FOUND =
  'None of the insights, answers and profiles that experts have published here clearly answers this, so I don’t have an answer I could back up.'
const NOTHING_ASKED =
  'I answer questions about marketing, sales, pricing and everything else that grows a business, from what experts have published here. The more you say about your company and what you’re trying to do, the closer I get.'

/** Answers on the home page: free within a day's limit, from what experts published. */
export const homeAnswers: AnswerKind = {
  name: 'home',
  priced: { action: 'ai_answer', context: 'home' },
  dailySetting: 'AI_HOME_DAILY_ANSWERS',
  model: 'auto',
  sources: 'published insights, answers and profiles of experts on this marketplace',
  notFound({ closest, terms }) {
    if (!asksSomething(terms)) return NOTHING_ASKED
    return `${NOT_FOUND} ${closest.length > 0 ? 'The experts below are the closest to your question.' : 'You could ask one of the experts below.'}`
  },
  findHelp(asked) {
    return productHelp(asked.question, asked)
  },
  async findSupport(queryable, asked, embedder) {
    if (isCourtesy(asked.question)) return { passages: [], closest: [], terms: [] }
    const alone = await search(queryable, embedder, asked.question)
    // A follow-up such as “And in Germany?” only makes sense with the question before it.
    const before = subjectOf(asked)
    const isFollowUp = before !== undefined && goesOn(asked.question)
    if (alone.passages.length === 0 && !isFollowUp) {
      const passages = await searchEach(queryable, embedder, asked.question)
      if (passages.length > 0) return { passages, closest: [], terms: alone.terms }
    }
    const isAlone = !before || (alone.passages.length > 0 && (!isFollowUp || standsAlone(alone.terms)))
    const followed = isAlone ? alone : await search(queryable, embedder, `${before} ${asked.question}`)
    if (followed.passages.length > 0) return { ...followed, closest: [] }
    if (alone.passages.length > 0) return { ...alone, closest: [] }
    // What comes closest to a question of its own has nothing to do with the one before it.
    const { ranked, ...found } = standsAlone(alone.terms) ? alone : followed
    return { ...found, closest: closestPassages(ranked) }
  },
  async findPeople(queryable, { askerId, preferences }, { passages, closest, terms }) {
    if (!asksSomething(terms) && passages.length === 0) return []
    const authors = [...new Set([...passages, ...closest].map(({ authorId }) => authorId))].slice(0, AUTHORS_MAX)
    return findAbleExperts(queryable, terms, { authors, asker: askerId, industry: preferences?.industry ?? '' })
  },
}

/** “How do I build a partner program? And how much margin should resellers get?” No passage speaks of both. */
async function searchEach(queryable: Queryable, embedder: Embedder | null, whole: string) {
  const parts = whole.match(/[^?]+\?/g)?.slice(0, PARTS_MAX) ?? []
  if (parts.length < 2) return []
  const found = await Promise.all(parts.map((part) => search(queryable, embedder, part)))
  return takeTurns(found.filter(({ terms }) => telling(terms).length >= PART_TERMS_MIN).map(({ passages }) => passages))
}

const telling = (terms: readonly QuestionTerm[]) => terms.filter(({ isFiller }) => !isFiller)

const standsAlone = (terms: readonly QuestionTerm[]) => telling(terms).length >= OWN_TERMS_MIN

/** “And with only a year of history?” */
const BEGINS_ON = /^\W*(and|but|so|or|also|what about|how about|what if)\b|^\W*why\W*$/i
/** “Does that work in Japan?”, and not “Do customers that pay stay longer?” */
const REFERS =
  /^\W*((how|why|when|where)\s+)?(do|does|did|is|are|was|were|can|could|will|would|should)\s+(that|this|these|those|they)\b/i

const goesOn = (question: string) => BEGINS_ON.test(question) || REFERS.test(question)

/** What is being talked about: the latest question that doesn’t go on itself. In between, one may have asked about the product. */
function subjectOf({ earlier, ...asker }: Asked): string | undefined {
  const searched = earlier.filter((text) => !productHelp(text, asker))
  return searched.find((text) => !goesOn(text) && !namesNothing(text)) ?? searched[0]
}

async function search(queryable: Queryable, embedder: Embedder | null, question: string) {
  const vector = embedder && vectorOf(embedder, question)
  const terms = await readQuestionTerms(queryable, question, EVERYBODYS)
  const byWords = rankPassages(terms, await findCandidates(queryable, terms, EVERYBODYS))
  const ranked = embedder && vector ? await orderByMeaning(queryable, embedder, byWords, vector) : byWords
  return { terms, ranked, passages: supportingPassages(ranked) }
}
