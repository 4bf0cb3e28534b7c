import { Lock } from 'lucide-react'
import { Icon } from '#ui/display/icon.js'
import type { ChatEligibilityQuery } from '../data/chat.generated'

interface ClosedBarProps {
  role: string
  eligibility: ChatEligibilityQuery['chatEligibility']
}

/** In place of the comment bar: why there is none (CHAT-05, CHAT-06, GO-59). */
export function ClosedBar({ role, eligibility }: ClosedBarProps) {
  return (
    <p className="flex items-center gap-2 border-t border-line bg-sunken px-4 py-3 text-sm text-muted">
      <Icon of={Lock} size={16} />
      {reasonOf(role, eligibility)}
    </p>
  )
}

function reasonOf(role: string, { blocker, message, isSomeOneHired }: ClosedBarProps['eligibility']): string {
  if (role === 'team_member') return 'You can read along. The poster and the experts write here.'
  if (blocker !== 'INVALID_STATUS_TRANSITION') return message ?? ''
  if (role === 'expert' && isSomeOneHired)
    return 'Somebody else was hired, so you can’t write here any more. You can still read what was written.'
  return 'This chat has ended. You can still read what was written.'
}
