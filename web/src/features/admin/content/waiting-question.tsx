import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { formatExactDate, formatPassedTime } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import { Notice } from '#ui/feedback/notice.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { ContentDecision } from './content-decision'
import { useDecideQuestionMutation } from './content-queue.generated'
import { PromisedTime } from './promised-time'
import type { WaitingQuestion as Question } from './use-content-queue'

const WORDS = {
  reject: 'Turn down',
  title: 'Turn down this question?',
  text: 'Who asked reads your reason, gets their Credits back, and can change the question and ask again.',
  approved: 'The question is approved. Experts of its field are being told.',
  rejected: 'The question is turned down, and its price returned.',
  changes: {
    title: 'Ask for changes to this question?',
    text: 'Who asked reads what should be different, gets their Credits back, and can change the question and ask again.',
    asked: 'Who asked is being told what to change.',
  },
  changed: 'The words of this question have changed since you read them.',
}

/** A question that waits: what is asked, by whom, and the decision. */
export function WaitingQuestionCard({ question, isLinked }: { question: Question; isLinked: boolean }) {
  const { id: me } = useSignedInUser()
  const { id, updated_at: updatedAt } = question
  const [readAt] = useState(updatedAt)
  const details = cleanRichText(question.question_richtext)
  return (
    <article
      aria-label={question.question}
      data-linked={isLinked || undefined}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 data-linked:border-accent sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <AuthorLine user={question.user} createdAt={question.created_at}>
          {question.master_topic?.topic_name}
        </AuthorLine>
        <PromisedTime since={question.created_at} />
      </div>
      <h2 className="measure font-serif text-xl font-semibold wrap-anywhere text-ink">{question.question}</h2>
      {details ? <RichTextView content={details} /> : null}
      {question.user?.id === me ? (
        <Notice>This is your own question. Another member of staff has to decide about it.</Notice>
      ) : (
        <ContentDecision
          id={id}
          about={question.question}
          isChanged={updatedAt !== readAt}
          words={WORDS}
          send={(decided) => useDecideQuestionMutation.fetcher({ id, updatedAt, ...decided })()}
        />
      )}
    </article>
  )
}

interface AuthorLineProps {
  user: Question['user']
  createdAt: string
  children: ReactNode
}

/** Who wrote it, about what, and for how long it has waited. */
export function AuthorLine({ user, createdAt, children }: AuthorLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {user ? (
        <Link className="focus-ring rounded-sm font-medium text-ink hover:underline" to={paths.profileOf(user)}>
          {fullName(user)}
        </Link>
      ) : null}
      {user?.is_suspended ? <Badge tone="danger">Suspended</Badge> : null}
      <span>{children}</span>
      <time dateTime={createdAt} title={formatExactDate(createdAt)}>
        Waiting for {formatPassedTime(createdAt)}
      </time>
    </p>
  )
}
