import { object, string } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { AppError } from '../../../platform/errors.js'
import { isUuid } from '../../../platform/uuid.js'
import { createFileLinks } from '../../../providers/storage/file-links.js'
import { getSdk } from './application-documents.generated.js'

const TYPES = ['opportunity_apply', 'nda_apply']

/** Proposals and NDAs with signed links: the poster's of everybody or one, an expert's always their own (OBASE-13, GO-95). */
export const listApplicationDocumentsRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/assets',
  auth: 'session',
  query: object({ type: string().oneOf(TYPES), opportunityId: string().required(), userId: string() }),
  async handle({ caller, query }, { graphql, config, clock }) {
    if (!isUuid(query.opportunityId)) throw new AppError('OPPORTUNITY_NOT_FOUND')
    const sdk = getSdk(graphql.asUser({ userId: caller.userId, role: caller.isStaff ? 'staff' : caller.role }))
    const types = query.type ? [query.type] : TYPES
    const { opportunities_by_pk: opportunity } = await sdk.ApplicationDocumentsForRest({
      id: query.opportunityId,
      types,
    })
    if (!opportunity) throw new AppError('OPPORTUNITY_NOT_FOUND')
    const documents = opportunity.application_documents
    // The rows are the caller's already; a wish for somebody else's narrows them for the poster and staff only.
    const isOwnOnly = documents.every(({ user_id }) => user_id === caller.userId)
    const wanted = isOwnOnly || !query.userId ? documents : documents.filter(({ user_id }) => user_id === query.userId)
    const links = createFileLinks(config.FILE_LINK_SECRET, clock)
    const items = wanted.map((document) => ({
      _id: document.id,
      userId: document.user_id,
      assetName: document.asset_name,
      assetUrl: links.linkTo(String(document.id)),
      contentType: document.content_type,
      size: document.size_bytes,
      uploadType: document.upload_type,
      createdAt: document.created_at,
    }))
    return { count: items.length, items }
  },
})
