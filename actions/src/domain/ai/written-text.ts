import type { Queryable } from '#platform/database.js'
import { type AnswerRun, addDelta } from './answers.store.js'

/** Faster than the eye follows, and far fewer rows than a model has tokens. */
const GATHERED_MS = 60

export interface WrittenText {
  /** Shows a piece: the first at once, later ones a few at a time. */
  add(piece: string): Promise<void>
  /** Everything so far, all of it shown. */
  whole(): Promise<string>
  length(): number
}

/** The text of a run as it grows. Lengths are in characters as Postgres counts them. */
export function openText(queryable: Queryable, run: Pick<AnswerRun, 'answerId' | 'run'>): WrittenText {
  let shown = ''
  let shownLength = 0
  let waiting = ''
  let shownAt = 0
  const flush = async () => {
    if (waiting === '') return
    const [piece, startsAt] = [waiting, shownLength]
    shown += piece
    shownLength += [...piece].length
    waiting = ''
    shownAt = Date.now()
    await addDelta(queryable, run, startsAt, piece)
  }
  return {
    async add(piece) {
      // Postgres can't store it.
      waiting += piece.replaceAll('\0', '')
      if (shownLength === 0 || Date.now() - shownAt >= GATHERED_MS) await flush()
    },
    async whole() {
      await flush()
      return shown
    },
    length: () => shown.length + waiting.length,
  }
}
