import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReturnByBack } from '#lib/browser/use-return-by-back.js'
import { messageOf } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { cardName } from './card-words'
import { useConfirmCardMutation, usePlanCardQuery, useStartCardChangeMutation } from './plan-card.generated'

/** Leaves for the page on which another card is saved. Busy until the browser has left. */
export function useCardChange() {
  const alerts = useAlerts()
  // a double click comes before the button has been rendered busy
  const hasStarted = useRef(false)
  const { mutate, reset, isPending, isSuccess } = useStartCardChangeMutation({
    onSuccess: ({ startCardChange: { url } }) => window.location.assign(url),
    onError: (error) => {
      hasStarted.current = false
      alerts.show({ tone: 'error', text: messageOf(error) })
    },
  })
  useReturnByBack(
    useCallback(() => {
      hasStarted.current = false
      reset()
    }, [reset]),
  )
  const start = () => {
    if (hasStarted.current) return
    hasStarted.current = true
    mutate({})
  }
  return { start, isBusy: isPending || isSuccess }
}

const SESSION = 'card_session'

/**
 * Takes the card that was saved, once the browser is back. The server asks the provider whether there is one for this plan,
 * so that an address typed by hand says nothing else than that.
 *
 * @param onSaved called when it pays for the plan; the provider's events are on the way
 */
export function useSavedCard(onSaved: () => void): void {
  const alerts = useAlerts()
  const queries = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const sessionId = query.get(SESSION)
  const asked = useRef<string>(undefined)
  const { mutate } = useConfirmCardMutation({
    onSuccess: ({ confirmCard: { card } }) => {
      if (card) alerts.show({ tone: 'success', text: `Your plan is paid with ${cardName(card)} from now on.` })
    },
    onError: (error) => alerts.show({ tone: 'error', text: messageOf(error) }),
    onSettled: () => {
      query.delete(SESSION)
      setQuery(query, { replace: true })
      // asked for when the page opened, perhaps before the new card was taken
      void queries.invalidateQueries({ queryKey: [usePlanCardQuery.rootKey] })
      onSaved()
    },
  })
  useEffect(() => {
    if (sessionId === null || asked.current === sessionId) return
    asked.current = sessionId
    mutate({ sessionId })
  }, [sessionId, mutate])
}
