import { object, string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { createFileLinks } from '#providers/storage/file-links.js'
import { getSdk } from './application-documents.generated.js'

const TYPES = ['opportunity_apply', 'nda_apply']

/**
 * Proposals and NDAs with signed links (OBASE-13, GO-95). The poster gets everyone's or, with a comma-separated list,
 * those of the named applicants; an expert always gets their own. With many applicants the poster should name one page
 * of them, because the response is limited.
 */
export const listApplicationDocumentsRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/assets',
  auth: 'session',
  query: object({ type: string().oneOf(TYPES), opportunityId: string().required(), userId: string() }),
  async handle({ caller, query }, { graphql, config, clock }) {
    if (!isUuid(query.opportunityId)) throw new AppError('OPPORTUNITY_NOT_FOUND')
    const sdk = getSdk(graphql.asUser({ userId: caller.userId, role: caller.isStaff ? 'staff' : caller.role }))
    const { opportunities_by_pk: opportunity } = await sdk.ApplicationDocumentsForRest({
      id: query.opportunityId,
      types: query.type ? [query.type] : TYPES,
      isOfAll: !query.userId,
      // rows are already limited to what the caller may see; for the poster and staff, naming others narrows them
      // further
      owners: [caller.userId, ...(query.userId?.split(',').filter(isUuid) ?? [])],
    })
    if (!opportunity) throw new AppError('OPPORTUNITY_NOT_FOUND')
    const links = createFileLinks(config.FILE_LINK_SECRET, clock)
    const items = (opportunity.of_all ?? opportunity.of_some ?? []).map((document) => ({
      _id: document.id,
      userId: document.user_id,
      assetName: document.asset_name,
      assetUrl: links.linkTo(String(document.id), caller.sessionId),
      contentType: document.content_type,
      size: document.size_bytes,
      uploadType: document.upload_type,
      createdAt: document.created_at,
    }))
    return { count: items.length, items }
  },
})
