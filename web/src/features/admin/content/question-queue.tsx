import { MessageCircleQuestion } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#lib/stored/uuid.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { useWaitingQuestionByIdQuery } from './content-queue.generated'
import { useQuestionQueue } from './use-content-queue'
import type { ContentState } from './waiting-card'
import { WaitingQuestionCard } from './waiting-question'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const SKELETON = ['h-44', 'h-44', 'h-44']

/** Questions that wait for staff; one that a notice links to comes first. */
export function QuestionQueue() {
  const [query] = useSearchParams()
  const wanted = query.get('id')
  const linkedId = wanted && isUuid(wanted) ? wanted : null
  const list = useQuestionQueue()
  const { data: linked } = useWaitingQuestionByIdQuery(
    { id: linkedId ?? NO_ID },
    { enabled: linkedId !== null, staleTime: 0, select: ({ insights_questions }) => insights_questions[0] ?? null },
  )
  return (
    <div className="grid gap-4">
      {linked ? (
        <WaitingQuestionCard key={linked.id} question={linked} isLinked state={stateOf(linked.is_approved)} />
      ) : null}
      <PagedRows
        list={list}
        loading="Loading the questions"
        skeleton={SKELETON}
        empty={{
          icon: MessageCircleQuestion,
          title: 'No question is waiting.',
          text: 'Questions show up here before experts are told, the longest waiting first.',
        }}
      >
        {(rows) => (
          <ul className="grid gap-4">
            {rows.map((question) =>
              question.id === linked?.id ? null : (
                <li key={question.id}>
                  <WaitingQuestionCard question={question} isLinked={false} />
                </li>
              ),
            )}
          </ul>
        )}
      </PagedRows>
    </div>
  )
}

const stateOf = (isApproved: boolean | null): ContentState =>
  isApproved === null ? 'waiting' : isApproved ? 'approved' : 'rejected'
