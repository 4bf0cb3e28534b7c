import { withClient } from '../../scripts/lib/database/database.mjs'

const SHORT = 20
const LONG = 5000
/** As many messages again in each of this many conversations that the reader must not see. */
const STRANGERS = 10

/**
 * Two chats of one poster with one expert: twenty messages, and five thousand among fifty thousand of others.
 * @returns {Promise<{ short: string, long: string }>} the ids of their opportunities
 */
export async function fillChats(ownerUrl, { poster, expert }) {
  return withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query("set local sagework.seeding = 'on'")
    const { rows } = await client.query(
      `select o.id from opportunities o join user_accounts a on a.user_id = o.posted_by
       where a.email = $1 and o.status = 'published' order by o.created_at desc, o.id limit 2`,
      [poster],
    )
    const [short, long] = rows.map(({ id }) => id)
    if (!short || !long) throw new Error(`${poster} has no two published posts`)
    for (const [id, total] of [
      [short, SHORT],
      [long, LONG],
    ])
      await fillChat(client, id, expert, total)
    await client.query(
      `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment)
       select $1, e.user_id, e.user_id, 'Message ' || i, '{"blocks":[],"entityMap":{}}'
       from generate_series(1, $2) i, (select user_id from expert_details where user_id <> $3 limit $4) e`,
      [long, LONG, expert, STRANGERS],
    )
    await client.query('commit')
    await client.query('vacuum analyze opportunity_comments')
    return { short, long }
  })
}

async function fillChat(client, id, expert, total) {
  await client.query(
    `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
     values ($1, $2, 'interested', now())
     on conflict (opportunity_id, user_id) do update set status = 'interested', interest_shown_at = now()`,
    [id, expert],
  )
  await client.query(
    `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment)
     select $1, $2, $2, 'Message ' || i,
       jsonb_build_object('entityMap', jsonb_build_object(), 'blocks', jsonb_build_array(jsonb_build_object(
         'key', 'b0', 'text', 'Message ' || i, 'type', 'unstyled', 'depth', 0,
         'inlineStyleRanges', '[]'::jsonb, 'entityRanges', '[]'::jsonb, 'data', jsonb_build_object())))
     from generate_series(1, $3) i`,
    [id, expert, total],
  )
}
