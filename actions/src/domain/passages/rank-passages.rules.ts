import type { QuestionTerm } from './question-words.store.js'

/** A passage that contains some of the question's terms. */
export interface Candidate {
  id: string
  sourceKind: string
  sourceId: string
  /** Its place among the passages of its source. */
  position: number
  authorId: string
  author: string
  title: string
  content: string
  /** How often each term occurs in its text. */
  inContent: Readonly<Record<string, number>>
  /** The terms in what its source is called. */
  inTitle: readonly string[]
  /** The terms in what is said of its source: topic, title and summary, and the author if the question names them. */
  inAbout: readonly string[]
  /** The terms in its author's name, if the question names them in full. */
  inAuthor: readonly string[]
  /** Words in its text. */
  length: number
  /** When its source was published, or its author last said that it holds; null for a profile. */
  datedAt: Date | null
}

export interface RankedPassage extends Candidate {
  score: number
  /** How much of what the question is about it speaks of, from 0 to 1. */
  coverage: number
}

/** Of a collection that isn't large, so that a few passages more or less change little. */
const COLLECTION_MIN = 400
const USUAL_LENGTH = 80
const SATURATION = 1.2
const LENGTH_SHARE = 0.2
const TITLE_WEIGHT = 0.7
const ABOUT_WEIGHT = 0.5
/** What the rest of its source adds to a passage: the best paragraph seldom repeats what the whole is about. */
const SOURCE_WEIGHT = 1
const FILLER_WEIGHT = 0.15
/** What a related word counts for, compared with the word itself. */
const RELATED_WEIGHT = 0.55
/** What must be spoken of before a passage counts as support. */
const COVERAGE_MIN = 0.6
/** Below this not even as something close. */
const CLOSE_MIN = 0.15
/** A passage this much weaker than the best adds nothing to it. */
const NEARLY_AS_GOOD = 0.45
/** Of the gold set's passages, 88 of 105 are among the first three and 91 among the first five. */
const SHOWN_MAX = 5
/** What meaning counts for beside words, where the best match by words has 1. */
const MEANING_WEIGHT = 1.2

/**
 * BM25 over text, title and what is said of the source, and how much of the question the whole source speaks of; best first. The rarer a term is, the
 * more it counts.
 */
export function rankPassages(terms: readonly QuestionTerm[], candidates: readonly Candidate[]): RankedPassage[] {
  const weights = terms.map((term) => ({ ...term, weight: weightOf(term.passages, term.isFiller) }))
  const matched = candidates.map((candidate) => ({ candidate, hits: weights.map((term) => hitsOf(candidate, term)) }))
  const ofSources = coveredBySource(matched)
  return matched
    .map(({ candidate, hits }) => {
      const ofSource = sum(ofSources.get(candidate.sourceId) ?? [])
      const score = sum(hits.map((hit) => hit.score)) + SOURCE_WEIGHT * ofSource
      return { ...candidate, score, coverage: coverageOf(candidate, weights, hits) }
    })
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
}

/** What somebody who is named did with a subject, and what their passages don’t say: they are it. */
const AUTHORING = new Set('cover mention post publish share talk write written wrote'.split(' '))

/**
 * That somebody wrote it is no support for what they are asked about: of “What did Kenji write about churn?”, Kenji’s passages have to
 * speak of churn, and others’ of Kenji, too.
 */
function coverageOf({ inAuthor }: Candidate, terms: readonly WeighedTerm[], hits: Matched['hits']): number {
  const isKnown = ({ lexeme }: QuestionTerm) =>
    inAuthor.length > 0 && (inAuthor.includes(lexeme) || AUTHORING.has(lexeme))
  const asksMore = terms.some((term) => !term.isFiller && !isKnown(term))
  const parts = terms.flatMap((term, at) =>
    asksMore && isKnown(term) ? [] : [{ weight: term.weight, covered: hits[at]?.covered ?? 0 }],
  )
  const whole = sum(parts.map(({ weight }) => weight))
  return whole > 0 ? sum(parts.map(({ covered }) => covered)) / whole : 0
}

/**
 * Orders what was found by what it means, too. What the model hasn't read yet counts as the average of what it has.
 * @param likeness of each passage to the question, from -1 to 1
 */
export function addMeaning(
  ranked: readonly RankedPassage[],
  likeness: ReadonlyMap<string, number>,
): readonly RankedPassage[] {
  const best = ranked[0]?.score ?? 0
  if (likeness.size === 0 || best === 0) return ranked
  const usual = sum([...likeness.values()]) / likeness.size
  const standing = ({ id, score }: RankedPassage) => score / best + MEANING_WEIGHT * (likeness.get(id) ?? usual)
  return [...ranked].sort((one, other) => standing(other) - standing(one) || (one.id < other.id ? -1 : 1))
}

type WeighedTerm = QuestionTerm & { weight: number }

interface Matched {
  candidate: Candidate
  /** One for each term of the question. */
  hits: readonly { score: number; covered: number }[]
}

/** What each source has of each term, in whichever of its passages. */
function coveredBySource(matched: readonly Matched[]): ReadonlyMap<string, readonly number[]> {
  const ofSources = new Map<string, readonly number[]>()
  for (const { candidate, hits } of matched) {
    const before = ofSources.get(candidate.sourceId)
    const covered = hits.map((hit, at) => Math.max(hit.covered, before?.[at] ?? 0))
    ofSources.set(candidate.sourceId, covered)
  }
  return ofSources
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** How well a passage has a term or a related word, and how much of what was asked that covers. */
function hitsOf(candidate: Candidate, term: WeighedTerm): { score: number; covered: number } {
  const own = hitOf(candidate, term.lexeme, term.weight)
  const related = term.related.map(({ lexeme, passages }) =>
    hitOf(candidate, lexeme, RELATED_WEIGHT * Math.min(term.weight, weightOf(passages, term.isFiller))),
  )
  const best = Math.max(0, ...related)
  const covered = best > 0 ? term.weight * RELATED_WEIGHT : 0
  return { score: Math.max(own, best), covered: own > 0 ? term.weight : covered }
}

/** The passages that support an answer, best first; none if the best ones don't speak of what was asked. */
export function supportingPassages(ranked: readonly RankedPassage[]): RankedPassage[] {
  const best = ranked.slice(0, SHOWN_MAX)
  const [first] = best
  if (!first || !best.some(({ coverage }) => coverage >= COVERAGE_MIN)) return []
  return best.filter(({ score }) => score >= first.score * NEARLY_AS_GOOD)
}

/** What comes closest where nothing supports an answer. */
export function closestPassages(ranked: readonly RankedPassage[]): RankedPassage[] {
  return ranked.slice(0, SHOWN_MAX).filter(({ coverage }) => coverage >= CLOSE_MIN)
}

/** The best of each list, then the second best, as many as are shown; each passage once. */
export function takeTurns(lists: readonly (readonly RankedPassage[])[]): RankedPassage[] {
  const turns = Array.from({ length: SHOWN_MAX }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Map(turns.map((passage) => [passage.id, passage])).values()].slice(0, SHOWN_MAX)
}

/** As one reads them: those of a source together, in their order there, and the source of the best passage first. */
export function inReadingOrder(passages: readonly RankedPassage[]): RankedPassage[] {
  const placeOf = (source: string) => passages.findIndex(({ sourceId }) => sourceId === source)
  return passages.toSorted(
    (one, other) => placeOf(one.sourceId) - placeOf(other.sourceId) || one.position - other.position,
  )
}

function hitOf({ inContent, inTitle, inAbout, length }: Candidate, lexeme: string, weight: number): number {
  const called = (inTitle.includes(lexeme) ? TITLE_WEIGHT : 0) + (inAbout.includes(lexeme) ? ABOUT_WEIGHT : 0)
  return weight * (saturated(inContent[lexeme] ?? 0, length) + called)
}

function weightOf(passages: number, isFiller: boolean): number {
  const collection = Math.max(COLLECTION_MIN, passages)
  const rarity = Math.log(1 + (collection - passages + 0.5) / (passages + 0.5))
  return isFiller ? rarity * FILLER_WEIGHT : rarity
}

function saturated(count: number, length: number): number {
  const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH)
  return (count * (SATURATION + 1)) / (count + norm)
}
