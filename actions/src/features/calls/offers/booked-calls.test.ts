import { beforeEach, describe, expect, it } from 'vitest'
import { openOffers } from './offers.testkit.js'

const { actions, book, bookedBy, cancel, database, get, note, offer, toldTo, who } = await openOffers()
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const CALENDAR = 'https://calendly.com/elena-marchetti/intro'
const SUBTOPIC = 'Tell me what you sell in two sentences'
let offeringId = ''
let id = ''

beforeEach(async () => {
  await database.query(`delete from advice_bookings; delete from advice_offerings; delete from notifications;
    delete from auth.throttles`)
  offeringId = await offer(who.elena, { subtopic: SUBTOPIC })
  id = (await book(who.nora, offeringId)).body.id
})

interface Bookings {
  count: number
  items: Record<string, unknown>[]
}
const bookingsOf = async (by: typeof who.nora, path = '/user/consultation/bookings') =>
  (await get<Bookings>(by, path)).body

describe('a booked introduction', () => {
  it('[ADV-48, DASH-23] is among the calls of both sides: status, end, price and expert', async () => {
    await note(who.nora, id, inDays(2))
    const [call] = (await bookingsOf(who.nora)).items
    expect(call).toMatchObject({
      ...{ _id: id, status: 'upcoming', price: 0, title: SUBTOPIC, offeringId, opportunityId: null },
      ...{ isExpert: false, schedulingUrl: CALENDAR, expert: { id: who.elena.id, first_name: 'Elena' } },
    })
    expect(Date.parse(String(call?.endDate)) - Date.parse(String(call?.startDate))).toBe(20 * 60_000)
    const { count, items } = await bookingsOf(who.elena)
    expect(count).toBe(1)
    // the expert learns who booked, and their own calendar isn't told back to them
    expect(items).toMatchObject([
      {
        ...{ _id: id, isExpert: true, poster: 'Nora Lindqvist', schedulingUrl: null },
        booker: { id: who.nora.id, company: 'Brightwater' },
      },
    ])
    for (const other of [who.jonas, who.tom, who.kenji])
      expect(await bookingsOf(other)).toEqual({ count: 0, items: [] })
  })

  it.each(['/consultation/my', '/consultation/consultation/my'])(
    '[KBASE-47, GK-091] is listed at %s, too',
    async (path) => {
      expect((await bookingsOf(who.nora, path)).items).toMatchObject([{ _id: id }])
      expect((await actions.get(path)).status).toBe(401)
    },
  )

  it('[ADV-48] is past once its time has come, and its calendar closed', async () => {
    await note(who.nora, id, inDays(0.001))
    await database.query(`update advice_bookings set booked_at = now() - interval '2 days',
      scheduled_at = now() - interval '1 day'`)
    expect((await bookingsOf(who.nora)).items).toMatchObject([{ _id: id, status: 'past', schedulingUrl: null }])
  })

  it('[DASH-42, GD-12] is among the meetings to come of the dashboard', async () => {
    await note(who.nora, id, inDays(2))
    for (const by of [who.nora, who.elena])
      expect((await get<Bookings>(by, '/api/dashboard/events')).body.items).toMatchObject([
        { id, title: SUBTOPIC, link: '/dashboard?tab=my-meetings' },
      ])
  })

  it('has a time that whoever booked it notes, also over REST, and nobody else', async () => {
    const scheduledAt = inDays(3)
    expect((await note(who.nora, id, scheduledAt)).body).toMatchObject({ id, offeringId, scheduledAt })
    expect((await note(who.elena, id, inDays(4))).body.extensions.code).toBe('NOT_ALLOWED')
    expect((await note(who.tom, id, inDays(4))).body.extensions.code).toBe('CALL_NOT_FOUND')
    for (const wrong of [inDays(-1), inDays(400)]) {
      const { status, body } = await note(who.nora, id, wrong)
      expect([status, body.extensions.code]).toEqual([400, 'VALIDATION_FAILED'])
    }
    expect((await bookingsOf(who.nora)).items).toMatchObject([
      { startDate: expect.stringContaining(scheduledAt.slice(0, 19)) },
    ])
    // the calendar tool tells the expert; here nobody is told again
    expect(await toldTo(who.elena)).toHaveLength(1)
  })
})

describe('cancelling it', () => {
  it.each(['nora', 'elena'] as const)('takes it off both lists and tells the other side: %s', async (name) => {
    const other = name === 'nora' ? 'elena' : 'nora'
    expect((await cancel(who[name], id)).body).toMatchObject({ id, schedulingUrl: null })
    for (const by of [who.nora, who.elena]) expect((await bookingsOf(by)).items).toEqual([])
    expect((await toldTo(who[other])).map(({ title }) => title)).toContain(
      `${name === 'nora' ? 'Nora Lindqvist' : 'Elena Marchetti'} cancelled your introduction call`,
    )
    expect((await cancel(who[name], id)).body.extensions.code).toBe('ALREADY_DONE')
    expect((await note(who.nora, id, inDays(3))).body.extensions.code).toBe('INVALID_STATUS_TRANSITION')
  })

  it('is for the two sides, and before it begins', async () => {
    for (const other of [who.jonas, who.tom, who.kenji])
      expect((await cancel(other, id)).body.extensions.code).toBe('CALL_NOT_FOUND')
    expect((await cancel(who.nora, 'nonsense')).body.extensions.code).toBe('CALL_NOT_FOUND')
    await database.query(`update advice_bookings set booked_at = now() - interval '2 days', scheduled_at = now()`)
    expect((await cancel(who.nora, id)).body.extensions.code).toBe('INVALID_STATUS_TRANSITION')
    expect(await bookedBy(who.nora)).toEqual([id])
  })

  it('happens once, whoever is first', async () => {
    const answers = await Promise.all([who.nora, who.elena, who.nora, who.elena].map((by) => cancel(by, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const told = [...(await toldTo(who.nora)), ...(await toldTo(who.elena))]
    expect(told.filter(({ title }) => title.includes('cancelled'))).toHaveLength(1)
  })
})
