import { withClient } from '../../scripts/lib/database/database.mjs'
import { contentId } from '../../seeds/demo/content/content-ids.mjs'
import { operationText, tokenFor } from '../lib/reads.mjs'

const GOAL = 0.95
const READERS = { user: 'tom@client.example', expert: 'elena@sagework.example', poster: 'nora@brightwater.example' }
const GROUPS = ['Opportunities', 'Experts', 'Questions', 'Insights', 'Advices', 'UseCases']
const SHOWN = 20

/** How a group of the gold set is called in an answer. */
const FIELDS = {
  opportunties: 'opportunities',
  qanda: 'questions',
  experts: 'experts',
  insights: 'insights',
  usecases: 'use_cases',
  advices: 'advices',
}

/**
 * Of the queries of the gold set, how many have an expected thing among their first ten results, find nothing where
 * nothing is expected, and leave out what must not be found.
 * @param {Awaited<ReturnType<typeof import('../lib/product.mjs').preparePlace>>} product
 * @param {readonly { query: string, as: string, group: string, expect: readonly string[], absent?: readonly string[] }[]} gold
 * @param {(line: string) => void} print
 */
export async function measureRecall(product, gold, print) {
  const ask = await readerOf(product)
  const idOf = await keysIn(product.ownerUrl())
  const tally = { expected: 0, found: 0, nothing: 0, kept: 0, leaks: 0 }
  for (const { query, as, group, expect, absent = [] } of gold) {
    const ids = await ask(as, query, group)
    const hit = expect.some((key) => ids.slice(0, 10).includes(idOf(key)))
    if (expect.length > 0) {
      tally.expected += 1
      tally.found += hit ? 1 : 0
      if (!hit) print(`  missed     ${as}, ${group}: ${query}`)
    } else {
      tally.nothing += 1
      tally.kept += ids.length === 0 ? 1 : 0
    }
    tally.leaks += absent.filter((key) => ids.includes(idOf(key))).length
  }
  const { expected, found, nothing, kept, leaks } = tally
  print(
    `recall@10    ${(found / expected).toFixed(3)} of ${expected} queries (goal ${GOAL}); ${kept} of ${nothing} that ask for nothing find nothing; ${leaks} leaks`,
  )
}

/** Asks as each reader, a visitor included. Ids, in their order. */
async function readerOf(product) {
  const tokens = {}
  for (const [name, email] of Object.entries(READERS))
    tokens[name] = await tokenFor(product.ownerUrl(), product.signingKey(), email)
  return async (as, words, group) => {
    const reader = tokens[as]
    const query = operationText(reader ? 'GlobalSearch' : 'PublicGlobalSearch')
    const variables = {
      ...{ filter: { words, topics: [], expertise: [] }, skip: 0, rows: SHOWN },
      ...(reader ? { me: reader.userId } : {}),
      ...Object.fromEntries(
        GROUPS.filter((one) => reader || one !== 'Opportunities').map((one) => [`with${one}`, true]),
      ),
    }
    const headers = {
      'content-type': 'application/json',
      ...(reader ? { authorization: `Bearer ${reader.token}` } : {}),
    }
    const answer = await fetch(`${product.url}/v1/graphql`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ query, variables }) },
    })
    const { data, errors } = await answer.json()
    if (!data) throw new Error(`${words}: ${JSON.stringify(errors)}`)
    return (data[FIELDS[group]]?.nodes ?? []).flatMap(({ shown }) => shown?.id ?? [])
  }
}

/** What a key stands for: somebody by short name, a post by title, or something that was written; an answer is its question. */
function keysIn(ownerUrl) {
  return withClient(ownerUrl, async (client) => {
    const people = await client.query('select slug, id from users')
    const answers = await client.query("select id, question_id from content_items where kind = 'answer'")
    const posts = await client.query('select title, id from opportunities')
    const byTitle = new Map(posts.rows.map(({ title, id }) => [title, id]))
    const bySlug = new Map(people.rows.map(({ slug, id }) => [slug, id]))
    const questionOf = new Map(answers.rows.map(({ id, question_id }) => [id, question_id]))
    return (key) => {
      if (key.startsWith('person:')) return bySlug.get(key.slice('person:'.length))
      if (key.startsWith('post:')) return byTitle.get(key.slice('post:'.length))
      return questionOf.get(contentId(key)) ?? contentId(key)
    }
  })
}
