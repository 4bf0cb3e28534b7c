import { Lightbulb, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { TAKEN_BACK } from '#contract/content/insight-limits.js'
import { shortCount } from '#contract/format/counts.js'
import type { OwnStatus } from '#entities/content/content-state.js'
import type { ContentKind } from '#entities/content/content-view.js'
import { RemoveInsight } from '#entities/content/remove-insight.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { type Asked, AskFirst, type Reviewable } from '../review/ask-first'
import type { OwnItemsQuery } from './own-content.generated'
import { OwnRow } from './own-row'
import { useOwnItems } from './use-own-content'

const SKELETON = ['h-28', 'h-28', 'h-28']
const EMPTY = {
  insight: {
    icon: Lightbulb,
    title: 'You haven’t shared an insight yet.',
    text: 'What you share shows up here, with what it stands at.',
  },
  answer: {
    icon: MessagesSquare,
    title: 'You haven’t answered a question yet.',
    text: 'Your answers show up here, with what they stand at.',
  },
} as const

type OwnItem = OwnItemsQuery['content_items'][number]

/** What an expert wrote, in any state. */
export function OwnItems({ kind }: { kind: ContentKind }) {
  const list = useOwnItems(kind)
  return (
    <PagedRows list={list} loading="Loading what you wrote" skeleton={SKELETON} empty={EMPTY[kind]}>
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

function Item({ item }: { item: OwnItem }) {
  const { id, kind, insight, response, question, question_id: questionId } = item
  const status = statusOf(item)
  const isTurnedDown = status === 'rejected' || status === 'changes'
  const isPublic = status === 'approved'
  const title = insight?.title ?? response?.ai_generated_title ?? question?.question ?? 'Untitled'
  const detail = kind === 'answer' ? paths.question(questionId ?? '', id) : paths.insight(id)
  const counts = [`${shortCount(item.upvote_count)} likes`, `${shortCount(item.view_count)} views`]
  return (
    <OwnRow
      title={title}
      to={isPublic ? detail : null}
      status={status}
      reason={insight?.reason ?? response?.rejected_reason ?? null}
      topic={item.master_topic?.topic_name}
      createdAt={item.created_at}
      // what isn't public has no votes and views (INS-18)
      facts={isPublic ? counts : []}
      actions={
        isPublic ? (
          <Published
            item={{ id, questionId: questionId ?? null, title, noun: kind === 'answer' ? 'answer' : 'insight' }}
          />
        ) : insight && (isTurnedDown || status === 'taken-back') ? (
          <>
            <LinkButton size="sm" to={paths.insightsCreator(id)}>
              Edit
            </LinkButton>
            <RemoveInsight id={id} title={title} />
          </>
        ) : response && questionId && (status === 'draft' || isTurnedDown) ? (
          <LinkButton size="sm" to={paths.editInsight(questionId, id)}>
            {status === 'draft' ? 'Write on' : 'Edit'}
          </LinkButton>
        ) : status === 'retired' ? (
          <LinkButton size="sm" to={`${paths.contentReview}?tab=retired`}>
            See what you retired
          </LinkButton>
        ) : status === 'pending' ? (
          <Transcripts item={item} />
        ) : null
      }
    />
  )
}

/** What is public is changed or retired at any time, not only when it is due. */
function Published({ item }: { item: Reviewable }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <Button size="sm" aria-label={`Edit: ${item.title}`} onClick={() => setAsked('revise')}>
        Edit
      </Button>
      <Button size="sm" variant="quiet" aria-label={`Retire: ${item.title}`} onClick={() => setAsked('retire')}>
        Retire
      </Button>
      {asked ? <AskFirst item={item} asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

/** While it waits there is no page of its own that leads to its transcripts. */
function Transcripts({ item: { recordings } }: { item: OwnItem }) {
  return recordings.map(({ recording_id: id, name }) =>
    id ? (
      <LinkButton key={id} size="sm" to={paths.ownTranscript(id)}>
        {name && recordings.length > 1 ? `Transcript of “${name}”` : 'Transcript'}
      </LinkButton>
    ) : null,
  )
}

const STATUSES: readonly string[] = ['draft', 'pending', 'approved', 'rejected'] satisfies OwnStatus[]
function statusOf({ status, retired_at: retiredAt, insight, response }: OwnItem): OwnStatus | null {
  if (status === 'approved' && retiredAt) return 'retired'
  if (status === 'rejected' && insight?.reason === TAKEN_BACK) return 'taken-back'
  if (status === 'rejected' && (insight?.asks_changes || response?.asks_changes)) return 'changes'
  return STATUSES.includes(status) ? (status as OwnStatus) : null
}
