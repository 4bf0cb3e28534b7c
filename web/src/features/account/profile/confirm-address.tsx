import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useConfig } from '../../../lib/config'
import { paths } from '../../../lib/paths'
import { restPost } from '../../../lib/rest-client'
import { Button } from '../../../ui/button/button'
import { FormRefusal } from '../../../ui/feedback/form-refusal'
import { Notice } from '../../../ui/feedback/notice'

/** Asks for the mail with the confirming link. Also shown on the home page while the address is not confirmed. */
export function ConfirmAddress({ email }: { email: string }) {
  const { mode } = useConfig()
  const ask = useMutation({ mutationFn: () => restPost('/api/email-verification/request') })
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
