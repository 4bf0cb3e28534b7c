import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import type { ContentSubject } from '#contract/workflow/content.graph.js'
import { formatExactDate, formatPassedTime } from '#lib/dates.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import { Notice } from '#ui/feedback/notice.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import type { Author } from './asker'
import { ContentDecision, type Decided } from './content-decision'
import { PromisedTime } from './promised-time'
import { TakeDown } from './takedowns/take-down'

// what waits, which is all of a queue, needs none of it
const TakenDown = lazyPart(async () => ({ default: (await import('./takedowns/taken-down')).TakenDown }))

const OWN_APPROVED = 'You wrote this yourself. Another member of staff has to take it down.'

interface Decision extends Decided {
  id: string
  updatedAt: string
}

/** It waits, everybody can read it and staff may take it down, or it was turned down or taken down. */
export type ContentState = 'waiting' | 'approved' | 'rejected'

type WaitingAuthor = Author & { is_suspended: boolean | null }

interface WaitingCardProps {
  content: { id: string; updated_at: string; user: WaitingAuthor | null }
  subject: ContentSubject
  state: ContentState
  title: string
  topic: string | undefined
  /** when it began to wait */
  since: string
  isLinked: boolean
  words: Parameters<typeof ContentDecision>[0]['words'] & { own: string }
  send(decision: Decision): Promise<unknown>
  /** why it can’t be approved, if it can’t */
  obstacle?: ReactNode
  /** there is something to hear or watch, which has text beside it where there is room */
  isRecorded: boolean
  /** that, unless it has its text beside it already */
  recordings?: ReactNode
  children: ReactNode
}

/** Something that waits for a decision of staff: by whom and for how long, what it is, and the decision. */
export function WaitingCard({ content, title, topic, since, isLinked, state, ...card }: WaitingCardProps) {
  const { id: me } = useSignedInUser()
  const { id, updated_at: updatedAt, user } = content
  const [readAt] = useState(updatedAt)
  const { subject, words, send, obstacle, isRecorded, recordings = null, children } = card
  return (
    <article
      aria-label={title}
      data-linked={isLinked || undefined}
      data-recorded={isRecorded || undefined}
      className="grid max-w-[48rem] gap-4 data-recorded:max-w-none rounded-lg border border-line bg-surface p-4 data-linked:border-accent sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <AuthorLine user={user} since={since} isWaiting={state === 'waiting'}>
          {topic}
        </AuthorLine>
        {state === 'waiting' ? <PromisedTime since={since} /> : null}
        {state === 'approved' ? <Badge>Approved</Badge> : null}
      </div>
      <h2 className="measure font-serif text-xl font-semibold wrap-anywhere text-ink">{title}</h2>
      {recordings ? (
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-4 lg:sticky lg:top-4">{recordings}</div>
          <div className="grid min-w-0 gap-4">{children}</div>
        </div>
      ) : (
        children
      )}
      {state === 'rejected' ? (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <TakenDown id={id} />
        </Suspense>
      ) : user?.id === me ? (
        <Notice>{state === 'approved' ? OWN_APPROVED : words.own}</Notice>
      ) : state === 'approved' ? (
        <TakeDown subject={subject} id={id} about={title} />
      ) : (
        <ContentDecision
          id={id}
          about={title}
          isChanged={updatedAt !== readAt}
          words={words}
          obstacle={obstacle}
          send={(decided) => send({ id, updatedAt, ...decided })}
        />
      )}
    </article>
  )
}

/** Of either store; null for what its author took away or took back. */
export function contentState(status: string): ContentState | null {
  const known = status.toLowerCase()
  if (known === 'pending') return 'waiting'
  return known === 'approved' || known === 'rejected' ? known : null
}

interface AuthorLineProps {
  user: WaitingAuthor | null
  since: string
  isWaiting: boolean
  children: ReactNode
}

/** Who wrote it, about what, and for how long it has waited. */
export function AuthorLine({ user, since, isWaiting, children }: AuthorLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {user ? (
        <Link className="focus-ring rounded-sm font-medium text-ink hover:underline" to={paths.profileOf(user)}>
          {fullName(user)}
        </Link>
      ) : null}
      {user?.is_suspended ? <Badge tone="danger">Suspended</Badge> : null}
      <span>{children}</span>
      <time dateTime={since} title={formatExactDate(since)}>
        {isWaiting ? `Waiting for ${formatPassedTime(since)}` : `Sent ${formatPassedTime(since)} ago`}
      </time>
    </p>
  )
}
