import { useSignedInUser } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import ConfirmAddress from './confirm-address'

export function EmailAddress() {
  const { email, isEmailVerified } = useSignedInUser()
  return (
    <div className="grid max-w-form gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="break-all">{email}</span>
        {isEmailVerified ? <Badge tone="accent">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}
      </p>
      {isEmailVerified ? null : <ConfirmAddress email={email} />}
    </div>
  )
}
