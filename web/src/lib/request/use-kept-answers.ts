import { useCallback, useEffect, useRef, useState } from 'react'
import { parseStored, readStored, removeStored, writeStored } from '../browser/storage'
import { isRequestError } from '../request-error'

/**
 * What somebody has answered in passing, such as by closing a message, until the server knows. It is kept in the browser,
 * and sent again with the next load and once the network is back, so that nobody is asked twice because the connection or
 * the session ended with their answer. What the server refuses for good isn't sent again. Other tabs learn of it at once.
 *
 * @param key names the person, too (GD-82)
 * @param send tells the server of one answer; it may be told the same again
 * @returns everything that was answered here or in another tab, and what adds to it
 */
export function useKeptAnswers<Answer extends string | number>(
  key: string,
  send: (answer: Answer) => Promise<unknown>,
) {
  const [answered, setAnswered] = useState<readonly Answer[]>(() => waitingOf(key))
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const deliver = useCallback(
    async (given: Answer) => {
      try {
        await latest.current(given)
      } catch (error) {
        // it stays, and is sent again
        if (!isRefusedForGood(error)) return
      }
      keep(
        key,
        waitingOf<Answer>(key).filter((answer) => answer !== given),
      )
    },
    [key],
  )
  useEffect(() => {
    const deliverAll = () => {
      for (const answer of waitingOf<Answer>(key)) void deliver(answer)
    }
    const learn = (event: StorageEvent) => {
      // by now it may have been delivered, and be stored no more
      if (event.key === key) setAnswered((before) => union(before, parseStored<Answer[]>(event.newValue) ?? []))
    }
    deliverAll()
    window.addEventListener('online', deliverAll)
    window.addEventListener('storage', learn)
    return () => {
      window.removeEventListener('online', deliverAll)
      window.removeEventListener('storage', learn)
    }
  }, [key, deliver])
  const answer = (given: Answer) => {
    keep(key, union(waitingOf<Answer>(key), [given]))
    setAnswered((before) => union(before, [given]))
    void deliver(given)
  }
  return { answered, answer }
}

const waitingOf = <Answer>(key: string): Answer[] => readStored<Answer[]>(key) ?? []

function keep(key: string, answers: readonly unknown[]): void {
  if (answers.length > 0) writeStored(key, answers)
  else removeStored(key)
}

const union = <Answer>(some: readonly Answer[], others: readonly Answer[]): Answer[] => [
  ...new Set([...some, ...others]),
]

/** The engine's codes for what no later attempt would change; it answers them with the status 200. */
const FINAL_CODES = new Set([
  ...['validation-failed', 'permission-error', 'constraint-violation', 'data-exception', 'not-found'],
  ...['VALIDATION_FAILED', 'NOT_ALLOWED', 'STAFF_ONLY', 'NOT_FOUND'],
])
/** The session ended, or it took too long or came too often. */
const PASSING_STATUSES = [401, 408, 429]

function isRefusedForGood(error: unknown): boolean {
  if (!isRequestError(error)) return false
  const { status, code } = error
  return FINAL_CODES.has(code) || (status >= 400 && status < 500 && !PASSING_STATUSES.includes(status))
}
