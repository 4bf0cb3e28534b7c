import { sql } from 'kysely'
import { isForAnother } from '#contract/opportunities/opportunity-visibility.js'
import type { OpportunityStatus, TrackingStatus } from '#contract/opportunities/statuses.js'
import { isInTeam } from '#domain/workflow/opportunity-facts.store.js'
import type { Queryable } from '#platform/database.js'
import { mayOpenFile } from './document-rights.rules.js'

/**
 * A file for whoever holds a signed link to it, as far as their rights go now: a link doesn't outlast the right that it was
 * made with (GO-05, X-73).
 * @param userId whose session the link was created in
 * @returns null if they may not open it; undefined if there is none
 */
export async function findLinkedFile(database: Queryable, id: string, userId: string) {
  const row = await database
    .selectFrom('opportunity_documents as document')
    .innerJoin('user_accounts as reader', (join) => join.on('reader.user_id', '=', userId))
    .leftJoin('opportunities as post', 'post.id', 'document.opportunity_id')
    .leftJoin('opportunity_trackings as tracking', (join) =>
      join.onRef('tracking.opportunity_id', '=', 'post.id').on('tracking.user_id', '=', userId),
    )
    .where('document.id', '=', id)
    .select(['asset_name', 'content_type', 'storage_key', 'uploaded_by', 'upload_type', 'detached_at'])
    .select([
      'reader.is_admin',
      'post.posted_by',
      'post.assigned_expert_id',
      'post.status',
      'tracking.status as tracking_status',
    ])
    .select(isInTeam('document.opportunity_id', userId).as('is_team_member'))
    .select(readsMessage(userId).as('reads_message'))
    .executeTakeFirst()
  if (!row) return undefined
  const isStaff = row.is_admin
  const isOpen = mayOpenFile({
    uploadType: row.upload_type,
    isUploader: row.uploaded_by === userId,
    isStaff,
    readsMessage: row.reads_message,
    isDetached: row.detached_at !== null,
    viewer:
      row.status === null
        ? null
        : {
            isStaff,
            isPoster: row.posted_by === userId,
            isTeamMember: row.is_team_member,
            isForAnother: isForAnother(row.assigned_expert_id, userId),
            status: row.status as OpportunityStatus,
            trackingStatus: row.tracking_status as TrackingStatus | null,
          },
  })
  return isOpen ? row : null
}

/** As the row filter of `opportunity_comment_documents` decides (GO-58, GO-62). */
function readsMessage(userId: string) {
  return sql<boolean>`exists (select from opportunity_comments message
    join opportunity_participants reader_of on reader_of.opportunity_id = message.opportunity_id
    where message.id = document.comment_id and reader_of.user_id = ${userId}
      and (reader_of.sees_all or message.expert_id is null or message.expert_id = ${userId}))`
}
