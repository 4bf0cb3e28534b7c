import { number, object, string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { readCursor, writeCursor } from '#platform/http/time-cursor.js'
import { readFailedEvents } from './engine-events.js'

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100

/** Deliveries the engine gave up on, newest first: `{ events, nextCursor }`. Staff only. */
export const listFailedEvents = defineRoute({
  method: 'get',
  path: '/api/admin/events',
  auth: 'staff',
  query: object({ cursor: string(), limit: number().integer().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE) }),
  async handle({ query }, services) {
    const rows = await readFailedEvents(services, { after: readCursor(query.cursor), limit: query.limit + 1 })
    const page = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? page.at(-1) : undefined
    return {
      events: page.map(({ cursorTime: _, ...event }) => event),
      nextCursor: last ? writeCursor({ createdAt: last.cursorTime, id: last.id }) : null,
    }
  },
})
