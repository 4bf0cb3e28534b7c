import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from './statuses.js'
import { isTeamOpen, isTeamTabShown, searchColleagues } from './team.js'

const person = (first_name: string, last_name: string) => ({
  id: first_name,
  first_name,
  last_name,
  email: 'x@y.example',
})
const COLLEAGUES = [person('Jonas', 'Bakker'), person('Åsa', 'Jonsson'), person('Mia', 'Berg')]
const found = (typed: string, invited: string[] = []) =>
  searchColleagues(typed, COLLEAGUES, invited).matches.map(({ id }) => id)

describe('the search for team members', () => {
  it('[TEAM-08] lists nobody before something is typed', () => {
    expect(searchColleagues('  ', COLLEAGUES, [])).toEqual({ matches: [], isNobodyFound: false })
  })

  it('[TEAM-09] matches first or last name, whatever the case', () => {
    expect(found('JON')).toEqual(['Jonas', 'Åsa'])
    expect(found('åsa')).toEqual(['Åsa'])
    expect(found('mia b')).toEqual(['Mia'])
    expect(found('example')).toEqual([])
  })

  it('[TEAM-10] leaves out who is already invited', () => {
    expect(found('jon', ['Jonas'])).toEqual(['Åsa'])
  })

  it.each([
    ['q', false],
    ['qq', false],
    ['qqq', true],
    [' qq ', false],
    ['jon', false],
  ])('[TEAM-11] with “%s” typed, says that nobody was found: %s', (typed, isSaid) => {
    expect(searchColleagues(typed, COLLEAGUES, []).isNobodyFound).toBe(isSaid)
  })
})

describe('the Team Members tab', () => {
  const facts = { isPoster: true, hasCompany: true }
  it('[TEAM-01, TEAM-02] is the poster’s, with a company, and not on a draft', () => {
    const shown = OPPORTUNITY_STATUSES.filter((status) => isTeamTabShown({ ...facts, status }))
    expect(shown).toEqual(OPPORTUNITY_STATUSES.filter((status) => !status.startsWith('draft')))
    expect(isTeamTabShown({ ...facts, isPoster: false, status: 'published' })).toBe(false)
    expect(isTeamTabShown({ ...facts, hasCompany: false, status: 'published' })).toBe(false)
  })

  it('[GO-66] the team changes while the post is published or in progress', () => {
    expect(OPPORTUNITY_STATUSES.filter(isTeamOpen)).toEqual(['published', 'in progress'])
  })
})
