import { sql } from 'kysely'
import type { ChoiceField, Payment } from '#contract/opportunities/types/fields/post-fields.js'
import { CHOICE_FIELDS, listOf } from '#domain/posts/post-storage.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { isUuid } from '#platform/uuid.js'
import { normalizePosting } from './check-posting.rules.js'
import type { PostingReference } from './posting-content.js'

/**
 * Loads what the database says about a post's ids. Locks the documents until the transaction ends, so that no file is
 * attached twice.
 * @param opportunityId the edited post; null for a new one
 */
export async function loadPostingReference(
  transaction: DatabaseTransaction,
  input: Partial<PostingInput>,
  posterId: string,
  opportunityId: string | null,
): Promise<PostingReference> {
  const ids = Object.values(normalizePosting(input))
    .flat()
    .filter((id) => isUuid(id))
  const documents = await loadDocuments(transaction, ids, posterId, opportunityId)
  return {
    units: await transaction.selectFrom('opportunity_duration_types').select(['id', 'code']).execute(),
    live: await loadLiveChoices(transaction, ids),
    documents: new Map(documents.filter(({ isRemoved }) => !isRemoved).map(({ id, upload_type }) => [id, upload_type])),
    removedDocuments: new Set(documents.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)),
    paidSchedule: opportunityId ? await loadPaidSchedule(transaction, opportunityId) : null,
  }
}

async function loadPaidSchedule(transaction: DatabaseTransaction, opportunityId: string): Promise<Payment[] | null> {
  const parts = await transaction
    .selectFrom('opportunity_payments')
    .where('opportunity_id', '=', opportunityId)
    .select(['details', 'percentage', 'paid_at'])
    .orderBy('position')
    .execute()
  if (parts.every(({ paid_at }) => paid_at === null)) return null
  return parts.map(({ details, percentage }) => ({ details, percentage }))
}

function loadDocuments(
  transaction: DatabaseTransaction,
  ids: string[],
  posterId: string,
  opportunityId: string | null,
) {
  return transaction
    .selectFrom('opportunity_documents')
    .select(['id', 'upload_type'])
    .select((eb) => eb('detached_at', 'is not', null).as('isRemoved'))
    .where('uploaded_by', '=', posterId)
    .where((eb) =>
      eb.or([
        eb('opportunity_id', '=', opportunityId),
        eb.and([eb('opportunity_id', 'is', null), eb('id', '=', sql<string>`any(${ids}::uuid[])`)]),
      ]),
    )
    .forUpdate()
    .execute()
}

/** Which of the ids may currently be chosen, in one round trip: not deleted, and approved (BASE-32, BASE-33). */
async function loadLiveChoices(transaction: DatabaseTransaction, ids: string[]): Promise<PostingReference['live']> {
  const lists = CHOICE_FIELDS.map((field) => {
    const { table, name, unless, onlyIf } = listOf(field)
    return sql`select ${field}::text as field, id, ${sql.ref(name)} as name from ${sql.table(table)} join sent using (id)
      where ${unless ? sql`not ${sql.ref(unless)}` : sql`true`} and ${onlyIf ? sql.ref(onlyIf) : sql`true`}`
  })
  const { rows } = await sql<{ field: ChoiceField; id: string; name: string }>`
    with sent as (select unnest(${ids}::uuid[]) as id) ${sql.join(lists, sql` union all `)}`.execute(transaction)
  const live = new Map<ChoiceField, Map<string, string>>()
  for (const { field, id, name } of rows) live.set(field, (live.get(field) ?? new Map()).set(id, name))
  return live
}
