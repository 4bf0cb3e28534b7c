import { number, object, string } from 'yup'
import { fullName } from '#contract/format/full-name.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { getSdk } from './pending-credit-requests.generated.js'

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100
const START = { after: '-infinity', afterId: '00000000-0000-0000-0000-000000000000' }
const SEPARATOR = '~'

/** The requests waiting for staff, oldest first: `{ items, nextCursor }` (GK-155). */
export const listCreditRequests = defineRoute({
  method: 'get',
  path: '/api/admin/wizlings/requests',
  auth: 'staff',
  query: object({ cursor: string(), limit: number().integer().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE) }),
  async handle({ caller, query }, { graphql }) {
    const sdk = getSdk(graphql.asUser({ userId: caller.userId, role: 'staff' }))
    const { credit_requests: rows } = await sdk.PendingCreditRequestsForRest({
      ...positionOf(query.cursor),
      limit: Math.min(query.limit + 1, PAGE_SIZE_MAX),
    })
    const page = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? page.at(-1) : undefined
    return {
      items: page.map(({ id, user, wizlings, reason, status, created_at }) => ({
        ...{ id, userId: user?.id, name: user && fullName(user), wizlings, reason, status, createdAt: created_at },
      })),
      nextCursor: last ? `${last.created_at}${SEPARATOR}${last.id}` : null,
    }
  },
})

/** @throws AppError VALIDATION_FAILED for a cursor we didn't issue */
function positionOf(cursor: string | undefined) {
  if (cursor === undefined) return START
  const [after = '', afterId = ''] = cursor.split(SEPARATOR)
  if (isUuid(afterId) && !Number.isNaN(Date.parse(after))) return { after, afterId }
  throw new AppError('VALIDATION_FAILED', {
    errors: [{ field: 'cursor', message: 'This is not a cursor of this list' }],
  })
}
