import type { Queryable } from '#platform/database.js'

/** Everybody invited to a post, in the order of their invitations. */
export async function readTeamIds(queryable: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await queryable
    .selectFrom('opportunity_team_members')
    .where('opportunity_id', '=', opportunityId)
    .select('user_id')
    .orderBy('invited_at')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
