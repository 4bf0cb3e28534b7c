import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useMedia } from '#lib/browser/use-media.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Answer } from '../detail/answer'
import NoQuestion from '../detail/no-question'
import { type ShownQuestion, useQuestion } from '../detail/use-content-detail'
import { useOwnReactions } from '../reactions/use-own-reactions'
import AnswerPager from './answer-pager'
import { PHONE } from './phone-width'

const SKELETON = ['h-8 w-3/4', 'h-56']

/**
 * `/dashboard/qanda_response/{questionId}`: one answer at a time, on phones; wider screens have all of them on the page of
 * the question (QNA-05, GI-48).
 */
export default function ResponseScreen({ questionId }: { questionId: string }) {
  const isPhone = useMedia(PHONE)
  const { search } = useLocation()
  const { data: question, isPending, error, refetch, isRefetching } = useQuestion(questionId)
  if (!isPhone) return <Navigate replace to={`${paths.question(questionId)}${search}`} />
  if (isPending) return <SkeletonRows label="Loading the answer" rows={SKELETON} />
  if (error && !question)
    return (
      <ErrorState
        title="Sorry, something went wrong with QAndA loading. Try refreshing the page."
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  return question ? <Response question={question} /> : <NoQuestion />
}

function Response({ question }: { question: ShownQuestion }) {
  const [query, setQuery] = useSearchParams()
  const { cards } = question
  const asked = cards.findIndex(({ id }) => id === query.get('response_id'))
  // an unknown one shows the first (GI-47)
  const place = Math.max(asked, 0)
  const item = cards[place]
  const ownOf = useOwnReactions(cards.flatMap(({ id }) => id ?? []))
  useDocumentTitle(question.question, { canonicalPath: paths.question(question.id), isIndexed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its top
  useEffect(() => window.scrollTo({ top: 0 }), [item?.id])
  if (!item) return <Navigate replace to={paths.question(question.id)} />
  const move = (next: number) => setQuery({ response_id: cards[next]?.id ?? '' }, { replace: true })
  return (
    <div className="grid gap-6">
      <PageHeader title={question.question} back={{ to: paths.question(question.id), label: 'The question' }} />
      <AnswerPager items={cards} place={place} onMove={move} />
      <Answer
        key={item.id}
        item={item}
        isChosen={false}
        isFirst
        own={ownOf(item.id ?? '')}
        askerId={question.user_id ?? null}
      />
      <AnswerPager items={cards} place={place} onMove={move} label="More answers" />
    </div>
  )
}
