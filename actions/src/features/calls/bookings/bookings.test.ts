import { beforeAll, expect, it } from 'vitest'
import { openApplications } from '../../applications/applications.testkit.js'

const { actions, arrange, database, publishedPost, who } = await openApplications()
const HOUR_MS = 3_600_000
const MINUTES_20 = 20 * 60_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
let id: string

/** Calls of Elena with Nora: two to come, one whose time nobody noted, two that took place, and one that isn't booked. */
beforeAll(async () => {
  id = await publishedPost()
  await arrange(id, who.elena, { standing: 'interested' })
  for (const hours of [48, -30, 2, -3, null])
    await database.query(
      `insert into consultations (opportunity_id, user_id, scheduling_url, scheduled_at, booked_at)
       values ($1, $2, 'https://calendly.com/elena', $3, now())`,
      [id, who.elena.id, hours === null ? null : at(hours)],
    )
  await database.query(
    `insert into consultations (opportunity_id, user_id, scheduling_url) values ($1, $2, 'https://calendly.com/elena')`,
    [id, who.elena.id],
  )
})

interface Bookings {
  count: number
  items: {
    _id: string
    status: 'upcoming' | 'past'
    startDate: string | null
    endDate: string | null
    price: number
    poster: string
    posterId: string
    opportunityId: string | null
    isExpert: boolean
    schedulingUrl: string | null
    expert: { id: string; first_name: string }
  }[]
}
const bookingsOf = (token?: string) =>
  actions.get<Bookings>('/user/consultation/bookings', token === undefined ? {} : { token })

it.each(['elena', 'nora'] as const)(
  '[DASH-23, GD-84] %s reads the calls that were booked, those to come first',
  async (name) => {
    const { status, body } = await bookingsOf(who[name].token)
    expect([status, body.count]).toEqual([200, 5])
    expect(body.items.map((item) => item.status)).toEqual(['upcoming', 'upcoming', 'upcoming', 'past', 'past'])
    const starts = body.items.map(({ startDate }) =>
      startDate ? Math.round((Date.parse(startDate) - Date.now()) / HOUR_MS) : null,
    )
    expect(starts).toEqual([2, 48, null, -3, -30])
    const [first] = body.items
    expect(first).toMatchObject({ price: 0, expert: { id: who.elena.id }, isExpert: name === 'elena' })
    expect(Date.parse(first?.endDate ?? '') - Date.parse(first?.startDate ?? '')).toBe(MINUTES_20)
  },
)

it('[GO-04] only the poster gets the expert’s calendar, and nobody an email address', async () => {
  const [ofElena] = (await bookingsOf(who.elena.token)).body.items
  // since she showed interest, Elena may know who posted it (GO-82)
  expect(ofElena).toMatchObject({ poster: 'Brightwater', schedulingUrl: null })
  const { items } = (await bookingsOf(who.nora.token)).body
  expect(items[0]?.schedulingUrl).toMatch(/^https:/)
  expect(JSON.stringify([ofElena, items])).not.toContain('@')
})

it('calls about two posts of a company have its id, by which it is coloured', async () => {
  const other = await publishedPost()
  await arrange(other, who.elena, { standing: 'interested' })
  await database.query(
    `insert into consultations (opportunity_id, user_id, scheduling_url, scheduled_at, booked_at)
     values ($1, $2, 'https://calendly.com/elena', $3, now())`,
    [other, who.elena.id, at(72)],
  )
  const { items } = (await bookingsOf(who.elena.token)).body
  const [company] = await database.query<{ id: string }>(`select id from companies where company_name = 'Brightwater'`)
  expect(new Set(items.map(({ posterId }) => posterId))).toEqual(new Set([company?.id]))
  expect(new Set(items.map(({ opportunityId }) => opportunityId))).toEqual(new Set([id, other]))
})

it('[DASH-23] nobody else reads them, and a visitor is refused', async () => {
  for (const other of [who.tom, who.jonas, who.kenji])
    expect((await bookingsOf(other.token)).body).toEqual({ count: 0, items: [] })
  expect((await bookingsOf()).status).toBe(401)
})
