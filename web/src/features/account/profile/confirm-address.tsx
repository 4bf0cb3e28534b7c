import { useMutation } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { Link } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { renewSession } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Notice } from '#ui/feedback/notice.js'

/** Sends the confirmation email. Also on the home page until the address is confirmed. */
export default function ConfirmAddress({ email }: { email: string }) {
  const { mode } = useConfig()
  const store = useStore()
  const ask = useMutation({
    mutationFn: () => restPost('/api/email-verification/request'),
    onError: (error) => {
      // confirmed in another tab or on another device: refresh, which hides this
      if (hasCode(error, 'EMAIL_ALREADY_VERIFIED')) void renewSession(store)
    },
  })
  if (ask.isSuccess)
    return (
      <Notice tone="success" isLive>
        We’ve sent an email to {email}. Follow its link to confirm.{' '}
        {mode === 'demo' ? (
          <Link to={paths.adminOutbox} className="text-link">
            Open the outbox
          </Link>
        ) : null}
      </Notice>
    )
  return (
    <>
      <FormRefusal error={ask.error} />
      <div>
        <Button onClick={() => ask.mutate()} isBusy={ask.isPending}>
          Send the confirming email
        </Button>
      </div>
    </>
  )
}
