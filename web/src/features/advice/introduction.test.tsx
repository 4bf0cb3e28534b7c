import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const OFFER = '00000000-0000-4000-8000-000000000951'
const PAID_PLAN = 'Please subscribe to a paid plan to access Free introduction calls with experts.'
const USED =
  'Call already utilized: You have already used up the introduction call with this expert this month. Try booking again next month.'
const LIMIT =
  'You have used all 3 free introduction calls of your plan for this month. Upgrade your plan or try again later.'
const BOOKED = { id: 'call', schedulingUrl: 'https://calendar.example/ada', scheduledAt: null }

const card = {
  ...{ id: OFFER, subtopic: 'Tell me what you sell', description: 'A short call to get to know each other.' },
  ...{ duration: 20, price: 0, is_introductory: true, topic_id: null, topic_name: 'Price research' },
  ...{ author_id: '00000000-0000-4000-8000-000000000077', author_slug: 'ada-l', author_first_name: 'Ada' },
  ...{ author_last_name: 'L', author_picture: null, author_designation: null, author_company: null },
}
const allowed = { isAllowed: true, blocker: null, message: null, limit: 3, used: 1 }
const refused = (blocker: string, message: string) => ({ ...allowed, isAllowed: false, blocker, message })

interface Part {
  isBookable?: boolean
  check?: () => typeof allowed | ReturnType<typeof refused>
  book?: () => typeof BOOKED
}

function open({ isBookable = true, check = () => allowed, book = () => BOOKED }: Part = {}) {
  return renderRoute(`/advice-offering/details/${OFFER}`, {
    user: clientUser,
    graphql: {
      AdviceList: () => ({ find_advices: [] }),
      AdviceCount: () => ({ find_advices_aggregate: { aggregate: { count: 0 } } }),
      AdviceDetail: () => ({ advice_details: [{ description_rich_text: null, is_bookable: isBookable, card }] }),
      BookingEligibility: () => ({ bookingEligibility: check() }),
      BookAdvice: () => ({ bookAdvice: book() }),
      NoteCallTime: ({ scheduledAt }) => ({ recordCallBooking: { id: 'call', scheduledAt } }),
      CancelAdviceBooking: () => ({ cancelAdviceBooking: { id: 'call' } }),
    },
  })
}
const named = async (name: string) => within(await screen.findByRole('dialog', { name }))
const start = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Book a call' }))
const sentAs = (sent: ReturnType<typeof open>['sent'], name: string) => sent.filter((one) => one.name === name)

describe('booking an introduction', () => {
  it('[ADV-07, ADV-22] checks the plan, asks once more, books once and opens the expert’s calendar', async () => {
    const { user, sent } = open()
    await start(user)
    const question = await named('Introduction call with Ada L')
    expect(question.getByText(/3 introduction calls in any 31 days; this is one of the 2 you have left/)).toBeVisible()
    expect(sentAs(sent, 'BookAdvice')).toEqual([])
    await expectNoAxeViolations()
    await user.dblClick(question.getByRole('button', { name: 'Book this call' }))
    const booked = await named('Your call is booked')
    expect(booked.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', BOOKED.schedulingUrl)
    expect(sentAs(sent, 'BookAdvice').map(({ input }) => input)).toEqual([
      { offeringId: OFFER, id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    await expectNoAxeViolations()
    await user.type(booked.getByLabelText(/When is the call/), '2099-12-03T14:00')
    await user.click(booked.getByRole('button', { name: 'Save the time' }))
    expect(await screen.findByText('The call is noted.')).toBeVisible()
    expect(sentAs(sent, 'NoteCallTime')[0]?.input).toEqual({
      ...{ id: 'call', scheduledAt: new Date('2099-12-03T14:00').toISOString() },
    })
  })

  it.each([
    ['PAID_PLAN_REQUIRED', PAID_PLAN, 'Upgrade Membership', 'View Plans', '/pricing'],
    ['FREE_CALLS_LIMIT_REACHED', LIMIT, 'No introduction calls left', 'View Plans', '/pricing'],
    ['FREE_CALL_ALREADY_USED', USED, 'Call already utilized', 'Open My Meetings', '/dashboard?tab=my-meetings'],
  ])(
    '[PROMPT-45, KERR-12, GK-010, GK-011] %s is said in a dialog with a way on',
    async (code, message, title, label, to) => {
      const { user, sent } = open({ check: () => refused(code, message) })
      await start(user)
      const dialog = await named(title)
      expect(dialog.getByText(message)).toBeVisible()
      expect(dialog.getByRole('link', { name: label })).toHaveAttribute('href', to)
      await expectNoAxeViolations()
      await user.click(dialog.getByRole('button', { name: 'Not now' }))
      // the details are still there
      expect(await screen.findByRole('dialog', { name: 'Tell me what you sell' })).toBeVisible()
      expect(sentAs(sent, 'BookAdvice')).toEqual([])
    },
  )

  it('[ADV-23, GK-090] leaves the details open if the check itself fails, and can be tried again', async () => {
    let isBroken = true
    const { user, sent } = open({
      check: () => {
        if (isBroken) throw new TypeError('offline')
        return allowed
      },
    })
    await start(user)
    expect(await screen.findByText(/couldn’t check your plan just now, so nothing was booked/)).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Tell me what you sell' })).toBeVisible()
    expect(sentAs(sent, 'BookAdvice')).toEqual([])
    isBroken = false
    await start(user)
    expect((await named('Introduction call with Ada L')).getByRole('button', { name: 'Book this call' })).toBeVisible()
  })

  it('sends the same booking again if the first answer is lost', async () => {
    let isBroken = true
    const { user, sent } = open({
      book: () => {
        if (isBroken) throw new TypeError('offline')
        return BOOKED
      },
    })
    await start(user)
    const question = await named('Introduction call with Ada L')
    await user.click(question.getByRole('button', { name: 'Book this call' }))
    expect(await question.findByText('The call couldn’t be booked')).toBeVisible()
    isBroken = false
    await user.click(question.getByRole('button', { name: 'Book this call' }))
    await named('Your call is booked')
    const [first, second] = sentAs(sent, 'BookAdvice').map(({ input }) => input)
    expect(second).toEqual(first)
  })

  it('[ADV-45] says what changed between the check and the booking', async () => {
    const { user } = open({
      book: () => {
        throw refusal(409, 'FREE_CALL_ALREADY_USED', USED)
      },
    })
    await start(user)
    await user.click((await named('Introduction call with Ada L')).getByRole('button', { name: 'Book this call' }))
    expect((await named('Call already utilized')).getByText(USED)).toBeVisible()
  })

  it('can be cancelled, after a question', async () => {
    const { user, sent } = open()
    await start(user)
    await user.click((await named('Introduction call with Ada L')).getByRole('button', { name: 'Book this call' }))
    await user.click((await named('Your call is booked')).getByRole('button', { name: 'Cancel this call' }))
    const question = await named('Cancel this call?')
    expect(question.getByText(/Ada L will be told/)).toBeVisible()
    expect(sentAs(sent, 'CancelAdviceBooking')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Cancel the call' }))
    expect(await screen.findByText('The call is cancelled.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this call?' })).toBeNull())
  })

  it('[ADV-54, GK-093] isn’t offered where the expert has no calendar', async () => {
    open({ isBookable: false })
    expect(await screen.findByText('Ada hasn’t connected a calendar for calls yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book a call' })).toBeNull()
  })
})
