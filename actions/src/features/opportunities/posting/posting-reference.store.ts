import { sql } from 'kysely'
import type { ChoiceField, Payment } from '#contract/opportunities/types/fields/post-fields.js'
import { CHOICE_FIELDS, listOf } from '#domain/posts/post-storage.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { isUuid } from '#platform/uuid.js'
import { loadRoleBudgets } from './addressed/addressee.store.js'
import { normalizePosting } from './check-posting.rules.js'
import type { Addressee, PostingReference } from './posting-content.js'

/**
 * Loads what the database says about a post's ids. Locks the documents until the transaction ends, so that no file is
 * attached twice.
 * @param opportunityId the edited post; null for a new one
 * @param addressee whom a new post asks, or `kept` for an edit, which is possible whatever has become of its expert
 */
export async function loadPostingReference(
  transaction: DatabaseTransaction,
  input: Partial<PostingInput>,
  posterId: string,
  opportunityId: string | null,
  addressee: Addressee | 'kept' | null,
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
    experts: new Set(await loadExperts(transaction, ids, posterId, opportunityId)),
    paidSchedule: opportunityId ? await loadPaidSchedule(transaction, opportunityId) : null,
    addressee,
    roleBudgets: input.expertId ? await loadRoleBudgets(transaction, [input.roleIds].flat()[0]) : {},
  }
}

/** Whom the post asks for already may stay, so that it can be edited whatever became of them. */
async function loadExperts(
  transaction: DatabaseTransaction,
  ids: string[],
  posterId: string,
  opportunityId: string | null,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('id', '<>', posterId)
    .where((eb) =>
      eb.or([
        eb.and([eb('is_expert', '=', true), eb('is_suspended', '=', false)]),
        eb.exists(
          eb
            .selectFrom('opportunity_package_experts as asked')
            .whereRef('asked.user_id', '=', 'users.id')
            .where('asked.opportunity_id', '=', opportunityId)
            .select(eb.lit(1).as('one')),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
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
