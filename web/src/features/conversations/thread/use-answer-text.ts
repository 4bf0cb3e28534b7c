import { useState } from 'react'
import { useEventStream } from '#lib/live/use-event-stream.js'

/** What GET /api/ai/answers/{id}/stream sends: a piece of text, and how much of the answer comes before it. */
interface AnswerEvent {
  from: number
  text: string
  status: string
}

/** The text of an answer while it is being written. @param onEnd called once nothing more comes */
export function useAnswerText(answerId: string, isUnderWay: boolean, onEnd: () => void) {
  const [written, setWritten] = useState({ answerId, characters: [] as string[] })
  const isLive = useEventStream<AnswerEvent>({
    path: `/api/ai/answers/${answerId}/stream`,
    isEnabled: isUnderWay,
    onEvent: ({ from, text, status }) => {
      setWritten((before) => ({
        answerId,
        characters: [...(before.answerId === answerId ? before.characters.slice(0, from) : []), ...text],
      }))
      if (status !== 'waiting' && status !== 'writing') onEnd()
    },
  })
  return { text: written.answerId === answerId ? written.characters.join('') : '', isLive }
}
