import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { asOneLine } from '#contract/content/question-limits.js'
import type { ResourceShape } from '#contract/responses/response-resource.js'
import { useSignedInUser } from '#lib/session.js'
import { type FlowValues, toColumns, toTags } from './flow-values'
import {
  useQuestionToAnswerQuery,
  useResponseToEditQuery,
  useSaveIndustriesMutation,
  useSaveQuestionMutation,
  useSaveResponseMutation,
  useStartInsightMutation,
  useStartResponseMutation,
} from './responses.expert.generated'

/** What is written: an answer with the question it answers. */
export interface FlowSubject {
  questionId: string
  responseId: string
  /** the server has the response already */
  isBegun: boolean
  /** the question is one's own, and may still be changed; `new`: it isn't stored yet */
  ownQuestion: 'new' | 'open' | null
  shape: ResourceShape
}

/** Where the recorder keeps a take of it: a question that isn't stored yet has an id that a killed browser forgets. */
export const takePlace = ({ questionId, ownQuestion, shape }: FlowSubject): string =>
  ownQuestion === 'new' ? `response:new:${shape}` : responsePlace(questionId)
export const responsePlace = (questionId: string): string => `response:${questionId}`

/** Which part of a draft couldn't be stored. */
export class DraftError extends Error {
  constructor(
    readonly part: 'question' | 'response' | 'domains',
    cause: unknown,
  ) {
    super(`the ${part} of a draft wasn’t saved`, { cause })
  }
}

/** IERR-20 to IERR-22 */
export const DRAFT_ERRORS: Readonly<Record<DraftError['part'], string>> = {
  question: 'Error while updating question data.',
  response: 'Error while submitting response data.',
  domains: 'Error while saving domains.',
}

/** Stores what is written as a draft: a new one, or the one that was begun before (RESP-16, GI-33, GI-43). */
export function useSaveDraft(subject: FlowSubject) {
  const queryClient = useQueryClient()
  const { id: me } = useSignedInUser()
  // an answer may have been lost on its way here
  const hasTried = useRef(false)
  return useMutation({
    mutationFn: async (values: FlowValues) => {
      const isBegun = subject.isBegun || (hasTried.current && (await isStored(subject, me)))
      hasTried.current = true
      await (isBegun ? update(values, subject, me) : start(values, subject))
    },
    // whether it was stored or begun elsewhere meanwhile: pages go by what the server has
    onSettled: () => {
      for (const { rootKey } of [useQuestionToAnswerQuery, useResponseToEditQuery])
        void queryClient.invalidateQueries({ queryKey: [rootKey] })
    },
  })
}

async function isStored({ questionId, responseId }: FlowSubject, me: string): Promise<boolean> {
  const { insights_questions } = await useResponseToEditQuery.fetcher({ questionId, responseId, me })()
  return (insights_questions[0]?.insights_responses.length ?? 0) > 0
}

async function start(values: FlowValues, { questionId, responseId, ownQuestion, shape }: FlowSubject): Promise<void> {
  const response = { id: responseId, question_id: questionId, ...toColumns(values, shape) }
  const domains = toTags(values, responseId)
  const question = { id: questionId, question: asOneLine(values.insightQuestion), topic_id: values.topicData[0] }
  if (ownQuestion === 'new')
    await within('response', useStartInsightMutation.fetcher({ question, response, domains })())
  else await within('response', useStartResponseMutation.fetcher({ response, domains })())
}

async function update(values: FlowValues, subject: FlowSubject, me: string): Promise<void> {
  const { questionId, responseId: id, ownQuestion, shape } = subject
  const question = {
    id: questionId,
    me,
    question: asOneLine(values.insightQuestion),
    topicId: values.topicData[0] ?? '',
  }
  if (ownQuestion) await within('question', useSaveQuestionMutation.fetcher(question)())
  await within('response', useSaveResponseMutation.fetcher({ id, set: toColumns(values, shape) })())
  await within('domains', useSaveIndustriesMutation.fetcher({ id, domains: toTags(values, id) })())
}

async function within(part: DraftError['part'], work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    throw new DraftError(part, error)
  })
}
