import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import type { NdaFacts } from './review.rules.js'

/** Whether a post asks for an NDA, and how many files to sign hang on it. The post is locked, so both stay. */
export async function loadNdaFacts(transaction: DatabaseTransaction, id: string): Promise<NdaFacts> {
  return transaction
    .selectFrom('opportunities as post')
    .where('post.id', '=', id)
    .select([
      'post.company_asked_to_sign_nda as isNdaRequired',
      sql<number>`(select count(*)::int from opportunity_documents file
        where file.opportunity_id = post.id and file.upload_type = 'nda_create' and file.detached_at is null)`.as(
        'ndaFiles',
      ),
    ])
    .executeTakeFirstOrThrow()
}
