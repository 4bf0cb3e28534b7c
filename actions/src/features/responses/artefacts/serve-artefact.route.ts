import { sql } from 'kysely'
import { ARTEFACTS_PATH } from '#contract/responses/response-limits.js'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { sendFile } from '#platform/http/files/send-file.js'
import { readerOf } from '#platform/trust/reader-of.js'
import { isUuid } from '#platform/uuid.js'
import { createArtefactLinks } from './artefact-links.js'

/** Serves an artefact to whoever may read its response: anybody while that is public, else its author and staff (GI-28). */
export const serveArtefactRoute = defineRoute({
  method: 'get',
  path: `${ARTEFACTS_PATH}/:id`,
  auth: 'public',
  async handle({ params: { id }, request, response }, services) {
    const { database, storage, clock } = services
    const { expires, signature } = request.query
    const sessionId = isUuid(id) ? createArtefactLinks(services).sessionOf(id, expires, signature) : null
    const readerId = sessionId === null ? null : await readerOf(database, clock, sessionId)
    const artefact = await findReadable(database, id, readerId)
    const file = { key: artefact.storage_key, contentType: 'application/pdf', name: artefact.file_name, isInline: true }
    if (!(await sendFile(request, response, storage, file))) throw new AppError('DOCUMENT_NOT_FOUND')
  },
})

/** A link for whoever may open an artefact; it ends with their session. */
export const linkArtefactRoute = defineRoute({
  method: 'get',
  path: `${ARTEFACTS_PATH}/:id/link`,
  auth: 'session',
  async handle({ caller, params: { id } }, services) {
    const artefact = await findReadable(services.database, id, caller.userId)
    return {
      url: createArtefactLinks(services).linkTo(artefact.id, caller.sessionId),
      fileName: artefact.file_name,
      size: artefact.size_bytes,
    }
  },
})

/**
 * @param readerId null for whoever has no link of their own
 * @throws AppError DOCUMENT_NOT_FOUND
 */
async function findReadable(database: Database, id: string | undefined, readerId: string | null) {
  const row = isUuid(id)
    ? await database
        .selectFrom('private.response_artefacts as artefact')
        .where('artefact.id', '=', id)
        .select(['artefact.id', 'artefact.storage_key', 'artefact.file_name', 'artefact.size_bytes'])
        .select('artefact.user_id')
        .select(sql<boolean>`private.is_artefact_public(artefact.id)`.as('is_public'))
        .select(
          sql<boolean>`exists (select from insights_responses as response where response.artefact_id = artefact.id
            and response.submitted_for_approval)`.as('is_submitted'),
        )
        .select(
          sql<boolean>`coalesce((select is_admin from user_accounts where user_id = ${readerId}), false)`.as(
            'is_staff',
          ),
        )
        .executeTakeFirst()
    : undefined
  // staff read what was sent to them, not what somebody is still writing
  if (row && (row.is_public || row.user_id === readerId || (row.is_staff && row.is_submitted))) return row
  throw new AppError('DOCUMENT_NOT_FOUND')
}
