import { object, string } from 'yup'
import { fullName } from '#contract/format/full-name.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { COUNT_MAX, pageFields, sliceOf } from '#domain/content/list-query.js'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { audiosOf, countOwnInsights, findOwnInsight, listOwnInsights, type OwnInsight } from './own-insights.store.js'

/** REMOVED ones are in no list (GI-04, GI-11). */
const LISTED = ['PENDING', 'APPROVED', 'REJECTED']

/** One's own insights, whatever they stand at (GI-04): `{ count, items }`. */
export const ownInsightsRoute = defineRoute({
  method: 'get',
  path: '/api/insight/my',
  auth: 'session',
  query: object({
    ...pageFields(),
    status: string()
      .transform((value: string | undefined) => value || undefined)
      .uppercase()
      .oneOf(LISTED, FIELD_MESSAGES.unknownChoice),
  }),
  async handle({ caller, query }, services) {
    const status = query.status?.toLowerCase() ?? null
    const [rows, count] = await Promise.all([
      listOwnInsights(services.database, caller.userId, status, sliceOf(query)),
      countOwnInsights(services.database, caller.userId, status, COUNT_MAX),
    ])
    return { count, items: await toItems(rows, caller, services) }
  },
})

/** One's own insight with what only its author reads: its state, the reason, and what the edit form needs (INS-13, GI-09). */
export const ownInsightRoute = defineRoute({
  method: 'get',
  path: '/api/insight/my/:id',
  auth: 'session',
  async handle({ caller, params: { id } }, services) {
    const row = isUuid(id) ? await findOwnInsight(services.database, caller.userId, id) : undefined
    const [item] = await toItems(row ? [row] : [], caller, services)
    if (!item) throw new AppError('NOT_FOUND')
    return item
  },
})

/** As clients of the texts know them (INS-08, INS-09, INS-10). */
async function toItems(rows: readonly OwnInsight[], caller: Caller, { database }: Services) {
  const old = rows.filter(({ responseId }) => responseId === null).map(({ id }) => id)
  const [audios, expert] = await Promise.all([audiosOf(database, old), readExpert(caller, database)])
  return rows.map(({ responseId, mediaUrl, mediaDuration, ...row }) => ({
    ...row,
    status: row.status.toUpperCase(),
    badge: row.badge ?? false,
    audio: responseId
      ? mediaUrl
        ? [{ path: mediaUrl, name: row.title, duration: mediaDuration }]
        : []
      : audios
          .filter(({ insightId }) => insightId === row.id)
          .map(({ path, name, duration }) => ({ path, name, duration })),
    ...{ expert, expertId: caller.userId, createdAt: row.createdAt.toISOString() },
  }))
}

async function readExpert({ userId, firstName, lastName }: Caller, database: Services['database']) {
  const row = await database
    .selectFrom('users')
    .leftJoin('companies as company', 'company.id', 'users.company_id')
    .where('users.id', '=', userId)
    .select(['users.slug', 'users.profile_pic', 'users.designation', 'company.company_name'])
    .executeTakeFirst()
  return {
    ...{ firstName, lastName, fullName: fullName({ firstName, lastName }), slug: row?.slug ?? null },
    ...{ picUrl: row?.profile_pic ?? null, title: row?.designation ?? null, company: row?.company_name ?? null },
  }
}
