import { Check, X } from 'lucide-react'
import { Suspense, useState } from 'react'
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
  words: { reject: string; title: string; text: string; approved: string; rejected: string; changed: string }
  /** @param reason why it was turned down; null if nobody wrote one, or if it is approved */
  send(isApproved: boolean, reason: string | null): Promise<unknown>
}

/**
 * Approve, or turn down with a reason that the author reads (GI-02). If the words have changed since they were read, they are
 * fetched and shown before anybody can decide about them.
 */
export function ContentDecision({ id, about, isChanged, words, send }: ContentDecisionProps) {
  useLoadedLater(TurnDownDialog)
  const alerts = useAlerts()
  const refresh = useRefreshContent()
  const unlessUnderWay = useOneUnderWay()
  const [isRejecting, setRejecting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isReasonKept, setReasonKept] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const decide = async (isApproved: boolean, reason: string | null): Promise<boolean> => {
    setBusy(true)
    try {
      await send(isApproved, reason)
      alerts.show({ tone: 'success', text: isApproved ? words.approved : words.rejected })
      void refresh()
      return true
    } catch (error) {
      if (hasCode(error, TERMS_CHANGED)) {
        // the buttons stay busy until the new words are on the screen
        await refresh()
        setReasonKept(reason !== null)
        setRefused(true)
        setRejecting(false)
        return false
      }
      alerts.showError(error)
      if (hasCode(error, 'ALREADY_DONE', 'QUESTION_NOT_FOUND', 'RESPONSE_NOT_FOUND', 'NOT_FOUND')) void refresh()
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          className="max-sm:flex-1"
          icon={X}
          aria-label={`${words.reject}: ${about}`}
          onClick={() => setRejecting(true)}
        >
          {words.reject}
        </Button>
        <Button
          className="max-sm:flex-1"
          variant="primary"
          icon={Check}
          aria-label={`Approve: ${about}`}
          isBusy={isBusy && !isRejecting}
          onClick={() => void unlessUnderWay(() => decide(true, null))}
        >
          Approve
        </Button>
      </div>
      <Suspense fallback={null}>
        {isRejecting ? (
          <TurnDownDialog
            id={id}
            words={words}
            isBusy={isBusy}
            onSubmit={async (reason) => {
              const isDone = await decide(false, reason)
              if (isDone) setRejecting(false)
              return isDone
            }}
            onClose={() => setRejecting(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
