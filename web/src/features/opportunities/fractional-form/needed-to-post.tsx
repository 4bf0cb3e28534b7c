import type { ReactNode, Ref } from 'react'
import { useSignedInUser } from '../../../lib/session'
import { Notice } from '../../../ui/feedback/notice'

interface NeededToPostProps {
  /** asks for the mail that confirms the address; lives with the account */
  confirmAddress: ReactNode
  /** takes the focus when somebody presses Send all the same */
  ref: Ref<HTMLDivElement>
}

/** What is still missing before a role can be sent, said before anybody fills in the form. */
export function NeededToPost({ confirmAddress, ref }: NeededToPostProps) {
  const { email, isEmailVerified } = useSignedInUser()
  if (isEmailVerified) return null
  return (
    <div ref={ref} tabIndex={-1} className="focus-ring mt-4 scroll-mt-24 rounded-lg">
      <Notice tone="warn" title="Confirm your email address to post" action={confirmAddress}>
        You can fill in the form now: it’s kept in this browser. You can send it as soon as {email} is confirmed.
      </Notice>
    </div>
  )
}
