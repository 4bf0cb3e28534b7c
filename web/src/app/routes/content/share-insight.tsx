import { useParams } from 'react-router-dom'
import { AnswerScreen } from '#features/answering/answer-screen.js'
import { CreateScreen } from '#features/answering/create-screen.js'

/**
 * `/insight/create`, `/insight/create/:questionId` and `/insight/edit/:questionId/:responseId` (GI-25), and the same as the
 * editor of AI training (GI-75).
 */
export default function ShareInsight({ isEditor = false }: { isEditor?: boolean }) {
  const { questionId, responseId } = useParams()
  const shape = isEditor ? 'editor' : 'insight'
  if (!questionId) return <CreateScreen key={shape} shape={shape} />
  return (
    <AnswerScreen
      key={`${questionId}:${responseId ?? ''}`}
      questionId={questionId}
      responseId={responseId}
      shape={shape}
    />
  )
}
