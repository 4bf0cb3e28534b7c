import { stableUuid } from '../ids.mjs'
import { SECTION_HEADINGS } from '../knowledge/shapes.mjs'
import { contentId } from './content-ids.mjs'

const DAYS_AS_DRAFT = 2

/**
 * A response as a row: with its three parts as JSON, or an older one as plain text (GI-31).
 * @param {{ key: string, title: string, summary: string, sections?: Record<string, string> | null,
 *   body?: readonly string[] | null, status: string, reason?: string, daysAgo: number }} item
 * @param {{ questionId: string, authorId: string, ago: (days: number) => string }} of
 */
export function responseRow(item, { questionId, authorId, ago }) {
  return {
    id: contentId(item.key),
    question_id: questionId,
    user_id: authorId,
    response_type: 'text',
    response_text: item.sections
      ? JSON.stringify(
          Object.entries(SECTION_HEADINGS).map(([part, heading]) => ({ heading, text: item.sections[part] })),
        )
      : (item.body ?? []).join('\n\n'),
    submitted_for_approval: item.status !== 'draft',
    ...decisionOf(item),
    is_ai_summary_generated: item.status !== 'draft',
    ...(item.status === 'draft' ? {} : { ai_generated_title: item.title, ai_generated_summary: item.summary }),
    is_transcribed: false,
    is_transcribed_reported: false,
    created_at: ago(item.daysAgo),
    draft_created_at: ago(item.daysAgo + DAYS_AS_DRAFT),
    updated_at: ago(item.daysAgo),
  }
}

const DECISIONS = { approved: true, rejected: false }

/** What staff said: columns of a question or a response. */
export const decisionOf = ({ status, reason }) => ({
  is_approved: DECISIONS[status] ?? null,
  rejected_reason: status === 'rejected' ? (reason ?? null) : null,
})

/**
 * The industries of a response: those of the list, and the author's own words, unless the list has them too.
 * @param {{ key: string, industries?: readonly string[], tags?: readonly string[] }} item
 * @param {ReadonlyMap<string, string>} listed the names of the list by how they are compared, in lower case
 */
export function domainRows({ key, industries = [], tags = [] }, listed) {
  const known = tags.flatMap((tag) => listed.get(tag.toLowerCase()) ?? [])
  const own = tags.filter((tag) => !listed.has(tag.toLowerCase()))
  return [
    ...[...new Set([...industries, ...known])].map((name) => ({
      id: stableUuid(`content-domain:${key}:${name}`),
      insight_response_id: contentId(key),
      domain_id: stableUuid(`domain:${name}`),
    })),
    ...own.map((name) => ({
      id: stableUuid(`content-tag:${key}:${name}`),
      insight_response_id: contentId(key),
      custom_domain_name: name,
    })),
  ]
}
