import { object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { COUNT_MAX, contentListFields, optionalId, sliceOf } from '#domain/content/list-query.js'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { contentSdk, readAnswerable, readAskers, readContentPage } from './content-reader.js'
import { answerItem, questionItem } from './content-shape.js'

const STATUSES = ['answered', 'to_answer'] as const
type Slice = ReturnType<typeof sliceOf>

/**
 * Answers to questions, for everybody: `{ count, items }` (DASH-39), each with whether the caller can answer its question
 * (GD-13). With a status the caller's own: what they answered, or what waits for their answer (DASH-40, GI-59), which only
 * experts can ask for (GD-77).
 */
export const qandaListRoute = defineRoute({
  method: 'get',
  path: '/api/qanda',
  auth: 'optional',
  query: object({
    ...contentListFields,
    status: string()
      .transform((value: string | undefined) => value || undefined)
      .oneOf(STATUSES, FIELD_MESSAGES.unknownChoice),
  }),
  async handle({ caller, query }, services) {
    const slice = sliceOf(query)
    if (query.status) {
      if (!caller) throw new AppError('NO_SESSION')
      return OWN_LISTS[query.status](caller, slice, services)
    }
    const asked = { kind: 'answer' as const, ...query }
    const { count, cards } = await readContentPage(contentSdk(caller, services), asked, slice, COUNT_MAX)
    const questions = cards.map((card) => card.question_id)
    const [canAnswer, askerOf] = await Promise.all([
      readAnswerable(caller, questions, services),
      readAskers(caller, questions, services),
    ])
    return {
      count,
      items: cards.map((card) => ({
        ...answerItem(card, askerOf(card.question_id)),
        can_answer: canAnswer(card.question_id),
      })),
    }
  },
})

const OWN_LISTS = {
  async answered(caller: Caller, { skip, limit }: Slice, services: Services) {
    const asked = { author: caller.userId, skip, limit }
    const { content_cards: cards, content_cards_aggregate: all } = await contentSdk(
      caller,
      services,
    ).AnswersOfMemberForRest(asked)
    const questions = cards.map((card) => card.question_id)
    const askerOf = await readAskers(caller, questions, services)
    return {
      count: all.aggregate?.count ?? 0,
      items: cards.map((card) => ({ ...answerItem(card, askerOf(card.question_id)), can_answer: false })),
    }
  },
  async to_answer(caller: Caller, { skip, limit }: Slice, services: Services) {
    if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
    const asked = { expert: caller.userId, skip, limit }
    const { insights_questions: rows, insights_questions_aggregate: all } = await contentSdk(
      caller,
      services,
    ).QuestionsToAnswerForRest(asked)
    const questions = rows.map((row) => row.id)
    const askerOf = await readAskers(caller, questions, services)
    return {
      count: all.aggregate?.count ?? 0,
      items: rows.map((row) => ({ ...questionItem(row, askerOf(row.id)), can_answer: true })),
    }
  },
}

/** A question with its answers, the newest first; `responseId` names the one to begin with (QNA-34, GI-57). */
export const qandaRoute = defineRoute({
  method: 'get',
  path: '/api/qanda/:questionId',
  auth: 'optional',
  query: object({ responseId: optionalId() }),
  async handle({ caller, params: { questionId }, query }, services) {
    if (!isUuid(questionId)) throw new AppError('NOT_FOUND')
    const { insights_questions: rows } = await contentSdk(caller, services).QuestionForRest({ id: questionId })
    const [question] = rows
    if (!question) throw new AppError('NOT_FOUND')
    const [canAnswer, askerOf] = await Promise.all([
      readAnswerable(caller, [question.id], services),
      readAskers(caller, [question.id], services),
    ])
    const requester = askerOf(question.id)
    const responses = question.cards.map((card) => answerItem(card, requester))
    const first = responses.find(({ id }) => id === query.responseId) ?? responses[0]
    return {
      ...questionItem(question, requester),
      ...first,
      questionId: question.id,
      can_answer: canAnswer(question.id),
      questionRichText: question.question_richtext,
      allResponses: responses,
      otherResponses: responses.filter(({ id }) => id !== first?.id),
      totalResponseCount: question.response_count,
    }
  },
})
