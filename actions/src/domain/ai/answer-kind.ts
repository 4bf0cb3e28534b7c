import type { AiPreferences } from '#contract/ai/ai-preferences.js'
import type { HelpAnswer } from '#contract/ai/help/help-topic.js'
import type { AbleExpert } from '#domain/passages/find-people.store.js'
import type { QuestionTerm } from '#domain/passages/question-words.store.js'
import type { RankedPassage } from '#domain/passages/rank-passages.rules.js'
import type { Priced } from '#domain/prices/credit-prices.store.js'
import type { Queryable } from '#platform/database.js'
import type { AiModelChoice } from '#providers/ai/ai-model.js'
import type { Embedder } from '#providers/embeddings/embedder.js'
import type { HelpReader } from './product-help.rules.js'

/** A question with what came before it. */
export interface Asked extends HelpReader {
  question: string
  askerId: string
  /** The questions before it, latest first. */
  earlier: readonly string[]
  preferences: AiPreferences | null
}

/** What an answer may rest on. */
export interface Support {
  /** Best first; none if nothing speaks of what was asked. */
  passages: readonly RankedPassage[]
  /** What comes closest where none does; shown as that, and not as an answer. */
  closest: readonly RankedPassage[]
  /** What was asked about, by which people are found, too. */
  terms: readonly QuestionTerm[]
}

/** What differs between the places where people ask: sources, price and limits. */
export interface AnswerKind {
  /** As in ai_conversations.kind. */
  name: 'home'
  priced: Priced
  /** The setting that says how many answers a person gets within 24 hours; null for any number. */
  dailySetting: string | null
  model: AiModelChoice
  /** What the model is told about its sources. */
  sources: string
  /** What is answered if nothing supports an answer. */
  notFound(found: Support): string
  /** What is answered at once, whatever was published; null for any question that isn’t about the product itself. */
  findHelp(asked: Asked): HelpAnswer | null
  /** @param embedder null: words alone decide */
  findSupport(queryable: Queryable, asked: Asked, embedder: Embedder | null): Promise<Support>
  /** Who could say more. Looked for once the answer is written: they are shown below it, and its text doesn't wait for them. */
  findPeople(queryable: Queryable, asked: Asked, support: Support): Promise<readonly AbleExpert[]>
}
