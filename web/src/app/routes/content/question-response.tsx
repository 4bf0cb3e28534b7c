import { useParams } from 'react-router-dom'
import { ResponseScreen } from '#features/content/question/response-screen.js'

/** `/dashboard/qanda_response/:questionId` (QNA-05). */
export default function QuestionResponseRoute() {
  const { questionId = '' } = useParams()
  return <ResponseScreen key={questionId} questionId={questionId} />
}
