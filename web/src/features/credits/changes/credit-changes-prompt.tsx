import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuietMoment } from '#lib/browser/use-quiet-moment.js'
import { paths } from '#lib/paths.js'
import { useKeptAnswers } from '#lib/request/use-kept-answers.js'
import { useSignedInUser } from '#lib/session.js'
import { useCreditChangesQuery, useMarkCreditChangesSeenMutation } from './credit-changes.generated'

const CreditChangeDialog = lazy(() => import('./credit-change-dialog'))

const POLL_MS = 10_000

/**
 * Tells people about changes of their credits, one at a time (PROMPT-42, GD-43). Asks every 10 s, except while the tab is
 * hidden or the dialog is open (PROMPT-43).
 *
 * @param isHeldBack while prompts that come first may still have something to say (GD-81)
 */
export function CreditChangesPrompt({ isHeldBack = false }: { isHeldBack?: boolean }) {
  const { id: me } = useSignedInUser()
  const { mutateAsync } = useMarkCreditChangesSeenMutation()
  const { answered: closed, answer: markClosed } = useKeptAnswers<number>(`closedCreditChanges:${me}`, (id) =>
    mutateAsync({ ids: [id] }),
  )
  // the last of those that wait while somebody reads of them in the transactions; others are news there too
  const [lastRead, setLastRead] = useState(0)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== paths.wizlingTransactions()) setLastRead(0)
  }, [pathname])
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useCreditChangesQuery({}, { refetchInterval: isOpen ? false : POLL_MS })
  const next = data?.credit_changes.find(({ id }) => id > lastRead && !closed.includes(id))
  const isQuiet = useQuietMoment(next !== undefined && !isOpen && !isHeldBack)
  if (isQuiet && !isOpen) setIsOpen(true)
  // seen in another tab
  if (isOpen && !next) setIsOpen(false)
  if (!isOpen || !next) return null
  const close = () => {
    setIsOpen(false)
    markClosed(next.id)
  }
  return (
    <Suspense>
      <CreditChangeDialog
        amount={next.amount}
        kind={next.transfer?.kind ?? null}
        reason={next.transfer?.reason ?? ''}
        onClose={close}
        onSeeTransactions={() => {
          setLastRead(data?.credit_changes.at(-1)?.id ?? 0)
          close()
        }}
      />
    </Suspense>
  )
}
