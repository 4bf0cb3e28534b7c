import { type ReactNode, useState } from 'react'
import { useSignedInUser } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import { Notice } from '#ui/feedback/notice.js'
import { ContentDecision } from './content-decision'
import { AuthorLine } from './waiting-question'

/** What authors are promised (INS-47). */
const PROMISED_MS = 48 * 3_600_000

interface Decision {
  id: string
  isApproved: boolean
  updatedAt: string
  reason: string | null
}

interface WaitingCardProps {
  content: { id: string; updated_at: string; user: Parameters<typeof AuthorLine>[0]['user'] }
  title: string
  topic: string | undefined
  /** when it began to wait */
  since: string
  isLinked: boolean
  words: Parameters<typeof ContentDecision>[0]['words'] & { own: string }
  send(decision: Decision): Promise<unknown>
  children: ReactNode
}

/** Something that waits for a decision of staff: by whom and for how long, what it is, and the decision. */
export function WaitingCard({ content, title, topic, since, isLinked, words, send, children }: WaitingCardProps) {
  const { id: me } = useSignedInUser()
  const { id, updated_at: updatedAt, user } = content
  const [readAt] = useState(updatedAt)
  const [now] = useState(() => Date.now())
  const isLate = now - Date.parse(since) > PROMISED_MS
  return (
    <article
      aria-label={title}
      data-linked={isLinked || undefined}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 data-linked:border-accent sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <AuthorLine user={user} createdAt={since}>
          {topic}
        </AuthorLine>
        {isLate ? <Badge tone="danger">Over 48 hours</Badge> : null}
      </div>
      <h2 className="measure font-serif text-xl font-semibold wrap-anywhere text-ink">{title}</h2>
      {children}
      {user?.id === me ? (
        <Notice>{words.own}</Notice>
      ) : (
        <ContentDecision
          id={id}
          about={title}
          isChanged={updatedAt !== readAt}
          words={words}
          send={(isApproved, reason) => send({ id, isApproved, updatedAt, reason })}
        />
      )}
    </article>
  )
}
