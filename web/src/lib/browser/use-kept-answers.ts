import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, removeStored, writeStored } from './storage'

/**
 * What somebody has answered in passing, such as by closing a message, until the server knows. It is kept in the browser,
 * and sent again by the next page and once the network is back, so that nobody is asked twice because the connection or
 * the session ended with their answer. Other tabs learn of it at once.
 *
 * @param key names the person, too (GD-82)
 * @param send tells the server; it may be told the same again
 * @returns everything that was answered here or in another tab, and what adds to it
 */
export function useKeptAnswers<Answer extends string | number>(
  key: string,
  send: (answers: Answer[]) => Promise<unknown>,
) {
  const [answered, setAnswered] = useState<readonly Answer[]>(() => waitingOf(key))
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const deliver = useCallback(
    async (answers: readonly Answer[]) => {
      if (answers.length === 0) return
      try {
        await latest.current([...answers])
      } catch {
        // it stays, and is sent again
        return
      }
      keep(
        key,
        waitingOf<Answer>(key).filter((answer) => !answers.includes(answer)),
      )
    },
    [key],
  )
  useEffect(() => {
    const deliverAll = () => void deliver(waitingOf(key))
    const learn = (event: StorageEvent) => {
      if (event.key === key) setAnswered((before) => union(before, waitingOf(key)))
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
    void deliver([given])
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
