import { sql, type Updateable } from 'kysely'
import { POST_UPLOAD_TYPES } from '#contract/files/upload-limits.js'
import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import { type ColumnField, POST_FIELDS } from '#contract/opportunities/types/fields/post-fields.js'
import { CHOICES_FIELDS, COLUMN_FIELDS, choiceTable, columnOf, DOCUMENTS_FIELDS } from '#domain/posts/post-storage.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { DB } from '#platform/database-types.generated.js'
import type { PostingContent } from './posting-content.js'

interface Owner {
  posterId: string
  companyId: string | null
  agreedAt: Date
}

/** Whether a post with this id exists, whoever owns it. */
export async function isThere(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('opportunities').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

/** Stores a new draft with everything attached to it. @returns its id */
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
      type: content.type,
      posted_by: owner.posterId,
      assigned_expert_id: content.expertId,
      company_id: owner.companyId,
      poster_agreed_terms_at: owner.agreedAt,
      poster_terms_version: hiringTermsAt(owner.agreedAt).version,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertChoices(transaction, id, content)
  await replaceExperts(transaction, id, content)
  await replacePayments(transaction, id, content)
  await attachDocuments(transaction, id, content)
  return id
}

/** Overwrites a post, which creates its next version; type, poster, company, addressee and status stay the same. */
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
  await replaceExperts(transaction, id, content)
  await replacePayments(transaction, id, content)
  await detachDocuments(transaction, id, content)
  await attachDocuments(transaction, id, content)
}

function columnsOf(content: PostingContent) {
  const { title, brief, categoryIds } = content
  const columns: Updateable<DB['opportunities']> = Object.fromEntries(
    COLUMN_FIELDS.map((field) => [columnOf(field), storedValue(field, content)]),
  )
  return { ...columns, title, brief, category_id: categoryIds[0] ?? null }
}

function storedValue(field: ColumnField, content: PostingContent): unknown {
  const { kind, input } = POST_FIELDS[field]
  if (kind === 'richText' || kind === 'entries') return JSON.stringify(content[input])
  return kind === 'choice' ? content[input] || null : content[input]
}

async function insertChoices(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  for (const field of CHOICES_FIELDS) {
    const { table, column, isOrdered } = choiceTable(field)
    const ids = content[field]
    // most types leave some of them empty, and an insert needs at least one row
    if (ids.length === 0) continue
    await sql`insert into ${sql.table(table)} (opportunity_id, ${sql.ref(column)}${isOrdered ? sql`, position` : sql``})
      select ${id}::uuid, chosen.id${isOrdered ? sql`, chosen.place - 1` : sql``}
      from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)`.execute(transaction)
  }
}

async function deleteChoices(transaction: DatabaseTransaction, id: string): Promise<void> {
  for (const field of CHOICES_FIELDS)
    await transaction.deleteFrom(choiceTable(field).table).where('opportunity_id', '=', id).execute()
}

async function replaceExperts(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  await transaction.deleteFrom('opportunity_package_experts').where('opportunity_id', '=', id).execute()
  const rows = content.packageExpertIds.map((expertId) => ({ opportunity_id: id, user_id: expertId }))
  if (rows.length > 0) await transaction.insertInto('opportunity_package_experts').values(rows).execute()
}

/** A schedule of which a part was paid is left as it is; the check has seen that the edit leaves it, too. */
async function replacePayments(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  const table = 'opportunity_payments'
  const paid = await transaction
    .selectFrom(table)
    .where('opportunity_id', '=', id)
    .where('paid_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  if (paid) return
  await transaction.deleteFrom(table).where('opportunity_id', '=', id).execute()
  const parts = content.paymentSchedules.map(({ details, percentage }, position) => ({
    ...{ opportunity_id: id, position },
    ...{ details, percentage: Number(percentage) },
  }))
  if (parts.length > 0) await transaction.insertInto(table).values(parts).execute()
}

/** Detaches documents the edit omits. The saved version still lists them (X-72). */
async function detachDocuments(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  await transaction
    .updateTable('opportunity_documents')
    .set({ detached_at: sql<Date>`now()` })
    .where('opportunity_id', '=', id)
    .where('upload_type', 'in', POST_UPLOAD_TYPES)
    .where('detached_at', 'is', null)
    .where('id', '<>', sql<string>`all(${documentsOf(content)}::uuid[])`)
    .execute()
}

/** All of these were locked by the reference check: the poster's own, attached to nothing else. */
async function attachDocuments(transaction: DatabaseTransaction, id: string, content: PostingContent): Promise<void> {
  const ids = documentsOf(content)
  if (ids.length === 0) return
  await transaction.updateTable('opportunity_documents').set({ opportunity_id: id }).where('id', 'in', ids).execute()
}

function documentsOf(content: PostingContent): string[] {
  return DOCUMENTS_FIELDS.flatMap((field) => content[field])
}
