import { Check, Merge, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { TopicDecision } from '#contract/content/topic-suggestion.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { hasCode } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { PromisedTime } from '../promised-time'
import { AuthorLine } from '../waiting-card'
import { useDecideTopicMutation } from './topics.generated'
import { type TopicAnswer, useRefreshTopics, type WaitingTopic } from './use-topics'

const TurnDownDialog = lazyPart(() => import('../turn-down-dialog'))
const TopicDialog = lazyPart(() => import('./topic-dialog'))

const TURN_DOWN = {
  reject: 'Turn down',
  title: 'Turn down this topic?',
  text: 'Whoever suggested it reads your reason.',
}
const DONE: Readonly<Record<TopicDecision, string>> = {
  approve: 'The topic is in the list. Whoever suggested it is being told.',
  merge: 'The topics are merged. Whoever suggested it is being told.',
  reject: 'The topic is turned down. Whoever suggested it is being told.',
}

/** A topic that an expert suggests: by whom, how long it has waited, and the decision. */
export function WaitingTopicCard({ topic }: { topic: WaitingTopic }) {
  const { id, topic_name: name, created_at: since, objective, user } = topic
  const { id: me } = useSignedInUser()
  return (
    <article aria-label={name} className="grid max-w-[48rem] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <AuthorLine user={user} since={since} isWaiting>
          {objective?.objective_name}
        </AuthorLine>
        <PromisedTime since={since} />
      </div>
      <h2 className="measure font-serif text-xl font-semibold wrap-anywhere text-ink">{name}</h2>
      {user?.id === me ? (
        <Notice>You suggested this yourself. Another member of staff has to decide about it.</Notice>
      ) : (
        <Decision id={id} name={name} />
      )}
    </article>
  )
}

function Decision({ id, name }: { id: string; name: string }) {
  useLoadedLater(TurnDownDialog)
  useLoadedLater(TopicDialog)
  const alerts = useAlerts()
  const refresh = useRefreshTopics()
  const [asked, setAsked] = useState<TopicDecision | null>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsked(null)
  /** @throws what the server refused */
  const send = async (decision: TopicDecision, answer: TopicAnswer) => {
    setBusy(true)
    try {
      await useDecideTopicMutation.fetcher({ id, decision, ...answer })()
      alerts.show({ tone: 'success', text: DONE[decision] })
      close()
      void refresh()
    } catch (error) {
      if (hasCode(error, 'ALREADY_DONE', 'NOT_FOUND')) {
        alerts.showError(error)
        close()
        void refresh()
        return
      }
      throw error
    } finally {
      setBusy(false)
    }
  }
  const turnDown = async (reason: string) => {
    try {
      await send('reject', { reason })
      return true
    } catch (error) {
      alerts.showError(error)
      return false
    }
  }
  const buttons = [
    { decision: 'reject', icon: X, label: 'Turn down' },
    { decision: 'merge', icon: Merge, label: 'Merge' },
    { decision: 'approve', icon: Check, label: 'Approve' },
  ] as const
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
      {buttons.map(({ decision, icon, label }) => (
        <Button
          key={decision}
          className="max-sm:flex-1"
          icon={icon}
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          aria-label={`${label}: ${name}`}
          onClick={() => setAsked(decision)}
        >
          {label}
        </Button>
      ))}
      <Suspense fallback={null}>
        {asked === 'reject' ? (
          <TurnDownDialog
            {...{ id: `topic:${id}`, words: TURN_DOWN, tone: 'danger', isBusy }}
            onSubmit={turnDown}
            onClose={close}
          />
        ) : null}
        {asked === 'approve' || asked === 'merge' ? (
          <TopicDialog
            key={asked}
            decision={asked}
            {...{ id, name, isBusy }}
            onSend={(answer) => send(asked, answer)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
