import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { TAKEN_BACK } from '#contract/content/insight-limits.js'
import { formatCount } from '#contract/format/counts.js'
import { formatCardDate } from '#contract/format/dates.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { ContentState, ViewReason } from '#entities/content/content-state.js'
import { RemoveInsight } from '#entities/content/remove-insight.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
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
              <p>
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
  const { id, kind, question, insight, response, master_topic } = item
  const title = insight?.title ?? question?.question ?? response?.ai_generated_title ?? 'Untitled'
  const to = addressOf(item, status)
  const isRejected = status === 'rejected'
  const isTakenBack = insight?.reason === TAKEN_BACK
  return (
    <li className="grid gap-1 py-4">
      <Facts
        words={[
          kind === 'answer' ? 'Answer' : 'Insight',
          master_topic?.topic_name,
          formatCardDate(new Date(item.created_at)),
        ]}
      />
      <p>
        {to ? (
          <Link to={to} className={LINK}>
            {title}
          </Link>
        ) : (
          <span className="font-medium text-ink">{title}</span>
        )}
      </p>
      {isRejected ? (
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <ContentState status={isTakenBack ? 'taken-back' : 'rejected'} />
          {isTakenBack ? null : <ViewReason reason={insight?.reason ?? response?.rejected_reason ?? null} />}
          {to ? (
            <LinkButton size="sm" to={to}>
              Edit<span className="sr-only"> {title}</span>
            </LinkButton>
          ) : null}
          {insight ? <RemoveInsight id={id} title={title} /> : null}
        </div>
      ) : null}
    </li>
  )
}

/** Where one goes on with it, or reads the question that it answers. */
function addressOf(
  { id, kind, question, insight }: OwnContentQuery['content_items'][number],
  status: ChildTab,
): string | null {
  if (insight) return status === 'rejected' ? paths.insightsCreator(id) : null
  if (!question) return null
  if (status === 'draft' || status === 'rejected') return paths.editInsight(question.id, id)
  return kind === 'answer' && question.is_approved ? paths.question(question.id) : null
}

function Facts({ words }: { words: readonly (string | null | undefined)[] }) {
  return <p className="text-sm text-muted">{words.filter(Boolean).join(FACT_DOT)}</p>
}
