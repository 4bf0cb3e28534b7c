import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#entities/call/use-bookings.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { BookingRow } from './booking-row'

const BOOKINGS = 'GET /user/consultation/bookings'
const POST = '00000000-0000-4000-8000-0000000000a1'
const OFFER = '00000000-0000-4000-8000-0000000000f1'
const HALDEN = '00000000-0000-4000-8000-0000000000c1'
const ELENA = '00000000-0000-4000-8000-0000000000e1'

function booking(part: Partial<Booking> = {}): Booking {
  return {
    ...{ _id: 'b1', status: 'upcoming', startDate: '2099-12-03T14:00:00Z', endDate: '2099-12-03T14:20:00Z' },
    ...{ title: 'Fractional CMO', opportunityId: POST, offeringId: null, price: 0 },
    ...{ isExpert: false, poster: 'Halden', posterId: HALDEN, booker: null },
    expert: { id: ELENA, first_name: 'Elena', last_name: 'Marchetti', profile_pic: null },
    schedulingUrl: 'https://calendly.com/elena',
    ...part,
  }
}
const open = (items: Booking[], user = clientUser, address = '/dashboard?tab=my-meetings') =>
  renderRoute(address, { user, rest: { [BOOKINGS]: () => ({ count: items.length, items }) } })
const asked = (sent: readonly { name: string }[]) => sent.filter(({ name }) => name === BOOKINGS).length

afterEach(() => {
  vi.useRealTimers()
})

describe('my meetings', () => {
  it('[DASH-23] lists the calls as they are answered: those to come, then those that took place', async () => {
    open([
      booking(),
      booking({ _id: 'b2', startDate: null, endDate: null }),
      booking({ _id: 'b3', status: 'past', startDate: '2025-03-05T09:00:00Z', endDate: '2025-03-05T09:20:00Z' }),
    ])
    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }))
    const [first, second] = upcoming.getAllByRole('listitem')
    expect(first).toHaveTextContent(/Call with Elena Marchetti.*Fractional CMO.*Dec 3, 2099/)
    expect(second).toHaveTextContent('No time noted yet')
    expect(upcoming.getAllByRole('link', { name: 'Call with Elena Marchetti' })[0]).toHaveAttribute(
      'href',
      `/dashboard/opportunity_detail/${POST}?tab=interests&applicant=${ELENA}`,
    )
    expect(upcoming.getAllByRole('link', { name: /^Reschedule/ })[0]).toHaveAttribute(
      'href',
      'https://calendly.com/elena',
    )
    const past = within(screen.getByRole('region', { name: 'Past' }))
    expect(past.getByRole('listitem')).toHaveTextContent('Mar 5, 2025')
    expect(past.getByRole('link', { name: 'Book again with Elena Marchetti' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[DASH-23] tells an expert with whom the call is, who can’t book it anew', async () => {
    open([booking({ isExpert: true, schedulingUrl: null })], expertUser)
    expect(await screen.findByRole('link', { name: 'Call with Halden' })).toHaveAttribute(
      'href',
      `/dashboard/opportunity_detail/${POST}?tab=interests`,
    )
    expect(screen.queryByRole('link', { name: /Reschedule|Book again/ })).not.toBeInTheDocument()
  })

  it('[DASH-23, ADV-48] shows a call from an offer to both sides: with whom and about what', async () => {
    const call = {
      ...{ opportunityId: null, offeringId: OFFER, title: 'Tell me what you sell', poster: 'Nora Berg' },
      posterId: POST,
      booker: { id: POST, first_name: 'Nora', last_name: 'Berg', profile_pic: null, company: 'Brightwater' },
    }
    const { unmount, user } = open([booking({ ...call, schedulingUrl: 'https://calendar.example/elena' })])
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByRole('link', { name: 'Call with Elena Marchetti' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/${ELENA}`),
    )
    expect(row.getByText('Tell me what you sell')).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Reschedule for the call with Elena Marchetti' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Call with Elena Marchetti' }))
    expect(dialog.getByRole('link', { name: 'Open the calendar' })).toBeVisible()
    expect(dialog.getByLabelText(/When is the call/)).not.toHaveValue('')
    await expectNoAxeViolations()
    unmount()
    open([booking({ ...call, isExpert: true, schedulingUrl: null })], expertUser)
    const own = within(await screen.findByRole('listitem'))
    expect(own.getByRole('link', { name: 'Call with Nora Berg' })).toHaveAttribute(
      'href',
      `/advice-offering/details/${OFFER}`,
    )
    expect(own.getByText('Brightwater · Tell me what you sell')).toBeVisible()
    expect(own.getByRole('button', { name: 'Cancel the call with Nora Berg' })).toBeVisible()
  })

  it('shows a company in one colour, whichever of its posts the call is about', () => {
    const tintOf = (part: Partial<Booking>) => {
      // as text, since happy-dom doesn't know the colours
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <BookingRow booking={booking({ isExpert: true, ...part })} />
        </MemoryRouter>,
      )
      return /background:(light-dark\([^;]+\));/.exec(html)?.[1]
    }
    const [one, another] = [tintOf({ opportunityId: POST }), tintOf({ opportunityId: OFFER })]
    expect(one).toContain('oklch')
    expect(another).toBe(one)
    expect(tintOf({ opportunityId: POST, poster: 'Verdane', posterId: ELENA })).not.toBe(one)
  })

  it('never leads to an address that isn’t of the web, nor calls it booking again before it took place', async () => {
    open([booking({ schedulingUrl: 'javascript:alert(1)' })])
    expect(await screen.findByRole('link', { name: 'See the call with Elena Marchetti' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard/),
    )
  })

  it('[DASH-24] asks again every 60 seconds while they are open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sent, user } = open([booking()])
    await screen.findByRole('region', { name: 'Upcoming' })
    expect(asked(sent)).toBe(1)
    await vi.advanceTimersByTimeAsync(58_000)
    expect(asked(sent)).toBe(1)
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(asked(sent)).toBe(2))
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(asked(sent)).toBe(3))
    await user.click(screen.getByRole('tab', { name: 'Recommended' }))
    await vi.advanceTimersByTimeAsync(130_000)
    expect(asked(sent)).toBe(3)
  })

  it('[DASH-25, GD-09] aren’t asked for by the source twin-plugin, neither at first nor later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sent } = open([booking()], clientUser, '/dashboard?tab=my-meetings&source=twin-plugin')
    expect(await screen.findByText('Your calls aren’t shown here.')).toBeVisible()
    await vi.advanceTimersByTimeAsync(130_000)
    expect(asked(sent)).toBe(0)
  })

  it.each(['twin', 'Twin-Plugin', 'twin-plugins'])('[GD-09] are by another source, such as %s', async (source) => {
    const { sent } = open([booking()], clientUser, `/dashboard?tab=my-meetings&source=${source}`)
    expect(await screen.findByRole('region', { name: 'Upcoming' })).toBeVisible()
    expect(asked(sent)).toBe(1)
  })

  it('[X-13] say when they can’t be loaded, and offer to try again', async () => {
    let isBroken = true
    const { user } = renderRoute('/dashboard?tab=my-meetings', {
      user: clientUser,
      rest: {
        [BOOKINGS]: () => {
          if (isBroken) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return { count: 1, items: [booking()] }
        },
      },
    })
    expect(await screen.findByText('This couldn’t be loaded')).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Upcoming' })).toBeVisible()
  })
})
