import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { lineOf } from './need-words'
import type { NeedFragment } from './needs.generated'

const DAYS_3 = new Date(Date.now() - 3.5 * 24 * 3_600_000).toISOString()
const POST = '00000000-0000-4000-8000-0000000000a1'
const ELENA = { id: '00000000-0000-4000-8000-0000000000e1', first_name: 'Elena', last_name: 'Marchetti' }
const detail = (query = '') => `/dashboard/opportunity_detail/${POST}${query}`

const key = (place: number) => `00000000-0000-4000-8000-${place.toString().padStart(12, '0')}`

function need(part: Partial<NeedFragment> = {}): NeedFragment {
  return {
    ...{ key: key(1), kind: 'decide on offer', since: DAYS_3, title: null, number: null },
    ...{ amount_cents: 80_000, amount_to_cents: null, amount_unit: 'day', person: ELENA },
    opportunity: {
      ...{ id: POST, type: 'fractional', title: 'Fractional CMO', review: null },
      poster: { company: { company_name: 'Halden' }, user: null },
    },
    ...part,
  }
}
const region = () => screen.findByRole('region', { name: /^What needs you/ })
const open = (rows: NeedFragment[], user = clientUser) =>
  renderRoute('/', { user, graphql: { Needs: () => ({ own_needs: rows }) } })

describe('one line', () => {
  it('says what waits, about what, how much and since when, and leads to the very place', async () => {
    open([need()])
    const list = within(await region())
    const link = list.getByRole('link', { name: 'Elena Marchetti made an offer' })
    expect(link).toHaveAttribute('href', detail(`?tab=interests&applicant=${ELENA.id}`))
    expect(list.getByRole('listitem')).toHaveTextContent(
      'Elena Marchetti made an offerFractional CMO$800 per dayWaiting for 3 days',
    )
    await expectNoAxeViolations()
  })

  const hidden = { ...need().opportunity, poster: null } as NeedFragment['opportunity']
  it.each<[Partial<NeedFragment>, string, string, string]>([
    [{ kind: 'answer hire', person: null }, 'Halden wants to hire you', '$800 per day', detail('?tab=interests')],
    [{ kind: 'answer counter offer' }, 'Halden made you a counter offer', '$800 per day', detail('?tab=proposal')],
    [
      { kind: 'answer counter offer', opportunity: hidden },
      'The poster made you a counter offer',
      '$800 per day',
      detail('?tab=proposal'),
    ],
    [{ kind: 'sign nda', amount_cents: null }, 'Sign the NDA', '', detail('?tab=proposal')],
    [{ kind: 'send proposal', amount_cents: null }, 'Send your proposal', '', detail('?tab=proposal')],
    [{ kind: 'answer request', amount_to_cents: 90_000 }, 'Halden asks you to apply', '$800 – $900 per day', detail()],
    [{ kind: 'answer request', amount_cents: null }, 'Halden asks you to apply', '', detail()],
    [{ amount_cents: null }, 'Elena Marchetti sent a proposal', '', detail(`?tab=interests&applicant=${ELENA.id}`)],
    [
      { kind: 'decide on accepted counter offer' },
      'Elena Marchetti accepted your counter offer',
      '$800 per day',
      detail(`?tab=interests&applicant=${ELENA.id}`),
    ],
    [
      { kind: 'decide on rejected counter offer' },
      'Elena Marchetti turned down your counter offer',
      '$800 per day',
      detail(`?tab=interests&applicant=${ELENA.id}`),
    ],
    [
      { kind: 'pay for hire', amount_unit: null },
      'Finish the payment to hire Elena Marchetti',
      '$800',
      detail(`?tab=interests&applicant=${ELENA.id}`),
    ],
    [
      { kind: 'read chat', number: 3, amount_cents: null },
      'Elena Marchetti wrote to you',
      '3 messages',
      detail(`?tab=comments&applicant=${ELENA.id}`),
    ],
    [{ kind: 'read chat', number: 1, person: null }, 'Halden wrote to you', '1 message', detail('?tab=comments')],
    [
      { kind: 'book call', amount_cents: null },
      'Book the call with Elena Marchetti',
      '',
      detail(`?tab=interests&applicant=${ELENA.id}`),
    ],
    [{ kind: 'change post', amount_cents: null }, 'Our staff asked for a change', '', `/fractional-creator/${POST}`],
    [
      { kind: 'pay for credits', opportunity: null, amount_unit: null },
      'Finish your payment',
      '$800',
      '/wizling/get-wizlings',
    ],
    [{ kind: 'pay for plan', opportunity: null, amount_unit: null }, 'Finish your payment', '$800', '/subscriptions'],
    [
      { kind: 'renew plan', opportunity: null, amount_cents: null },
      'The payment for your plan failed',
      '',
      '/subscriptions',
    ],
  ])('[X-70] %j', (part, title, amount, to) => {
    expect(lineOf(need(part))).toMatchObject({ title, amount, to })
  })

  it('quotes what staff asked for, and is left out if the page doesn’t know it or its post is gone', () => {
    const review = { review_reason: 'Say how many people.' }
    const opportunity = { ...need().opportunity, review } as NeedFragment['opportunity']
    expect(lineOf(need({ kind: 'change post', opportunity }))?.about).toBe('Fractional CMO: “Say how many people.”')
    expect(lineOf(need({ kind: 'something new' }))).toBeNull()
    expect(lineOf(need({ opportunity: null }))).toBeNull()
  })
})

describe('the list', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => need({ key: key(from + place), since: DAYS_3 }))

  it('shows the first five, how many there are, and more after the last of them', async () => {
    const { user, sent } = renderRoute('/', {
      user: clientUser,
      graphql: {
        Needs: ({ after }) => ({ own_needs: after === '-infinity' ? many(1, 6) : many(6, 3) }),
        NeedsCount: () => ({ own_needs_aggregate: { aggregate: { count: 8 } } }),
      },
    })
    const list = within(await region())
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    expect(await screen.findByRole('heading', { name: 'What needs you 8 waiting' })).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(8))
    expect(sent.filter(({ name }) => name === 'Needs').at(-1)?.input).toEqual({
      ...{ after: DAYS_3, afterKey: key(5), limit: 21 },
    })
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('counts anew whenever the list is asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    let count = 8
    renderRoute('/', {
      user: clientUser,
      graphql: {
        Needs: () => ({ own_needs: many(1, 6) }),
        NeedsCount: () => ({ own_needs_aggregate: { aggregate: { count } } }),
      },
    })
    expect(await screen.findByRole('heading', { name: 'What needs you 8 waiting' })).toBeVisible()
    count = 9
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await screen.findByRole('heading', { name: 'What needs you 9 waiting' })).toBeVisible()
  })

  it('keeps the rest of the home out of sight until it is there, so that nothing is pushed down', async () => {
    let answer: () => void = () => undefined
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    renderRoute('/', {
      user: expertUser,
      graphql: {
        Needs: async () => {
          await isAnswered
          return { own_needs: [need()] }
        },
      },
    })
    expect(await screen.findByRole('status', { name: 'Loading what needs you' })).toBeVisible()
    const rest = await screen.findByRole('heading', { name: 'Newest opportunities', hidden: true })
    expect(rest).not.toBeVisible()
    answer()
    expect(await screen.findByRole('heading', { name: 'Newest opportunities' })).toBeVisible()
  })

  it.each([
    ['an expert', expertUser, 'See your matches', '/dashboard/matches'],
    ['a company', clientUser, 'Post an opportunity', '/opportunities-creator'],
  ])('says to %s that nothing waits, and what they could do', async (_who, user, action, to) => {
    open([], user)
    const list = within(await region())
    expect(list.getByText('Nothing waits for you.')).toBeVisible()
    expect(list.getByRole('link', { name: action })).toHaveAttribute('href', to)
  })

  it('[X-13] says when it can’t be loaded, with a way to try again, and shows the rest', async () => {
    let isBroken = true
    const { user } = renderRoute('/', {
      user: expertUser,
      graphql: {
        Needs: () => {
          if (isBroken) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return { own_needs: [need({ kind: 'send proposal' })] }
        },
      },
    })
    expect(await within(await region()).findByText('This couldn’t be loaded')).toBeVisible()
    expect(screen.queryByText('Nothing waits for you.')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Newest opportunities' })).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Send your proposal' })).toBeVisible()
  })
})

describe('the queues of staff', () => {
  const queues = [
    { name: 'posts to approve', count: 12, since: DAYS_3 },
    { name: 'payouts', count: 1, since: DAYS_3 },
    { name: 'something new', count: 1, since: DAYS_3 },
  ]

  it('[X-06] come first on their home, with counts and ages, each leading to its desk', async () => {
    renderRoute('/', { user: staffUser, rest: { 'GET /api/admin/work': () => ({ queues }) } })
    const list = within(await region())
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Waiting for approval12 postsWaiting for 3 days',
      'Payouts to send1 payoutWaiting for 3 days',
    ])
    expect(list.getByRole('link', { name: 'Waiting for approval' })).toHaveAttribute(
      'href',
      '/admin/opportunities?tab=waiting',
    )
    await expectNoAxeViolations()
  })

  it('[X-14] are asked for by staff only', async () => {
    const { sent } = open([])
    await screen.findByText('Nothing waits for you.')
    expect(sent.map(({ name }) => name)).not.toContain('GET /api/admin/work')
  })

  it('[X-13] say when they can’t be loaded', async () => {
    renderRoute('/', {
      user: staffUser,
      rest: {
        'GET /api/admin/work': () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    expect(await screen.findByText('The staff queues couldn’t be loaded')).toBeVisible()
    expect(screen.queryByText('Nothing waits for you.')).not.toBeInTheDocument()
  })
})
