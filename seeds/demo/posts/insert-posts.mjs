import { stableUuid } from '../ids.mjs'
import { insertRows } from '../insert-rows.mjs'

/** Puts the posts in, with what they are about. */
export async function insertPosts(client, posts) {
  await insertRows(
    client,
    'opportunities',
    posts.map((post) => post.row),
  )
  const links = (names, prefix, column, isOrdered = false) =>
    posts.flatMap(({ row, subjects }) =>
      subjects[names].map((name, position) => ({
        opportunity_id: row.id,
        [column]: stableUuid(`${prefix}:${name}`),
        ...(isOrdered ? { position } : {}),
      })),
    )
  await insertRows(client, 'opportunity_categories', links('categories', 'objective', 'category_id', true))
  await insertRows(client, 'opportunity_roles', links('roles', 'role', 'role_id', true))
  await insertRows(client, 'opportunity_topics', links('topics', 'topic', 'topic_id'))
  await insertRows(client, 'opportunity_skills', links('skills', 'expertise', 'expertise_id'))
  await insertRows(client, 'opportunity_domains', links('domains', 'domain', 'domain_id'))
  await insertRows(
    client,
    'opportunity_availabilities',
    links('availabilities', 'availability', 'availability_type_id'),
  )
}
