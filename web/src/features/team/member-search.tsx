import { useState } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { type Colleague, searchColleagues } from '#contract/opportunities/team.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { ColleagueRow } from './colleague-row'
import { useColleagues } from './use-team'

interface MemberSearchFieldProps {
  invitedIds: readonly string[]
  /** those being invited right now */
  inviting: readonly string[] | string | null
  onInvite(person: Colleague): Promise<void>
}

/** Finds colleagues by name and invites them; without the list of colleagues nobody can be invited (TEAM-07). */
export function MemberSearchField({ invitedIds, inviting, onInvite }: MemberSearchFieldProps) {
  const [typed, setTyped] = useState('')
  const { colleagues, error, refetch, isRefetching } = useColleagues()
  if (!colleagues)
    return error ? (
      <ErrorState
        title="Your colleagues can’t be shown right now"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    ) : null
  if (colleagues.length === 0)
    return (
      <p className="text-sm text-ink">
        Nobody else of your company has an account here yet. Invite colleagues to your company in your account first.
      </p>
    )
  const { matches, isNobodyFound } = searchColleagues(typed, colleagues, invitedIds)
  const invite = (person: Colleague) =>
    onInvite(person).then(
      () => setTyped(''),
      () => undefined,
    )
  return (
    <div className="flex flex-col gap-2">
      <Field label="Invite a colleague" hint="Type a first or last name.">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // the browser's own cross has a colour of its own; Escape clears as well
            className="[&::-webkit-search-cancel-button]:appearance-none"
          />
        )}
      </Field>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isNobodyFound ? 'No members found' : null}
      </p>
      {matches.length > 0 ? (
        <ul aria-label="Colleagues found" className="divide-y divide-line border-y border-line text-sm">
          {matches.map((person) => (
            <ColleagueRow key={person.id} person={person}>
              <Button
                size="sm"
                variant="primary"
                aria-label={`Invite ${fullName(person)}`}
                isBusy={inviting?.includes(person.id) ?? false}
                onClick={() => void invite(person)}
              >
                Invite
              </Button>
            </ColleagueRow>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
