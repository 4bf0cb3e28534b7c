import { beforeAll, expect, it } from 'vitest'
import { openApplications } from '../applications/applications.testkit.js'

const { actions, arrange, database, publishedPost, who } = await openApplications()
const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
let id: string

/** The expert's calls with the poster of one post: the last one is only opened, not booked. */
beforeAll(async () => {
  id = await publishedPost()
  await arrange(id, who.elena, { standing: 'interested' })
  for (const hours of [48, 2, -3])
    await database.query(
      `insert into consultations (opportunity_id, user_id, scheduling_url, scheduled_at, booked_at)
       values ($1, $2, 'https://calendly.com/elena', $3, now())`,
      [id, who.elena.id, at(hours)],
    )
  await database.query(
    `insert into consultations (opportunity_id, user_id, scheduling_url) values ($1, $2, 'https://calendly.com/elena')`,
    [id, who.elena.id],
  )
})

interface Events {
  count: number
  items: { title: string; startDate: string; endDate: string; link: string }[]
}
const eventsOf = async (token?: string) =>
  actions.get<Events>('/api/dashboard/events', token === undefined ? {} : { token })

it.each(['elena', 'nora'] as const)(
  '[DASH-42, GD-12] %s sees their meetings that are still to come, the soonest first',
  async (name) => {
    const { body } = await eventsOf(who[name].token)
    expect(body.count).toBe(2)
    const [first, second] = body.items
    expect(Date.parse(first?.startDate ?? '')).toBeLessThan(Date.parse(second?.startDate ?? ''))
    expect(Date.parse(first?.endDate ?? '') - Date.parse(first?.startDate ?? '')).toBe(20 * 60_000)
    expect(first).toMatchObject({ link: `/dashboard/opportunity_detail/${id}`, title: expect.any(String) })
  },
)

it('[DASH-42] nobody else sees them, and a visitor is refused', async () => {
  expect((await eventsOf(who.tom.token)).body).toEqual({ count: 0, items: [] })
  expect((await eventsOf()).status).toBe(401)
})
