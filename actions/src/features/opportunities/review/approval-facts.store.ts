import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import type { ApprovalFacts } from './review.rules.js'

/**
 * Whether a post requires an NDA, how many files to sign are attached, and who posted it. The post is already locked.
 */
export async function loadApprovalFacts(transaction: DatabaseTransaction, id: string): Promise<ApprovalFacts> {
  return transaction
    .selectFrom('opportunities as post')
    .innerJoin('users as poster', 'poster.id', 'post.posted_by')
    .where('post.id', '=', id)
    .select([
      'poster.is_suspended as isPosterSuspended',
      'post.company_asked_to_sign_nda as isNdaRequired',
      sql<number>`(select count(*)::int from opportunity_documents file
        where file.opportunity_id = post.id and file.upload_type = 'nda_create' and file.detached_at is null)`.as(
        'ndaFiles',
      ),
    ])
    .executeTakeFirstOrThrow()
}
