import { type SqlBool, sql } from 'kysely'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { TermsSheet } from './terms-sheet.rules.js'
import { readTermsSheet } from './terms-sheet.store.js'

/** A stored post in the shape in which posts are sent, so that an edit may leave out what it does not change. */
export async function loadStoredPosting(transaction: DatabaseTransaction, id: string) {
  const row = await transaction
    .selectFrom('opportunities')
    .selectAll('opportunities')
    .select([
      idsOf('opportunity_categories', 'category_id', 'position').as('categoryIds'),
      idsOf('opportunity_roles', 'role_id', 'position').as('roleIds'),
      idsOf('opportunity_availabilities', 'availability_type_id').as('availabilityIds'),
      idsOf('opportunity_topics', 'topic_id').as('topicIds'),
      idsOf('opportunity_domains', 'domain_id').as('domainIds'),
      idsOf('opportunity_skills', 'expertise_id').as('skillIds'),
      idsOf(
        'opportunity_documents',
        'id',
        'created_at',
        sql`upload_type = 'opportunity_create' and detached_at is null`,
      ).as('assetIds'),
      idsOf('opportunity_documents', 'id', 'created_at', sql`upload_type = 'nda_create' and detached_at is null`).as(
        'ndaIds',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { categoryIds, roleIds, availabilityIds, topicIds, domainIds, skillIds, assetIds, ndaIds } = row
  return {
    ...{ categoryIds, roleIds, availabilityIds, topicIds, domainIds, skillIds, assetIds, ndaIds },
    type: row.type,
    countryId: row.country_id,
    durationMonths: row.duration_months,
    durationType: row.duration_type_id,
    minBudgetAmount: toDollars(row.min_budget_cents),
    maxBudgetAmount: toDollars(row.max_budget_cents),
    startDateId: row.start_date_id,
    noOfDays: row.no_of_days,
    noOfDaysUnit: row.no_of_days_unit_id,
    brief: row.brief,
    briefRichText: row.brief_rich_text,
    companyAskedToSignNda: row.company_asked_to_sign_nda,
    posterAgreedTerms: row.poster_agreed_terms_at !== null,
    expertId: row.assigned_expert_id,
  }
}

/**
 * Keeps what the post said before an edit, under the number it had: as it was sent, and line by line in the words of the
 * page.
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

function idsOf(table: string, column: string, order = column, condition = sql<SqlBool>`true`) {
  const [from, id, by] = [sql.table(table), sql.ref(column), sql.ref(order)]
  return sql<string[]>`array(select ${id}::text from ${from}
    where opportunity_id = opportunities.id and ${condition} order by ${by}, ${id})`
}

function toDollars(cents: string | null): number | null {
  return cents === null ? null : Number(cents) / DOLLARS_TO_CENTS
}
