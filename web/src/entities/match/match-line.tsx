import { Target } from 'lucide-react'
import { matchWords, readMatchReasons } from '#contract/matching/match-words.js'
import { Icon } from '#ui/display/icon.js'

interface MatchLineProps {
  /** as stored in `opportunity_matches` */
  reasons: unknown
  /** the opportunity's type */
  type: string
  reader: 'expert' | 'poster'
}

/** Why an opportunity and an expert match, in a sentence; nothing if they don't (GO-27). */
export function MatchLine({ reasons, type, reader }: MatchLineProps) {
  const words = matchWords(readMatchReasons(reasons), { reader, type })
  if (!words) return null
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <span className="mt-0.5 shrink-0 text-accent">
        <Icon of={Target} size={16} />
      </span>
      {words}
    </p>
  )
}
