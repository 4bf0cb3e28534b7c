import { useState } from 'react'
import { TAKEN_BACK } from '#contract/content/insight-limits.js'
import { shortCount } from '#contract/format/counts.js'
import type { OwnStatus } from '#entities/content/content-state.js'
import { RemoveInsight } from '#entities/content/remove-insight.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { LazySaveToDrive } from '../drive/lazy-save-to-drive'
import { type Asked, AskFirst, type Reviewable } from '../review/ask-first'
import type { OwnItemFragment } from './own-content.generated'
import { OwnRow } from './own-row'

interface OwnItemProps {
  item: OwnItemFragment
  /** what is known of it besides */
  facts?: readonly string[]
  /** where a response is written on */
  editorOf?(questionId: string, responseId: string): string
}

/** Something that an expert wrote, with what it stands at and what can be done about it. */
export function OwnItem({ item, facts = [], editorOf = paths.editInsight }: OwnItemProps) {
  const { id, kind, insight, response, question, question_id: questionId } = item
  const status = statusOf(item)
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
      facts={isPublic ? [...facts, ...counts] : facts}
      actions={<Actions item={item} status={status} title={title} editorOf={editorOf} />}
    />
  )
}

interface ActionsProps extends Required<Pick<OwnItemProps, 'item' | 'editorOf'>> {
  status: OwnStatus | null
  title: string
}

/** What its author can do with it, as it stands. */
function Actions({ item, status, title, editorOf }: ActionsProps) {
  const { id, kind, insight, response, question_id: questionId } = item
  const { id: me } = useSignedInUser()
  const isTurnedDown = status === 'rejected' || status === 'changes'
  const noun = kind === 'answer' ? 'answer' : 'insight'
  return (
    <>
      {status === 'approved' ? (
        <Published item={{ id, questionId: questionId ?? null, title, noun }} />
      ) : insight && (isTurnedDown || status === 'taken-back') ? (
        <>
          <LinkButton size="sm" to={paths.insightsCreator(id)}>
            Edit
          </LinkButton>
          <RemoveInsight id={id} title={title} />
        </>
      ) : response && questionId && (status === 'draft' || isTurnedDown) ? (
        <LinkButton size="sm" to={editorOf(questionId, id)}>
          {status === 'draft' ? 'Write on' : 'Edit'}
        </LinkButton>
      ) : status === 'retired' ? (
        <LinkButton size="sm" to={`${paths.contentReview}?tab=retired`}>
          See what you retired
        </LinkButton>
      ) : status === 'pending' ? (
        <Transcripts item={item} />
      ) : null}
      {response ? <LazySaveToDrive responseId={id} title={title} authorId={me} variant="quiet" /> : null}
    </>
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
function Transcripts({ item: { recordings } }: { item: OwnItemFragment }) {
  return recordings.map(({ recording_id: id, name }) =>
    id ? (
      <LinkButton key={id} size="sm" to={paths.ownTranscript(id)}>
        {name && recordings.length > 1 ? `Transcript of “${name}”` : 'Transcript'}
      </LinkButton>
    ) : null,
  )
}

const STATUSES: readonly string[] = ['draft', 'pending', 'approved', 'rejected'] satisfies OwnStatus[]
function statusOf({ status, retired_at: retiredAt, insight, response }: OwnItemFragment): OwnStatus | null {
  if (status === 'approved' && retiredAt) return 'retired'
  if (status === 'rejected' && insight?.reason === TAKEN_BACK) return 'taken-back'
  if (status === 'rejected' && (insight?.asks_changes || response?.asks_changes)) return 'changes'
  return STATUSES.includes(status) ? (status as OwnStatus) : null
}
