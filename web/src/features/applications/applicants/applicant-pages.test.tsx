import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { servePages } from '#testing/applicant-pages.js'
import { application, counterOffer, hired, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import type { Application } from '../page/application'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The number gives the applicant's name and the minute in which they showed interest. */
function person(number: number, make: typeof application = application, part: Partial<Application> = {}): Application {
  const { user } = application()
  return make({
    user_id: idOf(number),
    interest_shown_at: `2026-11-18T${String(Math.floor(number / 60)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}:00+00:00`,
    user: user && { ...user, id: idOf(number), first_name: 'Applicant', last_name: String(number) },
    ...part,
  })
}

const people = (count: number, from = 1) => Array.from({ length: count }, (_, i) => person(from + i))
type Opening = Parameters<typeof openOpportunity>[0]
const open = (opening: Opening) =>
  openOpportunity({ at: '?tab=interests', opportunity: { poster: ownPost }, ...opening })
// by text, because finding roles takes seconds in pages this long
const names = () => screen.getAllByText(/^Applicant \d+$/).map((link) => link.textContent)
const numbers = (list: readonly number[]) => list.map((number) => `Applicant ${number}`)
const more = () => screen.queryByText('Show more')

describe('many applicants', () => {
  it('[OPP-49] load ten at a time without repeats, those ready to hire first and rejected ones last', async () => {
    const { user, sent } = open({
      applications: [...people(22), person(30, proposed), person(31, proposed, { status: 'rejected' })],
    })
    await screen.findByText('Applicant 30')
    expect(names()).toEqual(numbers([30, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
    for (const _page of [2, 3]) await user.click(more() as HTMLElement)
    await waitFor(() => expect(more()).not.toBeInTheDocument())
    expect(names()).toEqual(numbers([30, ...people(22).map((_, i) => i + 1), 31]))
    const asked = sent
      .filter(({ name }) => name === 'Applicants')
      .map(({ input }) => (input as { limit: number }).limit)
    expect(asked).toEqual([11, 11, 11])
    expect(screen.getByRole('tab', { name: /Interests 24/ })).toBeVisible()
  })

  it('[OPP-49, GO-56] hired experts are under Hired, and those who left before that are nowhere', async () => {
    const accepted = { hire: hired({ accepted_at: '2026-11-20T09:00:00Z' }), status: 'accepted' }
    const { user, container } = open({
      applications: [person(1), person(2, proposed, accepted), person(3, proposed, { status: 'opted out' })],
    })
    await screen.findByText('Applicant 1')
    expect(names()).toEqual(numbers([1]))
    await user.click(screen.getByRole('tab', { name: 'Hired' }))
    await waitFor(() => expect(names()).toEqual(numbers([2])))
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('tab', { name: 'Proposal' }))
    await screen.findByRole('list', { name: 'Proposals' })
    expect(names()).toEqual(numbers([2]))
  })

  it('[OPP-47] hires are paged as well', async () => {
    const hire = (number: number) =>
      hired({ id: idOf(number), accepted_at: '2026-11-20T09:00:00Z', hired_at: `2026-11-19T09:${number}:00+00:00` })
    const all = Array.from({ length: 12 }, (_, i) =>
      person(i + 10, proposed, { status: 'accepted', hire: hire(i + 10) }),
    )
    const { user } = open({ at: '?tab=hired', applications: all })
    await screen.findByText('Applicant 10')
    expect(names()).toHaveLength(10)
    await user.click(more() as HTMLElement)
    await waitFor(() => expect(names()).toEqual(numbers(all.map((_, i) => i + 10))))
  })

  it('are counted up to 99', async () => {
    open({ applications: people(120) })
    expect(await screen.findByRole('tab', { name: /Interests 99\+/ })).toBeVisible()
  })

  it('[X-05] a link to one of them shows that one first, wherever they rank', async () => {
    open({ applications: people(40), at: `?tab=interests&applicant=${idOf(37)}` })
    await screen.findByText('Applicant 37')
    expect(names().slice(0, 3)).toEqual(numbers([37, 1, 2]))
  })

  it('an applicant in a link who can’t be loaded is reported, with a retry', async () => {
    let isBroken = true
    const all = people(40)
    const { user } = open({
      at: `?tab=interests&applicant=${idOf(37)}`,
      applications: all,
      graphql: {
        Applicant: (variables) => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return servePages(() => all).Applicant(variables)
        },
      },
    })
    expect(await screen.findByText('This applicant can’t be shown right now')).toBeVisible()
    expect(names()[0]).toBe('Applicant 1')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names().slice(0, 2)).toEqual(numbers([37, 1])))
  })

  it('[HIRE-02] one who isn’t loaded yet can be rejected by address', async () => {
    open({ applications: people(40), at: `/reject/${idOf(37)}` })
    expect(await screen.findByRole('dialog', { name: 'Reject Applicant 37' })).toBeVisible()
  })

  it('[OPP-15] ?scrollToCounter=true leads to a counter offer that isn’t loaded yet', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const countered = person(37, application, { counter_offer: counterOffer() })
    open({ applications: [...people(36), countered], at: '?scrollToCounter=true' })
    const panel = await screen.findByRole('region', { name: /^Counter offer to / })
    await waitFor(() => expect(scroll.mock.contexts).toContain(panel))
  })

  it('[X-05] only those shown are told that they were seen', async () => {
    const { user, sent } = open({ applications: people(12) })
    await screen.findByText('Applicant 1')
    const told = () =>
      sent
        .filter(({ name }) => name === 'MarkTabSeen')
        .map(({ input }) => (input as { applicants: string[] }).applicants)
    await waitFor(() => expect(told()).toEqual([people(10).map(({ user_id }) => user_id)]))
    await user.click(more() as HTMLElement)
    await waitFor(() => expect(told()).toEqual([expect.anything(), [idOf(11), idOf(12)]]))
  })

  it('[GO-95] the links of a page’s files are fetched together', async () => {
    const queries: string[] = []
    open({
      applications: [person(1, proposed), person(2, proposed)],
      rest: {
        'GET /api/opportunities/assets': ({ query }) => {
          queries.push(String(query.get('userId')))
          return { items: [] }
        },
      },
    })
    await waitFor(() => expect(queries.length).toBeGreaterThan(0))
    expect(new Set(queries)).toEqual(new Set([`${idOf(1)},${idOf(2)}`]))
  })

  it('a page that fails is reported, with a retry', async () => {
    let isBroken = false
    const { user } = open({
      applications: () => {
        if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        return people(12)
      },
    })
    await screen.findByText('Applicant 1')
    isBroken = true
    await user.click(more() as HTMLElement)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(names()).toHaveLength(10)
    isBroken = false
    await user.click(retry)
    await waitFor(() => expect(names()).toHaveLength(12))
  })

  it('[GO-98] an empty list says so, and counts as seen', async () => {
    const { sent } = open({ applications: [person(1, proposed, { status: 'opted out' })] })
    const panel = within(await screen.findByRole('tabpanel'))
    expect(await panel.findByText('Nobody is waiting for your decision right now.')).toBeVisible()
    await waitFor(() => expect(sent.some(({ name }) => name === 'MarkTabSeen')).toBe(true))
  })
})
