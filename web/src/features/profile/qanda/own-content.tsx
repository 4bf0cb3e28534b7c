import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { formatCardDate } from '#contract/format/dates.js'
import { paths } from '#lib/paths.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import type { ChildTab } from './child-tabs'
import type { OwnContentQuery } from './profile-content.generated'
import { useToAnswer, useUnpublished } from './use-qanda'

const SKELETON = ['h-20', 'h-20', 'h-20']
const LIST = 'grid divide-y divide-line border-y border-line'
const LINK = 'focus-ring rounded-sm font-medium text-ink hover:text-accent hover:underline'

/** Approved questions of one's own fields that one hasn't answered. */
export function ToAnswer({ me }: { me: string }) {
  return (
    <PagedRows
      list={useToAnswer(me)}
      loading="Loading questions"
      skeleton={SKELETON}
      empty={{
        icon: MessagesSquare,
        title: 'No questions wait for you.',
        text: 'Questions about your topics appear here once they are approved.',
      }}
    >
      {(questions) => (
        <ul className={LIST}>
          {questions.map(({ id, question, response_count, created_at, master_topic }) => (
            <li key={id} className="grid gap-1 py-4">
              <Facts words={[master_topic?.topic_name, formatCardDate(new Date(created_at))]} />
              <p className="break-words">
                <Link to={paths.question(id)} className={LINK}>
                  {question}
                </Link>
              </p>
              <p className="text-sm text-muted">
                {response_count > 0 ? formatCount(response_count, 'answer') : 'No answers yet'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

const NONE: Partial<Record<ChildTab, string>> = {
  draft: 'You have no drafts.',
  pending: 'Nothing of yours waits for approval.',
  rejected: 'Everything you sent was approved.',
}

/** What of one's own isn't public, and why if it was refused. */
export function Unpublished({ me, status }: { me: string; status: ChildTab }) {
  return (
    <PagedRows
      list={useUnpublished(me, status)}
      loading="Loading your answers and insights"
      skeleton={SKELETON}
      empty={{ icon: MessagesSquare, title: NONE[status] ?? 'Nothing here.' }}
    >
      {(items) => (
        <ul className={LIST}>
          {items.map((item) => (
            <OwnItem key={item.id} item={item} status={status} />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

function OwnItem({ item, status }: { item: OwnContentQuery['content_items'][number]; status: ChildTab }) {
  const { kind, question, insight, response, master_topic } = item
  const title = insight?.title ?? question?.question ?? response?.ai_generated_title ?? 'Untitled'
  const reason = insight?.reason ?? response?.rejected_reason
  const isOpenQuestion = kind === 'answer' && question?.is_approved
  const isDraft = status === 'draft'
  return (
    <li className="grid gap-1 py-4">
      <Facts
        words={[
          kind === 'answer' ? 'Answer' : 'Insight',
          master_topic?.topic_name,
          formatCardDate(new Date(item.created_at)),
        ]}
      />
      <p className="break-words">
        {isOpenQuestion ? (
          <Link to={isDraft ? paths.shareInsight(question.id) : paths.question(question.id)} className={LINK}>
            {title}
          </Link>
        ) : (
          <span className="font-medium text-ink">{title}</span>
        )}
      </p>
      {reason ? <p className="measure text-sm break-words text-muted">Why: {reason}</p> : null}
    </li>
  )
}

function Facts({ words }: { words: readonly (string | null | undefined)[] }) {
  return <p className="text-sm text-muted">{words.filter(Boolean).join(' · ')}</p>
}
