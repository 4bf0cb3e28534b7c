import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { isUuid } from '#lib/stored/uuid.js'

/** What a page that leads to the form may fill in, such as a use case. */
export type Prefill = Partial<
  Pick<PostForm, 'title' | 'brief' | 'briefRichText' | 'categoryIds' | 'topicIds' | 'packageExpertIds'>
>

const LENGTH_MAX = { title: 120, brief: 5000 }

/**
 * Reads what the link to the form passes along, as navigation state `{ prefill }` or as query parameters: `title`,
 * `brief`, `category`, `topic` and `experts`. Anybody may write such a link, so anything else is ignored.
 */
export function readPrefill(query: URLSearchParams, state: unknown): Prefill {
  const passed = isRecord(state) && isRecord(state.prefill) ? state.prefill : {}
  const textOf = (name: keyof typeof LENGTH_MAX) => {
    const text = passed[name] ?? query.get(name)
    return typeof text === 'string' ? text.trim().slice(0, LENGTH_MAX[name]) : ''
  }
  const idsOf = (name: string) =>
    [passed[name] ?? query.getAll(name)].flat().filter((id): id is string => typeof id === 'string' && isUuid(id))
  const [title, brief, categoryIds, topicIds] = [textOf('title'), textOf('brief'), idsOf('category'), idsOf('topic')]
  // a package of experts; a single one in the address is whom the whole post is for
  const packageExpertIds = idsOf('experts')
  return {
    ...(title ? { title } : {}),
    ...(brief ? { brief, briefRichText: plainToRichText(brief) } : {}),
    ...(categoryIds.length > 0 ? { categoryIds } : {}),
    ...(packageExpertIds.length > 0 ? { packageExpertIds } : {}),
    ...(topicIds.length > 0 ? { topicIds } : {}),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
