import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asOneLine, QUESTION_LIMITS } from '#contract/content/question-limits.js'
import { useSignedInUser } from '#lib/session.js'
import { useAskOptionsQuery, useQuestionToRepeatQuery, useSimilarQuestionsQuery } from './ask-question.generated'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const SIMILAR_ROWS = 3
const SIMILAR_CHARACTERS_MIN = 12
const PAUSE_MS = 500

/** The topics by category, and what asking costs. */
export function useAskOptions() {
  return useAskOptionsQuery(undefined, {
    select: ({ master_objectives, master_topics, credit_prices }) => ({
      groups: master_objectives
        .map(({ id, objective_name }) => ({
          label: objective_name,
          topics: master_topics.filter(({ objective_id }) => objective_id === id),
        }))
        .filter(({ topics }) => topics.length > 0),
      credits: credit_prices[0]?.credits ?? 0,
    }),
  })
}

/** A question of one's own that the form begins with; null if the address names none. */
export function useQuestionToRepeat(id: string | null) {
  const { id: me } = useSignedInUser()
  return useQuestionToRepeatQuery(
    { id: id ?? NO_ID, me },
    { enabled: id !== null, select: ({ insights_questions }) => insights_questions[0] ?? null },
  )
}

/**
 * Questions like the one that is being typed, looked for when somebody pauses. That there is none is only certain once it is
 * whole (`isWhole`): half a question has too few words to be like another.
 */
export function useSimilarQuestions(question: string) {
  const words = useSettled(asOneLine(question))
  const isAsked = words.length >= SIMILAR_CHARACTERS_MIN
  const query = useSimilarQuestionsQuery(
    { words, rows: SIMILAR_ROWS },
    {
      enabled: isAsked,
      placeholderData: keepPreviousData,
      select: ({ similar_questions }) => similar_questions.flatMap(({ question: found }) => found ?? []),
    },
  )
  const isWhole = words.length >= QUESTION_LIMITS.questionCharactersMin
  return { ...query, isAsked, isWhole, found: isAsked ? (query.data ?? []) : [] }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
