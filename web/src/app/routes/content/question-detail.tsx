import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { QuestionScreen } from '#features/content/detail/question-screen.js'

// visitors alone see it, at the end of the page
const JoinByLink = lazy(() => import('#features/auth/login/join-by-link.js'))
// phones alone
const ResponseScreen = lazy(() => import('#features/content/question/response-screen.js'))

/**
 * `/dashboard/qanda_detail/:questionId/:responseId?`; mails name the answer in `response_id`, and the path wins (GI-47).
 * `/dashboard/qanda_response/:questionId` has one answer at a time (QNA-05).
 */
export default function QuestionDetailRoute({ isOneAnswer = false }: { isOneAnswer?: boolean }) {
  const { questionId = '', responseId } = useParams()
  const [query] = useSearchParams()
  if (isOneAnswer)
    return (
      <Suspense>
        <ResponseScreen key={questionId} questionId={questionId} />
      </Suspense>
    )
  const joinForm = (
    <Suspense>
      <JoinByLink />
    </Suspense>
  )
  const answerId = responseId ?? query.get('response_id')
  return <QuestionScreen key={questionId} id={questionId} answerId={answerId} joinForm={joinForm} />
}
