import type { OpportunityStatus } from './statuses.js'

/** People invited with one request. */
export const TEAM_INVITES_MAX = 100

/** A note on an applicant, as its constraint says. */
export const APPLICANT_NOTE_CHARACTERS_MAX = 1000

/** "No members found" only appears beyond this many typed characters (TEAM-11). */
const SEARCH_SILENT_MAX = 2

/** While these last, the poster invites and removes team members (GO-66); after that the list stays readable. */
const OPEN_TO_TEAM: readonly OpportunityStatus[] = ['published', 'in progress']

export function isTeamOpen(status: OpportunityStatus): boolean {
  return OPEN_TO_TEAM.includes(status)
}

/** The Team Members tab: the poster's, with a company, once the post is no draft (TEAM-01, TEAM-02, GO-67). */
export function isTeamTabShown(facts: { isPoster: boolean; hasCompany: boolean; status: OpportunityStatus }): boolean {
  return facts.isPoster && facts.hasCompany && facts.status !== 'draft' && facts.status !== 'draft_deleted'
}

export interface Colleague {
  id: string
  first_name: string
  last_name: string
  email: string
}

export interface MemberSearch<Person extends Colleague> {
  matches: Person[]
  /** Enough was typed to say that nobody has such a name. */
  isNobodyFound: boolean
}

/**
 * Colleagues whose first or last name contains what was typed, whatever its case, without those already invited; nobody
 * before something is typed (TEAM-08 to TEAM-11).
 */
export function searchColleagues<Person extends Colleague>(
  typed: string,
  colleagues: readonly Person[],
  invitedIds: readonly string[],
): MemberSearch<Person> {
  const wanted = typed.trim().toLocaleLowerCase()
  const matches =
    wanted === ''
      ? []
      : colleagues.filter(
          ({ id, first_name, last_name }) =>
            !invitedIds.includes(id) &&
            [first_name, last_name, `${first_name} ${last_name}`].some((name) =>
              name.toLocaleLowerCase().includes(wanted),
            ),
        )
  return { matches, isNobodyFound: matches.length === 0 && wanted.length > SEARCH_SILENT_MAX }
}
