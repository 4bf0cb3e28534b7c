import { sql } from 'kysely'
import { POST_UPLOAD_TYPES } from '#contract/files/upload-limits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { PostingContent } from './posting-content.js'

interface Owner {
  posterId: string
  companyId: string | null
  agreedAt: Date
}

/** Whether there is a post of that id, whoever's it is. */
export async function isThere(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('opportunities').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

/** Stores a new draft with all that hangs on it. @returns its id */
export async function insertPosting(
  transaction: DatabaseTransaction,
  content: PostingContent,
  owner: Owner,
  wantedId?: string,
): Promise<string> {
  const { id } = await transaction
    .insertInto('opportunities')
    .values({
      ...columnsOf(content),
      id: wantedId,
      type: 'fractional',
      posted_by: owner.posterId,
      company_id: owner.companyId,
      poster_agreed_terms_at: owner.agreedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertChoices(transaction, id, content)
  await attachDocuments(transaction, id, content)
  return id
}

/** Overwrites a post, which is its next version; type, poster, company and status stay. */
export async function updatePosting(
  transaction: DatabaseTransaction,
  id: string,
  content: PostingContent,
  reviewStatus: string,
): Promise<void> {
  await transaction
    .updateTable('opportunities')
    .set((eb) => ({
      ...columnsOf(content),
      review_status: reviewStatus,
      review_reason: null,
      version_no: eb('version_no', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await deleteChoices(transaction, id)
  await insertChoices(transaction, id, content)
  await detachDocuments(transaction, id, content)
  await attachDocuments(transaction, id, content)
}

function columnsOf(content: PostingContent) {
  return {
    title: content.title,
    brief: content.brief,
    brief_rich_text: JSON.stringify(content.briefRichText),
    category_id: content.categoryIds[0] ?? null,
    country_id: content.countryId,
    company_asked_to_sign_nda: content.companyAskedToSignNda,
    duration_months: content.durationMonths,
    duration_type_id: content.durationTypeId,
    start_date_id: content.startDateId,
    min_budget_cents: content.minBudgetCents,
    max_budget_cents: content.maxBudgetCents,
    no_of_days: content.noOfDays,
    no_of_days_unit_id: content.noOfDaysUnitId,
  }
}

async function insertChoices(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  const of = { opportunity_id: id }
  const categories = content.categoryIds.map((category_id, position) => ({ ...of, category_id, position }))
  const roles = content.roleIds.map((role_id, position) => ({ ...of, role_id, position }))
  const availabilities = content.availabilityIds.map((availability_type_id) => ({ ...of, availability_type_id }))
  await transaction.insertInto('opportunity_categories').values(categories).execute()
  await transaction.insertInto('opportunity_roles').values(roles).execute()
  await transaction.insertInto('opportunity_availabilities').values(availabilities).execute()
  const topics = content.topicIds.map((topic_id) => ({ ...of, topic_id }))
  const domains = content.domainIds.map((domain_id) => ({ ...of, domain_id }))
  const skills = content.skillIds.map((expertise_id) => ({ ...of, expertise_id }))
  await transaction.insertInto('opportunity_topics').values(topics).execute()
  await transaction.insertInto('opportunity_domains').values(domains).execute()
  await transaction.insertInto('opportunity_skills').values(skills).execute()
}

async function deleteChoices(transaction: DatabaseTransaction, id: string): Promise<void> {
  for (const table of [
    'opportunity_categories',
    'opportunity_roles',
    'opportunity_availabilities',
    'opportunity_topics',
    'opportunity_domains',
    'opportunity_skills',
  ] as const) {
    await transaction.deleteFrom(table).where('opportunity_id', '=', id).execute()
  }
}

/** What the edit no longer names leaves the post; the version that was kept of it still does. */
async function detachDocuments(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  await transaction
    .updateTable('opportunity_documents')
    .set({ detached_at: sql<Date>`now()` })
    .where('opportunity_id', '=', id)
    .where('upload_type', 'in', POST_UPLOAD_TYPES)
    .where('detached_at', 'is', null)
    .where('id', '<>', sql<string>`all(${[...content.assetIds, ...content.ndaIds]}::uuid[])`)
    .execute()
}

/** Only files that the reference check has locked come here: the poster's own, attached to nothing else. */
async function attachDocuments(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  const ids = [...content.assetIds, ...content.ndaIds]
  if (ids.length === 0) return
  await transaction.updateTable('opportunity_documents').set({ opportunity_id: id }).where('id', 'in', ids).execute()
}
