import type { ReactNode } from 'react'
import { fullName } from '#contract/format/full-name.js'
import type { Colleague } from '#contract/opportunities/team.js'
import { Avatar } from '#ui/display/avatar.js'

interface ColleagueRowProps {
  person: Colleague
  /** a third line */
  note?: string
  /** what can be done with them */
  children?: ReactNode
}

/** Somebody of the company, in the team or to be invited. */
export function ColleagueRow({ person, note, children }: ColleagueRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-4 py-3">
      <Avatar id={person.id} name={fullName(person)} size={40} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{fullName(person)}</p>
        <p className="wrap-anywhere text-muted">{person.email}</p>
        {note ? <p className="text-muted">{note}</p> : null}
      </div>
      {children}
    </li>
  )
}
