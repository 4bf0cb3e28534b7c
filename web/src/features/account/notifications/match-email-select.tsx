import { NativeSelect } from '#ui/form/native-select.js'
import type { useNoticePreferences } from './use-notice-preferences'

const WAYS = { day: 'Email once a day', once: 'Email at once', never: 'No email' } as const
type Way = keyof typeof WAYS
const OPTIONS = Object.entries(WAYS).map(([value, label]) => ({ value, label }))

/** Matches are mailed in a digest or one by one; who is told at once needs no digest. */
export function MatchEmailSelect({
  choiceOf,
  choose,
}: Pick<ReturnType<typeof useNoticePreferences>, 'choiceOf' | 'choose'>) {
  const isAtOnce = choiceOf('opportunity_match').isByEmail
  const isDaily = choiceOf('match_digest').isByEmail
  const way: Way = isAtOnce ? 'once' : isDaily ? 'day' : 'never'
  return (
    <NativeSelect
      aria-label="Opportunities that match your profile: by email"
      className="w-44"
      options={OPTIONS}
      value={way}
      onChange={(event) => {
        const next = event.target.value as Way
        if ((next === 'once') !== isAtOnce) choose('opportunity_match', { isByEmail: next === 'once' })
        if ((next === 'day') !== isDaily) choose('match_digest', { isByEmail: next === 'day' })
      }}
    />
  )
}
