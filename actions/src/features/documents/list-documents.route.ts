import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { createFileLinks } from '#providers/storage/file-links.js'
import { getSdk } from './opportunity-documents.generated.js'

/**
 * A post's documents with signed links, for anyone who can open it (FRAC-19, GD-62). Staff also get those removed by an
 * edit, with the time of removal, because earlier versions refer to them.
 */
export const listDocumentsRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id/assets',
  auth: 'session',
  async handle({ caller, params }, { graphql, config, clock }) {
    if (!isUuid(params.id)) throw new AppError('OPPORTUNITY_NOT_FOUND')
    const sdk = getSdk(graphql.asUser({ userId: caller.userId, role: caller.isStaff ? 'staff' : caller.role }))
    const { opportunities_by_pk: opportunity } = await sdk.OpportunityDocumentsForRest({ id: params.id })
    if (!opportunity) throw new AppError('OPPORTUNITY_NOT_FOUND')
    const links = createFileLinks(config.FILE_LINK_SECRET, clock)
    const items = opportunity.documents.map((document) => ({
      _id: document.id,
      assetName: document.asset_name,
      assetUrl: links.linkTo(document.id, caller.sessionId),
      contentType: document.content_type,
      size: document.size_bytes,
      uploadType: document.upload_type,
      createdAt: document.created_at,
      ...(document.detached_at ? { removedAt: document.detached_at } : {}),
    }))
    return { count: items.length, items }
  },
})
