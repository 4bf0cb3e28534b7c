import { useParams } from 'react-router-dom'
import { AnswerScreen } from '#features/answering/answer-screen.js'

export default function ShareInsight() {
  const { questionId = '' } = useParams()
  return <AnswerScreen key={questionId} questionId={questionId} />
}
