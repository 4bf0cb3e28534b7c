import { sql } from 'kysely'
import { isForAnother } from '#contract/opportunities/opportunity-visibility.js'
import type { OpportunityStatus, TrackingStatus } from '#contract/opportunities/statuses.js'
import { mayReadAttached } from '#domain/documents/document-rights.rules.js'
import { isInTeam } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { DocumentFacts } from './document.rules.js'

/** Prefix of all documents. Files below it without a row are pruned. */
export const STORAGE_PREFIX = 'documents/'

export interface NewDocument {
  /** Idempotency key chosen by the client; without one, every attempt creates another document. */
  id?: string
  /** Null until a post refers to the file; an application's file is attached from the start. */
  opportunityId?: string
  uploadedBy: string
  uploadType: string
  assetName: string
  storageKey: string
  contentType: string
  size: number
  /** For a signed NDA: the version of the post that showed it. */
  signedVersionNo?: number
}

export interface StoredDocument {
  id: string
  /** It was stored before; the response to the first attempt was lost. */
  isRepeated: boolean
}

/**
 * Stores a document, once per id.
 * @throws AppError NOT_ALLOWED if the id belongs to someone else
 */
export async function insertDocument(queryable: Queryable, document: NewDocument): Promise<StoredDocument> {
  const written = await queryable
    .insertInto('opportunity_documents')
    .values({
      ...(document.id ? { id: document.id } : {}),
      opportunity_id: document.opportunityId ?? null,
      uploaded_by: document.uploadedBy,
      upload_type: document.uploadType,
      asset_name: document.assetName,
      storage_key: document.storageKey,
      content_type: document.contentType,
      size_bytes: document.size,
      signed_version_no: document.signedVersionNo ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) return { id: written.id, isRepeated: false }
  const stored = await findStored(queryable, document)
  if (!stored) throw new AppError('NOT_ALLOWED')
  return stored
}

/** What an earlier attempt of the same upload stored; null for the first. */
export async function findStored(queryable: Queryable, document: NewDocument): Promise<StoredDocument | null> {
  if (!document.id) return null
  const row = await queryable
    .selectFrom('opportunity_documents')
    .where('id', '=', document.id)
    .where('uploaded_by', '=', document.uploadedBy)
    .where('upload_type', '=', document.uploadType)
    .$if(document.opportunityId !== undefined, (query) =>
      query.where('opportunity_id', '=', String(document.opportunityId)),
    )
    .select('id')
    .executeTakeFirst()
  return row ? { id: row.id, isRepeated: true } : null
}

/** What a document is for and what it is attached to, without a lock; null if there is none. */
export async function findDocumentPlace(queryable: Queryable, id: string) {
  const row = await queryable
    .selectFrom('opportunity_documents')
    .where('id', '=', id)
    .select(['opportunity_id as opportunityId', 'upload_type as uploadType', 'uploaded_by as uploadedBy'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * A post's document from the caller's point of view, locked until the transaction ends; null if there is none, or an
 * edit removed it.
 */
export async function lockDocument(
  transaction: DatabaseTransaction,
  id: string,
  caller: Caller,
): Promise<(DocumentFacts & { storageKey: string; assetName: string; isNda: boolean }) | null> {
  const row = await transaction
    .selectFrom('opportunity_documents as document')
    .leftJoin('opportunities', 'opportunities.id', 'document.opportunity_id')
    .leftJoin('opportunity_trackings as tracking', (join) =>
      join.onRef('tracking.opportunity_id', '=', 'document.opportunity_id').on('tracking.user_id', '=', caller.userId),
    )
    .where('document.id', '=', id)
    .where('document.detached_at', 'is', null)
    .select([
      'document.storage_key',
      'document.asset_name',
      'document.uploaded_by',
      'document.upload_type',
      'document.comment_id',
      'opportunities.status',
      'opportunities.assigned_expert_id',
    ])
    .select('opportunities.posted_by')
    .select('tracking.status as tracking_status')
    .select(isInTeam('document.opportunity_id', caller.userId).as('is_team_member'))
    .select(isLastNdaToSign.as('is_last_nda_to_sign'))
    .forUpdate('document')
    .executeTakeFirst()
  if (!row) return null
  const status = row.status as OpportunityStatus | null
  const viewer = {
    isPoster: row.posted_by === caller.userId,
    isTeamMember: row.is_team_member,
    isStaff: caller.isStaff,
    isForAnother: isForAnother(row.assigned_expert_id, caller.userId),
    trackingStatus: row.tracking_status as TrackingStatus | null,
  }
  return {
    isUploader: row.uploaded_by === caller.userId,
    canSee: status !== null && mayReadAttached(row.upload_type, { ...viewer, status }),
    opportunityStatus: status,
    isLastNdaToSign: row.is_last_nda_to_sign,
    isSent: row.comment_id !== null,
    isNda: row.upload_type === 'nda_create',
    storageKey: row.storage_key,
    assetName: row.asset_name,
  }
}

const isLastNdaToSign = sql<boolean>`document.upload_type = 'nda_create'
  and coalesce(opportunities.company_asked_to_sign_nda, false)
  and not exists (select from opportunity_documents other
    where other.opportunity_id = document.opportunity_id and other.upload_type = 'nda_create'
      and other.detached_at is null and other.id <> document.id)`
