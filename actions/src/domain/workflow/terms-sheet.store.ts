import { type RawBuilder, sql } from 'kysely'
import { POST_UPLOAD_TYPES } from '#contract/files/upload-limits.js'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import { isOfKind } from '#contract/opportunities/types/fields/post-fields.js'
import {
  FIELDS_IN_WORDS,
  type FieldInWords,
  type PostInWords,
  postLines,
} from '#contract/opportunities/types/fields/post-lines.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { choiceTable, columnOf, listOf } from '../posts/post-storage.js'
import { sheetChanges, type TermsSheet } from './terms-sheet.rules.js'

interface Row extends PostInWords {
  type: string
  title: string
  description: string
  documents: TermsSheet['documents']
  experts: TermsSheet['experts']
}

/** The post's current content in the page's wording. */
export async function readTermsSheet(database: Queryable, opportunityId: string): Promise<TermsSheet> {
  const row = await selectRow(database, opportunityId)
  if (!row) return { lines: [], description: '', documents: [] }
  return {
    lines: [{ name: 'Title', value: row.title }, ...postLines(row.type, row)],
    description: row.description,
    documents: row.documents,
    experts: row.experts,
  }
}

/** What changed since a version that someone saw; empty if that version kept no sheet or never existed. */
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
  const fields = sql.join(FIELDS_IN_WORDS.map((field) => sql`${inWords(field)} as ${sql.id(field)}`))
  const { rows } = await sql<Row>`
    select o.type, o.title, ${fields}, md5(coalesce(o.brief_rich_text::text, o.brief)) as description,
      coalesce((select json_agg(json_build_object('id', d.id, 'name', d.asset_name, 'isNda', d.upload_type = 'nda_create')
          order by d.created_at, d.id)
        from opportunity_documents d
        where d.opportunity_id = o.id and d.upload_type = any(${[...POST_UPLOAD_TYPES]}) and d.detached_at is null),
        '[]') as documents,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) order by u.id)
        from opportunity_package_experts e join users u on u.id = e.user_id where e.opportunity_id = o.id),
        '[]') as experts
    from opportunities o where o.id = ${id}`.execute(database)
  return rows[0]
}

/** What a field of the post `o` is in words: the names of what was chosen, the code of a unit, or what is stored. */
function inWords(field: FieldInWords): RawBuilder<unknown> {
  if (isOfKind(field, 'choices')) {
    const [{ table, column }, masters] = [choiceTable(field), listOf(field)]
    const name = sql.ref(`m.${masters.name}`)
    return sql`coalesce((select string_agg(${name}, ', ' order by ${name})
      from ${sql.table(table)} c join ${sql.table(masters.table)} m on m.id = ${sql.ref(`c.${column}`)}
      where c.opportunity_id = o.id), '')`
  }
  const column = sql.ref(`o.${columnOf(field)}`)
  if (isOfKind(field, 'choice')) {
    const { table, name } = listOf(field)
    return sql`(select ${sql.ref(name)} from ${sql.table(table)} m where m.id = ${column})`
  }
  if (isOfKind(field, 'unit')) return sql`(select code from opportunity_duration_types m where m.id = ${column})`
  return column
}
