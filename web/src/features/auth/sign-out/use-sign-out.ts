import { useMutation } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { forgetSession } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'

/** Ends the session on the server, then here. If the server can't be reached, the user stays signed in and is told. */
export function useSignOut() {
  const store = useStore()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => restPost('/api/auth/sign-out'),
    onSuccess: () =>
      // both in one transition, or the guard of the current page would redirect to the login
      startTransition(() => {
        navigate(paths.home)
        forgetSession(store)
      }),
    onError: (error) => alerts.show({ tone: 'error', text: `You are still signed in. ${messageOf(error)}` }),
  })
  return { signOut: () => mutate(), isBusy: isPending }
}
