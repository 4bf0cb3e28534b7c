import { number, string } from 'yup'
import { CONTENT_SORTS } from '#contract/content/content-lists.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { AppError } from '#platform/errors.js'

const LIMIT = 20
/** A larger limit counts as this one (GI-04). */
const LIMIT_MAX = 100
/** Further than this no list is read over REST, page by page. */
const REACH_MAX = 1000
/** Counting stops here. */
export const COUNT_MAX = REACH_MAX + 1

/** An id, or nothing: clients send empty filters too. */
export const optionalId = () =>
  string()
    .transform((value: string | undefined) => value || undefined)
    .uuid(FIELD_MESSAGES.unknownChoice)

export const pageFields = (limit = LIMIT) => ({
  page: number().integer().min(1).default(1),
  limit: number().integer().min(1).default(limit),
})

/** What lists of insights and of answers take; the sort is read case-insensitively. */
export const contentListFields = {
  ...pageFields(),
  sortBy: string().lowercase().default(CONTENT_SORTS[0]).oneOf(CONTENT_SORTS, FIELD_MESSAGES.unknownChoice),
  categoryId: optionalId(),
  topicId: optionalId(),
}

/** @throws AppError VALIDATION_FAILED beyond the thousandth row */
export function sliceOf({ page, limit: asked }: { page: number; limit: number }) {
  const limit = Math.min(asked, LIMIT_MAX)
  const reach = page * limit
  if (reach > REACH_MAX)
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ field: 'page', message: 'The list ends here. Narrow it by a topic or a category' }],
    })
  return { limit, reach, skip: reach - limit }
}
