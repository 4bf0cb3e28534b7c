import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { contentAgeSentence } from '#contract/content/content-age.js'
import { fullName } from '#contract/format/full-name.js'
import { placeInRecording } from '#entities/content/place-in-recording.js'
import { formatClock } from '#entities/recording/clock.js'
import { classNames } from '#lib/class-names.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { AiAnswerFragment, CitedPassagesQuery } from './conversation.generated'
import { useCitedPassagesQuery } from './conversation.generated'

interface CitationDialogProps {
  answerId: string
  citation: AiAnswerFragment['citations'][number]
  onClose(): void
}

/** The source of a citation, at the passage that was quoted. */
export default function CitationDialog({ answerId, citation, onClose }: CitationDialogProps) {
  const passages = useCitedPassagesQuery({ answerId, number: citation.number })
  const cited = useRef<HTMLParagraphElement>(null)
  const around = passages.data?.ai_cited_passages ?? []
  useEffect(() => {
    if (around.length > 0) cited.current?.scrollIntoView?.({ block: 'center' })
  }, [around.length])
  const isUnchanged = around.some(({ is_cited: isCited, content }) => isCited && content === citation.quote)
  const { author } = citation
  const here = around.find(({ is_cited: isCited }) => isCited)
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={citation.title}>
      {author ? (
        <Link
          to={paths.profileOf(author)}
          className="focus-ring mb-4 inline-flex items-center gap-3 rounded-sm hover:text-accent"
        >
          <Avatar id={author.id} name={fullName(author)} src={author.profile_pic} size={40} />
          <span>
            <span className="block font-medium">{fullName(author)}</span>
            <span className="block text-muted">{author.designation}</span>
          </span>
        </Link>
      ) : null}
      {passages.isPending ? <SkeletonRows label="Loading the source" rows={['h-6', 'h-20', 'h-6']} /> : null}
      {passages.error ? <ErrorState error={passages.error} onRetry={() => void passages.refetch()} /> : null}
      {passages.data && !isUnchanged ? (
        <Notice tone="info" className="mb-4" title="This source has changed since the answer">
          <p>It was quoted as: “{citation.quote}”</p>
        </Notice>
      ) : null}
      {here ? <SourceLink passage={here} datedAt={citation.dated_at} /> : null}
      <div className="grid gap-3 font-serif text-base leading-7">
        {around.map(({ position, content, is_cited: isCited }) => (
          <p
            key={position}
            ref={isCited ? cited : undefined}
            className={classNames(isCited ? '-mx-3 rounded-md bg-accent-soft px-3 py-2 text-ink' : 'text-muted')}
          >
            {isCited ? <mark className="bg-transparent text-inherit">{content}</mark> : content}
          </p>
        ))}
      </div>
    </Dialog>
  )
}

type Passage = CitedPassagesQuery['ai_cited_passages'][number]

/** Where the whole of it is, at the second that was quoted, and how old it is. */
function SourceLink({ passage, datedAt }: { passage: Passage; datedAt: string | null }) {
  const { kind, item_id: id, question_id: questionId, starts_at: second, recording } = passage
  if (!id) return null
  const at = placeInRecording(second, recording)
  const to = kind === 'answer' && questionId ? paths.question(questionId, id, at) : paths.insight(id, at)
  const noun = kind === 'answer' ? 'answer' : 'insight'
  const age = contentAgeSentence(datedAt ? new Date(datedAt) : null, new Date())
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <Link to={to} className="focus-ring rounded-sm text-accent underline underline-offset-3">
        {second === null ? `Open the ${noun}` : `Listen from ${formatClock(second)}`}
      </Link>
      {age ? <span className="text-warn">{age}</span> : null}
    </p>
  )
}
