import { randomUUID } from 'node:crypto'
import { mixed, object, string } from 'yup'
import { postOfAddress } from '#domain/workflow/post-of-address.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { parseInput } from '#platform/http/read-body.js'
import { commentFields, commentInput } from './posting/comment-input.js'
import { postComment } from './posting/post-comment.js'
import { readComment } from './reading/read-comments.js'

/** A participant writes in the chat (CHAT-01, CHAT-12). */
export const postCommentAction = defineAction({
  name: 'postComment',
  auth: 'session',
  // parsed by itself, so that its unknown fields are refused too
  input: object({ input: mixed<object>().required() }),
  handle: async ({ input, caller }, services) =>
    postComment(await parseInput(commentInput, input.input), caller, services),
})

/** REST twin of postComment (OBASE-23, GO-99): 201 with the new comment. Without an id every call writes another. */
export const postCommentRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/comments',
  auth: 'session',
  status: 201,
  body: object({
    id: string().uuid(),
    opportunityId: string(),
    parent_id: string().uuid().nullable(),
    ...commentFields,
  }),
  async handle({ body: { parent_id, ...body }, params, caller }, services) {
    const opportunityId = postOfAddress(params.id, body.opportunityId)
    const sent = {
      ...body,
      id: body.id ?? randomUUID(),
      opportunityId,
      parentId: body.parentId ?? parent_id,
    }
    const { id } = await postComment(sent, caller, services)
    return readComment(id, caller, services)
  },
})
