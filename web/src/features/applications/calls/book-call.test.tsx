import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Application } from '#features/applications/page/application.js'
import { application, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

const contact = { email: null, calendly: 'https://calendly.com/elena' }
const BOOKED = { id: 'call', booked_at: '2026-11-20T09:00:00Z', scheduled_at: '2026-12-03T14:00:00Z' }

function openBooking(part: Partial<Application> = {}, recordCallBooking?: () => never) {
  const calls: Application['calls'] = []
  return openOpportunity({
    at: '?tab=interests',
    opportunity: { poster: ownPost },
    applications: () => [proposed({ contact, calls: [...calls], ...part })],
    graphql: {
      OpenCallBooking: () => ({ openCallBooking: { id: 'call', schedulingUrl: contact.calendly } }),
      RecordCallBooking: () => {
        recordCallBooking?.()
        calls.push(BOOKED)
        return { recordCallBooking: { id: 'call', bookedAt: BOOKED.booked_at } }
      },
    },
  })
}
const button = () => screen.findByRole('button', { name: 'Book a call with Elena Marchetti' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Call with Elena Marchetti' }))

describe('a free call', () => {
  it('[OPP-89, GO-88] is booked in the expert’s calendar, and then noted for both', async () => {
    const { user, sent } = openBooking()
    await user.click(await button())
    const call = await dialog()
    expect(call.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', contact.calendly)
    expect(call.getByText('20 minutes, free of charge.')).toBeVisible()
    await expectNoAxeViolations()
    await user.type(call.getByLabelText(/When is the call/), '2026-12-03T14:00')
    await user.dblClick(call.getByRole('button', { name: 'I’ve booked it' }))
    expect(await screen.findByText(/Free call on/)).toBeVisible()
    expect(screen.getByText('The call is noted.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'RecordCallBooking')).toHaveLength(1)
    const recorded = sent.find(({ name }) => name === 'RecordCallBooking')
    expect(recorded?.input).toEqual({ id: 'call', scheduledAt: new Date('2026-12-03T14:00').toISOString() })
  })

  it('keeps the time that was typed over a reload', async () => {
    const { user, unmount } = openBooking()
    await user.click(await button())
    await user.type((await dialog()).getByLabelText(/When is the call/), '2026-12-03T14:00')
    unmount()
    const again = openBooking()
    await again.user.click(await button())
    expect((await dialog()).getByLabelText(/When is the call/)).toHaveValue('2026-12-03T14:00')
  })

  it.each([
    [
      'the server’s message',
      () => refusal(409, 'INVALID_STATUS_TRANSITION', 'Too late for a call.'),
      'Too late for a call.',
    ],
    [
      'a message of its own without one',
      () => new TypeError('offline'),
      'There was an error saving meeting details, please try again!',
    ],
  ])('[OERR-02] a failure shows %s', async (_which, fault, text) => {
    const { user } = openBooking({}, () => {
      throw fault()
    })
    await user.click(await button())
    await user.click((await dialog()).getByRole('button', { name: 'I’ve booked it' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect((await dialog()).getByLabelText(/When is the call/)).toBeVisible()
  })

  it('[OPP-89, GO-88] needs a calendar and an application that goes on', async () => {
    openBooking({ status: 'rejected' })
    await screen.findByRole('button', { name: 'View profile' })
    expect(screen.queryByRole('button', { name: /Book a call/ })).toBeNull()
  })

  it('[GO-88] is known to the expert, too', async () => {
    openOpportunity({ who: expertUser, at: '?tab=interests', applications: [application({ calls: [BOOKED] })] })
    expect(await screen.findByText(/Free call on/)).toBeVisible()
  })
})
