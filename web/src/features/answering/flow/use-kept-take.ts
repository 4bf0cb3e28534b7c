import { useEffect, useRef } from 'react'
import { ANSWER_PARTS } from '#contract/content/written-answer.js'
import { discardTakes, findTakes, holdTakes, moveTakesTo } from '#entities/recording/recorder/recorder.js'
import { useSignedInUser } from '#lib/session.js'
import { type FlowSubject, responsePlace, takePlace } from '../data/use-save-draft'
import type { ResponseFlow } from './use-response-flow'

/**
 * The take of a response, where its recorder keeps it. A killed browser may forget that somebody chose to record, and the id of a
 * question that is new, but not the take.
 */
export function useKeptTake({ values, change }: ResponseFlow, subject: FlowSubject) {
  const { id: me } = useSignedInUser()
  const place = takePlace(subject)
  const isRecorded = values.responseType !== 'text'
  const isBegun = useRef(false)
  isBegun.current = isRecorded || ANSWER_PARTS.some(({ name }) => values[name].trim() !== '')
  const record = useRef(change)
  record.current = change
  useEffect(() => {
    if (isBegun.current) return
    void whileHeld(me, place, async () => {
      const places = await findTakes(me, place)
      if (places.includes(place) && !isBegun.current) record.current({ responseType: 'audio' })
    })
  }, [me, place])
  // also after its recorder: no other tab takes or erases what is about to be sent
  useEffect(() => {
    if (!isRecorded) return
    const held = holdTakes(me, place).catch(() => null)
    return () => void held.then((release) => release?.())
  }, [me, place, isRecorded])
  return {
    place,
    /** Its author gives it up, also beside a written answer. What another tab has recorded is none of this one's. */
    discard() {
      void discardTakes(me, place)
    },
    /** One that isn’t part of what was stored is found where the response is opened again, and with no other one. */
    keepWithResponse() {
      const next = responsePlace(subject.questionId)
      if (next !== place) void moveTakesTo(me, place, next)
    },
  }
}

/** Does nothing if another tab has the place. */
async function whileHeld(me: string, place: string, work: () => Promise<void>): Promise<void> {
  const release = await holdTakes(me, place).catch(() => null)
  if (!release) return
  await work().finally(release)
}
