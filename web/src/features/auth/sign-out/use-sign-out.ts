import { useMutation } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { forgetSession } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'

/** Ends this session on the server, then here. If the server can't be told, the person stays signed in and is told so. */
export function useSignOut() {
  const store = useStore()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => restPost('/api/auth/sign-out'),
    onSuccess: () =>
      // in one step, or the guard of the page that is left would lead to the login
      startTransition(() => {
        navigate(paths.home)
        forgetSession(store)
      }),
    onError: (error) => alerts.show({ tone: 'error', text: `You are still signed in. ${messageOf(error)}` }),
  })
  return { signOut: () => mutate(), isBusy: isPending }
}
