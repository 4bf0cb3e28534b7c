import { fullName } from '#contract/format/full-name.js'
import { Avatar } from '#ui/display/avatar.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useLedgerPeopleQuery } from './ledger.generated'

/** People whose address or name begins with the words. */
export function FoundPeople({ words, onPick }: { words: string; onPick(id: string): void }) {
  const found = useLedgerPeopleQuery({ pattern: beginningWith(words) })
  if (found.isPending) return <SkeletonRows label="Looking for people" rows={['h-12']} />
  if (!found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  const { byEmail, byName, byLastName } = found.data
  const people = new Map([...byEmail, ...byName, ...byLastName].map((person) => [person.user_id, person]))
  if (people.size === 0) return <p className="text-sm text-muted">Nobody’s email or name begins with “{words}”.</p>
  return (
    <ul aria-label="People" className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {[...people.values()].map(({ user_id, email, user }) =>
        user_id && user ? (
          <li key={user_id}>
            <button
              type="button"
              onClick={() => onPick(user_id)}
              className="focus-ring flex w-full items-center gap-3 px-4 py-2 text-start -outline-offset-2! hover:bg-sunken"
            >
              <Avatar id={user_id} name={fullName(user)} src={user.profile_pic} size={32} />
              <span className="min-w-0 text-sm">
                <span className="block truncate font-medium text-ink">{fullName(user)}</span>
                <span className="block truncate text-muted">{email}</span>
              </span>
            </button>
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** A LIKE pattern; what was typed is taken literally. */
function beginningWith(words: string): string {
  return `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
