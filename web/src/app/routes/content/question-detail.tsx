import { useParams, useSearchParams } from 'react-router-dom'
import { QuestionScreen } from '#features/content/detail/question-screen.js'

/** `/dashboard/qanda_detail/:questionId/:responseId?`; mails name the answer in `response_id`, and the path wins (GI-47). */
export default function QuestionDetailRoute() {
  const { questionId = '', responseId } = useParams()
  const [query] = useSearchParams()
  return <QuestionScreen key={questionId} id={questionId} answerId={responseId ?? query.get('response_id')} />
}
