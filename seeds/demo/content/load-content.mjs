import { insertRows } from '../insert-rows.mjs'
import { buildContent } from './content-rows.mjs'
import { reactionRows } from './reaction-rows.mjs'
import { writeRecordings } from './recording-rows.mjs'

/**
 * Loads insights, questions, answers and offers. People are named by the slugs of their profiles.
 * @param {import('pg').Client} client in the loading transaction
 * @param {Parameters<typeof buildContent>[0]} knowledge
 * @param {{ ago: (days: number) => string, readers: readonly string[], filesFolder?: string }} options readers: ids of
 *   people who voted and saved
 */
export async function loadContent(client, knowledge, { ago, readers, filesFolder }) {
  const ids = await readIds(client)
  const idOf = (slug) => {
    const id = ids.get(slug)
    if (!id) throw new Error(`The demo market knows nobody whose profile is at /${slug}.`)
    return id
  }
  const rows = buildContent(knowledge, { idOf, ago, listed: await readListed(client) })
  await switchIndexing(client, 'disable')
  // files first: a row without its file would be a player without a sound
  if (filesFolder) writeRecordings(filesFolder)
  await insertRows(client, 'private.recordings', rows.recordings)
  await insertRows(client, 'insights', rows.insights)
  await insertRows(client, 'insight_audios', rows.audios)
  await insertRows(client, 'insights_questions', rows.questions)
  await insertRows(client, 'insights_responses', rows.responses)
  await insertRows(client, 'insight_response_domains', rows.domains)
  await switchIndexing(client, 'enable')
  await indexAll(client)
  await insertRows(client, 'insight_response_ratings', rows.ratings)
  await insertRows(client, 'advice_offerings', rows.advices)
  const { votes, saves } = reactionRows(await readPublic(client), readers, ago)
  await insertRows(client, 'content_votes', votes)
  await insertRows(client, 'content_saves', saves)
  await setCounts(client, rows.counts)
}

/**
 * What keeps the search's index, once for each row that changes. A text changes several times while everything is
 * loaded, and is indexed once in the end.
 */
const INDEXING = {
  content_items: ['content_items_index_insight', 'content_items_index_question'],
  insights_questions: ['insights_questions_index_text'],
  insight_response_domains: ['insight_response_domains_index_insight'],
}

async function switchIndexing(client, state) {
  for (const [table, triggers] of Object.entries(INDEXING))
    for (const trigger of triggers) await client.query(`alter table ${table} ${state} trigger ${trigger}`)
}

async function indexAll(client) {
  await client.query(`select private.index_texts('insight', array_agg(id)) from content_items where kind = 'insight'`)
  await client.query(`select private.index_texts('question', array_agg(id)) from insights_questions`)
}

async function readIds(client) {
  const { rows } = await client.query('select id, slug from users')
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function readListed(client) {
  const { rows } = await client.query('select domain_name as name from master_domains where not deleted')
  return new Map(rows.map(({ name }) => [name.toLowerCase(), name]))
}

async function readPublic(client) {
  const { rows } = await client.query('select id, kind from content_items where is_public order by id')
  return rows
}

/** Most who voted, saved and viewed are nobody of this market: only their number is told. */
async function setCounts(client, counts) {
  await client.query(
    `update content_items as item
     set upvote_count = greatest(item.upvote_count, told.upvote_count), view_count = told.view_count,
       save_count = greatest(item.save_count, told.save_count)
     from jsonb_to_recordset($1) as told (id uuid, upvote_count int, save_count int, view_count int)
     where item.id = told.id and item.is_public`,
    [JSON.stringify(counts)],
  )
}
