import { sql } from 'kysely'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { SandboxRefusal } from '../api/sandbox-refusal.js'
import type { SandboxObjects } from './sandbox-objects.js'

type Kind = keyof SandboxObjects

const TABLE = 'private.payment_sandbox_objects'

/** @returns false if there is one of this id already */
export async function insertObject<K extends Kind>(
  transaction: DatabaseTransaction,
  object: SandboxObjects[K],
  internals: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto(TABLE)
    .values({
      id: object.id,
      kind: object.object,
      body: JSON.stringify(object),
      internals: JSON.stringify(internals),
      created_at: new Date(object.created * 1000),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findObject<K extends Kind>(queryable: Queryable, kind: K, id: string) {
  const row = await queryable
    .selectFrom(TABLE)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .select('body')
    .executeTakeFirst()
  return row ? (row.body as unknown as SandboxObjects[K]) : null
}

/** @throws SandboxRefusal 404, as Stripe words it */
export async function readObject<K extends Kind>(queryable: Queryable, kind: K, id: string) {
  const object = await findObject(queryable, kind, id)
  if (!object) throw missingObject(kind, id)
  return object
}

/**
 * Locks the object until the transaction ends. Customers are locked last, so that two transactions never deadlock.
 * @throws SandboxRefusal 404, as Stripe words it
 */
export async function lockObject<K extends Kind>(transaction: DatabaseTransaction, kind: K, id: string) {
  const row = await transaction
    .selectFrom(TABLE)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .select('body')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw missingObject(kind, id)
  return row.body as unknown as SandboxObjects[K]
}

/** Keeps something with an object that is no part of it, beside what was kept before. */
export async function keepInternals(
  queryable: Queryable,
  id: string,
  internals: Readonly<Record<string, unknown>>,
): Promise<void> {
  await queryable
    .updateTable(TABLE)
    .set({ internals: sql`internals || ${JSON.stringify(internals)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** What was kept with the object. */
export async function readInternals(queryable: Queryable, id: string): Promise<Record<string, unknown>> {
  const row = await queryable.selectFrom(TABLE).where('id', '=', id).select('internals').executeTakeFirst()
  return (row?.internals ?? {}) as Record<string, unknown>
}

/** Replaces an object that this transaction has locked or inserted. */
export async function saveObject<K extends Kind>(
  transaction: DatabaseTransaction,
  object: SandboxObjects[K],
): Promise<void> {
  await transaction
    .updateTable(TABLE)
    .set({ body: JSON.stringify(object) })
    .where('id', '=', object.id)
    .execute()
}

interface EventPage {
  /** Unix seconds, inclusive. */
  since: number
  types: readonly string[]
  limit: number
  /** The last event of the page before. */
  after: string | null
}

/** Newest first, as Stripe lists them; one more than the limit if there are more. */
export async function listEvents(queryable: Queryable, page: EventPage): Promise<SandboxObjects['event'][]> {
  let query = queryable
    .selectFrom(TABLE)
    .where('kind', '=', 'event')
    .where('created_at', '>=', new Date(page.since * 1000))
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .select('body')
  if (page.types.length > 0) query = query.where(sql<string>`body ->> 'type'`, 'in', page.types)
  if (page.after !== null)
    query = query.where('seq', '<', (select) => select.selectFrom(TABLE).where('id', '=', page.after).select('seq'))
  const rows = await query.execute()
  return rows.map(({ body }) => body as unknown as SandboxObjects['event'])
}

/** The transfers of a group, newest first. */
export async function listTransfers(queryable: Queryable, group: string): Promise<SandboxObjects['transfer'][]> {
  const rows = await queryable
    .selectFrom(TABLE)
    .where('kind', '=', 'transfer')
    .where(sql<string>`body ->> 'transfer_group'`, '=', group)
    .orderBy('seq', 'desc')
    .select('body')
    .execute()
  return rows.map(({ body }) => body as unknown as SandboxObjects['transfer'])
}

/** What was collected for a subscription, the newest first; one more than the limit if there are more. */
export async function listPaidInvoices(
  queryable: Queryable,
  { subscription, limit, after }: { subscription: string; limit: number; after: string | null },
): Promise<SandboxObjects['invoice'][]> {
  const paid = { status: 'paid', parent: { subscription_details: { subscription } } }
  let query = queryable
    .selectFrom(TABLE)
    .where('kind', '=', 'invoice')
    .where(sql<boolean>`body @> ${JSON.stringify(paid)}::jsonb`)
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .select('body')
  if (after !== null)
    query = query.where('seq', '<', (select) => select.selectFrom(TABLE).where('id', '=', after).select('seq'))
  const rows = await query.execute()
  return rows.map(({ body }) => body as unknown as SandboxObjects['invoice'])
}

export function missingObject(kind: Kind, id: string): SandboxRefusal {
  return new SandboxRefusal(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'`, param: 'id' })
}

/** @returns the ids of the events that were held back, oldest first; they are held no longer */
export async function releaseHeldEvents(transaction: DatabaseTransaction): Promise<string[]> {
  const rows = await transaction
    .updateTable(TABLE)
    .set({ internals: '{}' })
    .where('kind', '=', 'event')
    .where(sql<boolean>`internals @> '{"isHeld": true}'`)
    .returning(['id', 'seq'])
    .execute()
  return rows.sort((a, b) => Number(a.seq) - Number(b.seq)).map(({ id }) => id)
}
