import { Check, PencilLine, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { useRefreshContent } from './use-content-queue'

const TurnDownDialog = lazyPart(() => import('./turn-down-dialog'))

const READ_AGAIN = 'Nothing has been decided. Read it again, then decide.'
const READ_AGAIN_REASON_KEPT = 'Nothing has been decided, and your reason is kept. Read it again, then decide.'

interface ContentDecisionProps {
  id: string
  /** what the buttons are about, for screen readers */
  about: string
  /** the words on the screen aren't those that were there first: the queue was read again meanwhile */
  isChanged: boolean
  words: {
    reject: string
    title: string
    text: string
    approved: string
    rejected: string
    changed: string
    /** asking for changes instead */
    changes: { title: string; text: string; asked: string }
  }
  /** why it can’t be approved, if it can’t */
  obstacle?: ReactNode
  send(decision: Decided): Promise<unknown>
}

export interface Decided {
  isApproved: boolean
  /** turned down for now: its author is asked to change it */
  asksChanges: boolean
  /** why it isn't approved; null if it is */
  reason: string | null
}

const APPROVED: Decided = { isApproved: true, asksChanges: false, reason: null }

/**
 * Approve, ask for changes, or turn down, the last two with a reason that the author reads (GI-02). If the words have changed since they were read, they are
 * fetched and shown before anybody can decide about them.
 */
export function ContentDecision({ id, about, isChanged, words, obstacle = null, send }: ContentDecisionProps) {
  useLoadedLater(TurnDownDialog)
  const alerts = useAlerts()
  const refresh = useRefreshContent()
  const unlessUnderWay = useOneUnderWay()
  const [asked, setAsked] = useState<'rejection' | 'changes' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isReasonKept, setReasonKept] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const decide = async (decision: Decided): Promise<boolean> => {
    setBusy(true)
    try {
      await send(decision)
      alerts.show({ tone: 'success', text: doneWords(words, decision) })
      void refresh()
      return true
    } catch (error) {
      if (hasCode(error, TERMS_CHANGED)) {
        // the buttons stay busy until the new words are on the screen
        await refresh()
        setReasonKept(decision.reason !== null)
        setRefused(true)
        setAsked(null)
        return false
      }
      alerts.showError(error)
      if (
        hasCode(error, 'ALREADY_DONE', 'QUESTION_NOT_FOUND', 'RESPONSE_NOT_FOUND', 'NOT_FOUND', 'QUESTION_NOT_PUBLIC')
      )
        void refresh()
      return false
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {isChanged || isRefused ? (
        <Notice isLive tone="warn" title={words.changed}>
          {isReasonKept ? READ_AGAIN_REASON_KEPT : READ_AGAIN}
        </Notice>
      ) : null}
      {obstacle ? <Notice title="This can’t be approved now.">{obstacle}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          className="max-sm:flex-1"
          icon={X}
          aria-label={`${words.reject}: ${about}`}
          onClick={() => setAsked('rejection')}
        >
          {words.reject}
        </Button>
        <Button
          className="max-sm:flex-1"
          icon={PencilLine}
          aria-label={`Ask for changes: ${about}`}
          onClick={() => setAsked('changes')}
        >
          Ask for changes
        </Button>
        {obstacle ? null : (
          <Button
            className="max-sm:flex-1"
            variant="primary"
            icon={Check}
            aria-label={`Approve: ${about}`}
            isBusy={isBusy && !asked}
            onClick={() => void unlessUnderWay(() => decide(APPROVED))}
          >
            Approve
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {asked ? (
          <TurnDownDialog
            id={id}
            words={asked === 'changes' ? { ...words.changes, reject: 'Ask for changes' } : words}
            tone={asked === 'changes' ? 'primary' : 'danger'}
            isBusy={isBusy}
            onSubmit={async (reason) => {
              const isDone = await decide({ isApproved: false, asksChanges: asked === 'changes', reason })
              if (isDone) setAsked(null)
              return isDone
            }}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

function doneWords(words: ContentDecisionProps['words'], { isApproved, asksChanges }: Decided): string {
  if (isApproved) return words.approved
  return asksChanges ? words.changes.asked : words.rejected
}
