import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { RatingSource } from '#contract/ratings/rating.js'
import { isMarked, mark } from '#lib/browser/flags.js'

/** An answer whose asker is asked to rate it. */
export interface RatableAnswer {
  responseId: string
  question: string
  expertName: string
  source: RatingSource
}

const closedAnswerAtom = atom<RatableAnswer | null>(null)

/** GI-71 */
const markOf = (responseId: string) => `rating_modal_${responseId}`

export const wasAskedToRate = (responseId: string): boolean => isMarked('session', markOf(responseId))
export const markAskedToRate = (responseId: string): void => mark('session', markOf(responseId))

export const useClosedAnswer = () => useAtomValue(closedAnswerAtom)
export const useSetClosedAnswer = () => useSetAtom(closedAnswerAtom)

/**
 * Once the asker closes an answer of which they viewed enough, and which they haven't rated, they are asked to: after they
 * have left it, and once per session (RATE-03, RATE-04, GI-70).
 * @param answer null for everybody but who asked, and once it is rated
 */
export function useAskAfterClosing(answer: RatableAnswer | null, isViewed: boolean): void {
  const close = useSetClosedAnswer()
  const now = useRef({ answer, isViewed })
  now.current = { answer, isViewed }
  useEffect(
    () => () => {
      const { answer: left, isViewed: wasViewed } = now.current
      if (left && wasViewed && !wasAskedToRate(left.responseId)) close(left)
    },
    [close],
  )
}
