import { type RawBuilder, sql } from 'kysely'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import {
  type ChoicesField,
  type ColumnField,
  type DocumentsField,
  type Payment,
  POST_FIELDS,
} from '#contract/opportunities/types/fields/post-fields.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { TermsSheet } from '../workflow/terms-sheet.rules.js'
import { readTermsSheet } from '../workflow/terms-sheet.store.js'
import { CHOICES_FIELDS, COLUMN_FIELDS, choiceTable, columnOf, DOCUMENTS_FIELDS } from './post-storage.js'
import type { PostingInput } from './posting-input.js'

/** A stored post in the shape of posting input, so that an edit may omit what it doesn't change. */
export async function loadStoredPosting(transaction: DatabaseTransaction, id: string): Promise<PostingInput> {
  const row = await transaction
    .selectFrom('opportunities')
    .selectAll('opportunities')
    .select([...CHOICES_FIELDS.map((field) => choicesOf(field).as(field))])
    .select(payments().as('paymentSchedules'))
    .select(packageExperts().as('packageExpertIds'))
    .select([...DOCUMENTS_FIELDS.map((field) => documentsOf(field).as(field))])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const columns = COLUMN_FIELDS.map((field) => [field, asSent(field, row[columnOf(field)])])
  const lists = [...CHOICES_FIELDS, ...DOCUMENTS_FIELDS].map((field) => [field, row[field]])
  return {
    ...Object.fromEntries([...columns, ...lists]),
    paymentSchedules: row.paymentSchedules,
    packageExpertIds: row.packageExpertIds,
    type: row.type,
    posterAgreedTerms: row.poster_agreed_terms_at !== null,
    expertId: row.assigned_expert_id,
  }
}

/**
 * Saves the post's content before an edit under its version number: as input, and line by line in the page's wording
 * (X-31, X-71).
 * @returns those lines
 */
export async function insertVersion(
  transaction: DatabaseTransaction,
  version: { opportunityId: string; versionNo: number; title: string; posting: object; editedBy: string },
): Promise<TermsSheet> {
  const sheet = await readTermsSheet(transaction, version.opportunityId)
  await transaction
    .insertInto('opportunity_versions')
    .values({
      opportunity_id: version.opportunityId,
      version_no: version.versionNo,
      snapshot: JSON.stringify({ title: version.title, ...version.posting, sheet }),
      edited_by: version.editedBy,
    })
    .execute()
  return sheet
}

function choicesOf(field: ChoicesField): RawBuilder<string[]> {
  const { table, column, isOrdered } = choiceTable(field)
  const order = isOrdered ? sql`position, ` : sql``
  return sql`array(select ${sql.ref(column)}::text from ${sql.table(table)}
    where opportunity_id = opportunities.id order by ${order}${sql.ref(column)})`
}

function payments(): RawBuilder<Payment[]> {
  return sql`(select coalesce(json_agg(json_build_object('details', details, 'percentage', percentage)
      order by position), '[]')
    from opportunity_payments where opportunity_id = opportunities.id)`
}

function packageExperts(): RawBuilder<string[]> {
  return sql`array(select user_id::text from opportunity_package_experts where opportunity_id = opportunities.id
    order by user_id)`
}

function documentsOf(field: DocumentsField): RawBuilder<string[]> {
  return sql`array(select id::text from opportunity_documents
    where opportunity_id = opportunities.id and upload_type = ${POST_FIELDS[field].uploadType} and detached_at is null
    order by created_at, id)`
}

/** Input amounts are in dollars; a bigint arrives as text. */
function asSent(field: ColumnField, stored: unknown): unknown {
  return POST_FIELDS[field].kind === 'dollars' && stored !== null ? Number(stored) / DOLLARS_TO_CENTS : stored
}
