import { type ReactNode, useState } from 'react'
import { useSignedInUser } from '#lib/session.js'
import { Notice } from '#ui/feedback/notice.js'
import { ContentDecision, type Decided } from './content-decision'
import { PromisedTime } from './promised-time'
import { AuthorLine } from './waiting-question'

interface Decision extends Decided {
  id: string
  updatedAt: string
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
        <PromisedTime since={since} />
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
          send={(decided) => send({ id, updatedAt, ...decided })}
        />
      )}
    </article>
  )
}
