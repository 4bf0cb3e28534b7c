import { sql } from 'kysely'
import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { amountUnit, formatBudget } from '#contract/format/money.js'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { sheetChanges, type TermsSheet } from './terms-sheet.rules.js'

interface Row {
  title: string
  categories: string
  roles: string
  topics: string
  skills: string
  domains: string
  availabilities: string
  country: string | null
  start: string | null
  duration_months: number | null
  no_of_days: number | null
  days_unit: string | null
  min_budget_cents: string | null
  max_budget_cents: string | null
  unit: string | null
  is_nda_required: boolean
  description: string
  documents: TermsSheet['documents']
}

/** What the post says at this moment, in the words of the page. */
export async function readTermsSheet(database: Queryable, opportunityId: string): Promise<TermsSheet> {
  const row = await selectRow(database, opportunityId)
  if (!row) return { lines: [], description: '', documents: [] }
  const cents = (amount: string | null) => (amount === null ? null : Number(amount))
  const lines = {
    Title: row.title,
    Category: row.categories,
    'Role level': row.roles,
    Topics: row.topics,
    Skills: row.skills,
    Domain: row.domains,
    Availability: row.availabilities,
    Country: row.country,
    Start: row.start,
    Duration: row.duration_months === null ? null : formatCount(row.duration_months, 'month'),
    Days: formatDaysPerUnit(row.no_of_days, row.days_unit),
    Budget: formatBudget({
      minCents: cents(row.min_budget_cents),
      maxCents: cents(row.max_budget_cents),
      unit: amountUnit(row.unit),
    }),
    'Signed NDA': row.is_nda_required ? 'Asked for' : 'Not asked for',
  }
  return {
    lines: Object.entries(lines).map(([name, value]) => ({ name, value: value ?? '' })),
    description: row.description,
    documents: row.documents,
  }
}

/**
 * What differs between a version that somebody saw and the post as it is; nothing where that version kept no sheet, or
 * never was.
 */
export async function changesSinceVersion(
  transaction: DatabaseTransaction,
  opportunityId: string,
  versionNo: number,
): Promise<TermsChange[]> {
  const seen = await transaction
    .selectFrom('opportunity_versions')
    .where('opportunity_id', '=', opportunityId)
    .where('version_no', '=', versionNo)
    .select('snapshot')
    .executeTakeFirst()
  const { sheet } = (seen?.snapshot ?? {}) as { sheet?: TermsSheet }
  return sheet ? sheetChanges(sheet, await readTermsSheet(transaction, opportunityId)) : []
}

async function selectRow(database: Queryable, id: string): Promise<Row | undefined> {
  const names = (choices: string, choice: string, masters: string, name: string) =>
    sql<string>`coalesce((select string_agg(m.${sql.ref(name)}, ', ' order by m.${sql.ref(name)})
      from ${sql.table(choices)} c join ${sql.table(masters)} m on m.id = c.${sql.ref(choice)}
      where c.opportunity_id = o.id), '')`
  const { rows } = await sql<Row>`
    select o.title, o.duration_months, o.no_of_days, o.min_budget_cents, o.max_budget_cents,
      ${names('opportunity_categories', 'category_id', 'master_objectives', 'objective_name')} as categories,
      ${names('opportunity_roles', 'role_id', 'master_roles', 'role_name')} as roles,
      ${names('opportunity_topics', 'topic_id', 'master_topics', 'topic_name')} as topics,
      ${names('opportunity_skills', 'expertise_id', 'master_expertise', 'expertise_name')} as skills,
      ${names('opportunity_domains', 'domain_id', 'master_domains', 'domain_name')} as domains,
      ${names('opportunity_availabilities', 'availability_type_id', 'opportunity_availability_types', 'availability_type')}
        as availabilities,
      country.country_name as country, start.start_date as start, unit.code as unit, days.code as days_unit,
      o.company_asked_to_sign_nda as is_nda_required, md5(coalesce(o.brief_rich_text::text, o.brief)) as description,
      coalesce((select json_agg(json_build_object('id', d.id, 'name', d.asset_name, 'isNda', d.upload_type = 'nda_create')
          order by d.created_at, d.id)
        from opportunity_documents d
        where d.opportunity_id = o.id and d.upload_type in ('opportunity_create', 'nda_create')
          and d.detached_at is null), '[]') as documents
    from opportunities o
    left join master_countries country on country.id = o.country_id
    left join opportunity_start_dates start on start.id = o.start_date_id
    left join opportunity_duration_types unit on unit.id = o.duration_type_id
    left join opportunity_duration_types days on days.id = o.no_of_days_unit_id
    where o.id = ${id}`.execute(database)
  return rows[0]
}
