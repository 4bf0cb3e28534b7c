import { array, mixed, object, string } from 'yup'
import { CHAT_LIMITS, CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { linkAddresses } from '#contract/rich-text/link-addresses.js'
import {
  countCharacters,
  isTooLong,
  plainToRichText,
  type RawContent,
  richTextToPlain,
} from '#contract/rich-text/raw-content.js'
import { richTextFault } from '#contract/rich-text/rich-text-fault.js'
import { invalidField } from '#platform/errors.js'

const ids = (max: number, message: string) => array(string().uuid().required()).max(max, message).nullable()

/** A message as it is sent, apart from the opportunity it belongs to. */
export const commentFields = {
  comment: string().nullable(),
  briefRichComment: mixed().nullable(),
  parentId: string().uuid().nullable(),
  expertId: string().uuid().nullable(),
  mentions: ids(CHAT_LIMITS.mentionsMax, CHAT_MESSAGES.unreadableMention),
  assetIds: ids(CHAT_LIMITS.attachmentsMax, CHAT_MESSAGES.tooManyFiles),
}

export const commentInput = object({
  id: string().uuid().required(),
  opportunityId: string().required(),
  ...commentFields,
})

export interface SentComment {
  /** Chosen by the client: a second attempt with it stores nothing. */
  id: string
  opportunityId: unknown
  comment?: string | null
  briefRichComment?: unknown
  parentId?: string | null
  expertId?: string | null
  mentions?: readonly string[] | null
  assetIds?: readonly string[] | null
}

export interface CommentText {
  plain: string
  rich: RawContent
}

/**
 * The text of a message, plain and rich; the rich text decides if both were sent (GO-45). Web addresses in it become links.
 * @throws AppError VALIDATION_FAILED if it is empty, too long (CHAT-10, GO-63), or no rich text that can be stored (GK-112)
 */
export function readCommentText({
  comment,
  briefRichComment,
}: Pick<SentComment, 'comment' | 'briefRichComment'>): CommentText {
  const fault = richTextFault(briefRichComment)
  if (fault !== null) throw invalidField('comment', fault)
  const rich = cleanRichText(briefRichComment ?? plainToRichText(comment ?? ''))
  const plain = richTextToPlain(rich)
  if (!rich || countCharacters(plain) === 0) throw invalidField('comment', CHAT_MESSAGES.empty)
  if (isTooLong(plain, CHAT_LIMITS.charactersMax)) throw invalidField('comment', CHAT_MESSAGES.tooLong)
  return { plain, rich: linkAddresses(rich) }
}
