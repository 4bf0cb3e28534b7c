import { object, string } from 'yup'
import { CHAT_LIMITS } from '#contract/chat/chat-messages.js'
import { defineRoute } from '#platform/define-route.js'
import { isUuid } from '#platform/uuid.js'
import { createFileLinks } from '#providers/storage/file-links.js'
import { getSdk } from './reading/comments.generated.js'

const IDS_MAX = 100

/** Signed links to files of the chat, named by id; those that the caller can't read are left out (GO-62). */
export const commentFilesRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id/comments/assets',
  auth: 'session',
  query: object({ ids: string().required() }),
  async handle({ caller, params, query }, { graphql, config, clock }) {
    const ids = query.ids.split(',').filter(isUuid).slice(0, IDS_MAX)
    if (!isUuid(params.id) || ids.length === 0) return { count: 0, items: [] }
    const { opportunity_comment_documents: files } = await getSdk(graphql.asUser(caller)).CommentFilesForRest({
      ids,
      opportunityId: params.id,
      shown: CHAT_LIMITS.attachmentsShown,
    })
    const links = createFileLinks(config.FILE_LINK_SECRET, clock)
    const items = files.map((file) => ({
      _id: file.id,
      assetName: file.asset_name,
      assetUrl: links.linkTo(String(file.id), caller.sessionId),
      contentType: file.content_type,
      size: file.size_bytes,
    }))
    return { count: items.length, items }
  },
})
