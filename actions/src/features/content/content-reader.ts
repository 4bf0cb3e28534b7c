import type { Caller } from '#platform/caller.js'
import type { Services } from '#platform/services.js'
import { getSdk } from './content.generated.js'
import type { Requester } from './content-shape.js'

/** Reads with the rights of the caller, who may be a visitor. */
export const contentSdk = (caller: Caller | null, { graphql }: Services) =>
  getSdk(caller ? graphql.asUser(caller) : graphql.asVisitor())

type ContentSdk = ReturnType<typeof contentSdk>

interface Asked {
  kind: 'insight' | 'answer'
  sortBy: string
  topicId?: string
  categoryId?: string
}

/** One page of public insights or answers, and how many there are. */
export async function readContentPage(
  sdk: ContentSdk,
  { kind, sortBy, topicId, categoryId }: Asked,
  slice: { reach: number; skip: number; limit: number },
  countMax: number,
) {
  const narrowed = { kind, topic: topicId ?? null, category: categoryId ?? null }
  const [{ find_content: rows }, { find_content_aggregate: all }] = await Promise.all([
    sdk.ContentForRest({ ...narrowed, sort: sortBy, ...slice }),
    sdk.ContentCountForRest({ ...narrowed, countMax }),
  ])
  return { count: all.aggregate?.count ?? 0, cards: rows.flatMap(({ card }) => card ?? []) }
}

/**
 * Whether the caller can answer each of these questions (GD-13): an expert of its category who hasn't answered yet.
 * @param questionIds of one page
 */
export async function readAnswerable(
  caller: Caller | null,
  questionIds: readonly (string | null)[],
  services: Services,
) {
  if (!caller?.isExpert) return () => false
  const questions = questionIds.filter((id) => id !== null)
  const { answerable_questions: rows } = await contentSdk(caller, services).AnswerableForRest({ questions })
  const answerable = new Set(rows.map((row) => row.question_id))
  return (id: string | null) => answerable.has(id)
}

/**
 * Who asked each of these questions (QNA-33); visitors aren't told.
 * @param questionIds of one page
 */
export async function readAskers(
  caller: Caller | null,
  questionIds: readonly (string | null)[],
  services: Services,
): Promise<(id: string | null) => Requester> {
  if (!caller) return () => null
  const questions = questionIds.filter((id) => id !== null)
  const { insights_questions: rows } = await contentSdk(caller, services).AskersForRest({ questions })
  const askers = new Map(rows.map(({ id, user }) => [id, user]))
  return (id) => {
    const asker = id ? askers.get(id) : null
    return asker ? { id: asker.id, firstName: asker.first_name, lastName: asker.last_name } : null
  }
}
