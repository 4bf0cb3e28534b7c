import type { DatabaseTransaction } from '#platform/database.js'

/** Whether a post asks for this expert: it is for them alone, or names them among those it asks (OPP-24, GO-28). */
export async function isAskedExpert(
  transaction: DatabaseTransaction,
  opportunityId: string,
  expertId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('opportunities as post')
    .where('post.id', '=', opportunityId)
    .where((eb) =>
      eb.or([
        eb('post.assigned_expert_id', '=', expertId),
        eb.exists(
          eb
            .selectFrom('opportunity_package_experts as asked')
            .whereRef('asked.opportunity_id', '=', 'post.id')
            .where('asked.user_id', '=', expertId)
            .select(eb.lit(1).as('one')),
        ),
      ]),
    )
    .select('post.id')
    .executeTakeFirst()
  return row !== undefined
}
