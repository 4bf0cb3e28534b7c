import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { withProducts } from '../lib/product.mjs'

const ASKER = 'tom@client.example'
const GOAL_MS = 300
const SHARES = [0.5, 0.95]
const END_MS = 20_000

/**
 * How long after a question is stored the first of its answer's text is, at the server and in a product of its own, without
 * a model.
 * @param {readonly string[]} questions
 * @param {(line: string) => void} print
 */
export function measureFirstText(questions, print) {
  return withProducts(1, async ([product]) => {
    await withClient(product.ownerUrl(), async (client) => {
      const act = await actorIn(product, client)
      await client.query("update system_configurations set value = '100000' where config = 'AI_HOME_DAILY_ANSWERS'")
      const times = []
      for (const text of questions) {
        // Nobody begins as many conversations within an hour.
        await client.query('delete from auth.throttles')
        const { conversation_id: conversationId } = await act('createAiConversation', { text, preferences: null })
        const body = { from: 'user', type: 'input', data: [{ type: 'input', content: text }], image: null }
        const message = { id: randomUUID(), conversationId, step: 'follow-up-1', body }
        const { answerId } = await act('addAiConversationMessage', { ...message, isAiGenerated: false })
        times.push(await firstTextOf(client, answerId))
      }
      const sorted = times.sort((one, other) => one - other)
      const [half, most] = SHARES.map((share) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0))
      print(`first text   p50 ${half} ms   p95 ${most} ms of ${times.length} questions (goal ${GOAL_MS} ms)`)
    })
  })
}

/** Acts as the asker, the way the engine passes it on. */
async function actorIn({ dataDir, env }, client) {
  const { actionSecret } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const { rows } = await client.query(
    `insert into auth.sessions (user_id, token, expires_at)
     select user_id, gen_random_uuid()::text, now() + interval '1 hour' from user_accounts where email = $1
     returning id, user_id`,
    [ASKER],
  )
  const session_variables = {
    'x-hasura-user-id': rows[0].user_id,
    'x-hasura-role': 'user',
    'x-hasura-session-id': rows[0].id,
  }
  return async (name, input) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const answer = await fetch(`http://127.0.0.1:${env.ACTIONS_PORT}/hooks/actions/${kebab}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-action-secret': actionSecret },
      body: JSON.stringify({ action: { name }, input, session_variables }),
    })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body
  }
}

async function firstTextOf(client, answerId) {
  for (const ends = performance.now() + END_MS; performance.now() < ends; await delay(50)) {
    const { rows } = await client.query(
      `select extract(epoch from first_text_at - created_at) * 1000 as ms from ai_answers
       where id = $1 and status in ('done', 'failed')`,
      [answerId],
    )
    if (rows[0]) return Number(rows[0].ms)
  }
  throw new Error(`The answer ${answerId} didn't end within ${END_MS / 1000} s.`)
}
