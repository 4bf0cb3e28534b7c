import { useState } from 'react'
import { hasCode } from '#lib/request-error.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useRefreshReviews } from './use-content-reviews'

/** Says something about what one published: once at a time, and the lists are read again afterwards. */
export function useReviewAct() {
  const alerts = useAlerts()
  const refresh = useRefreshReviews()
  const unlessUnderWay = useOneUnderWay()
  const [isBusy, setBusy] = useState(false)
  /** @returns whether it was done */
  const act = async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    let isDone = false
    await unlessUnderWay(async () => {
      setBusy(true)
      try {
        await send()
        isDone = true
        alerts.show({ tone: 'success', text: done })
        await refresh()
      } catch (error) {
        alerts.showError(error)
        // another tab was faster
        if (hasCode(error, 'NOT_FOUND', 'ALREADY_DONE')) await refresh()
      } finally {
        setBusy(false)
      }
    })
    return isDone
  }
  return { act, isBusy }
}
