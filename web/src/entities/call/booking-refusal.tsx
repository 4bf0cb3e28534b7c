import type { ErrorCode } from '#contract/error-codes.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { MY_MEETINGS } from './my-meetings'

interface WayOn {
  title: string
  to: string
  label: string
}

const PLANS = { to: paths.pricing, label: 'View Plans' }

/** Refusals that one can do something about; the others say why, and that is all. */
const WAYS_ON = {
  PAID_PLAN_REQUIRED: { title: 'Upgrade Membership', ...PLANS },
  FREE_CALLS_LIMIT_REACHED: { title: 'No introduction calls left', ...PLANS },
  FREE_CALL_ALREADY_USED: {
    title: 'Call already utilized',
    to: MY_MEETINGS,
    label: 'Open My Meetings',
  },
  EMAIL_NOT_VERIFIED: { title: 'Confirm your email address', to: paths.account, label: 'Open your account' },
} as const satisfies Partial<Record<ErrorCode, WayOn>>

const wayOnFrom = (code: string): WayOn | null => (isKey(code) ? WAYS_ON[code] : null)
const isKey = (code: string): code is keyof typeof WAYS_ON => Object.hasOwn(WAYS_ON, code)

interface BookingRefusalProps {
  code: string
  message: string
  onClose(): void
}

/** Why an introduction can't be booked, in the server's words, and what helps (PROMPT-45, KERR-12, GK-010, GK-011). */
export function BookingRefusal({ code, message, onClose }: BookingRefusalProps) {
  const wayOn = wayOnFrom(code)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={wayOn?.title ?? 'This call can’t be booked'}
      footer={
        <>
          <Button variant={wayOn ? 'secondary' : 'primary'} onClick={onClose}>
            {wayOn ? 'Not now' : 'Close'}
          </Button>
          {wayOn ? (
            <LinkButton variant="primary" to={wayOn.to}>
              {wayOn.label}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p className="text-base text-muted">{message}</p>
    </Dialog>
  )
}
