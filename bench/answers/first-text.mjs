import { randomUUID } from 'node:crypto'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { operationText, tokenFor } from '../lib/reads.mjs'

const ASKER = 'tom@client.example'
const GOAL_MS = 300
const SHARES = [0.5, 0.95]
/** On a machine that others keep busy an answer may take many seconds, which is printed then. */
const LIMIT_MS = 120_000
/** Asked before anything is measured, so that the model is loaded and every statement known. */
const FIRST_ASKED = 3

/**
 * How long after somebody asks the first of the answer's text reaches them, as the web client asks and reads: through the
 * public origin, without a model. Beginning a conversation takes the same way and stores one row, so on a machine that others
 * use as well it says what waiting for the processor costs.
 * @param {{ url: string, ownerUrl: () => string, signingKey: () => object }} product
 * @param {readonly string[]} questions
 * @param {(line: string) => void} print
 */
export function measureFirstText(product, questions, print) {
  return withClient(product.ownerUrl(), async (client) => {
    const talk = await openTalk(product)
    await client.query("update system_configurations set value = '100000' where config = 'AI_HOME_DAILY_ANSWERS'")
    const times = { begun: [], stored: [], shown: [], written: [] }
    for (const [at, text] of [...questions.slice(0, FIRST_ASKED), ...questions].entries()) {
      // Nobody begins as many conversations within an hour.
      await client.query('delete from auth.throttles')
      const asked = await askOnce(talk, client, text)
      if (at >= FIRST_ASKED) for (const [what, ms] of Object.entries(asked)) times[what].push(ms)
    }
    const row = (name, values, more) =>
      print(`${name.padEnd(34)} p50 ${valueAt(values, SHARES[0])} ms   p95 ${valueAt(values, SHARES[1])} ms${more}`)
    const ratio = (valueAt(times.shown, SHARES[0]) / valueAt(times.begun, SHARES[0])).toFixed(1)
    row('first text, from asking', times.shown, ` of ${questions.length} questions (goal ${GOAL_MS} ms)`)
    row('  at the server, from storing', times.written, '')
    row('  the question was stored after', times.stored, '')
    row('control: a conversation is begun', times.begun, `   first text ×${ratio}`)
  })
}

async function askOnce({ act, firstText }, client, text) {
  const began = performance.now()
  const { conversation_id: conversationId } = await act('CreateAiConversation', { text, preferences: null })
  const asked = performance.now()
  const body = { from: 'user', type: 'input', data: [{ type: 'input', content: text }], image: null }
  const message = { id: randomUUID(), conversationId, step: 'follow-up-1', body }
  const { answerId } = await act('AddAiConversationMessage', message)
  const stored = performance.now()
  await firstText(answerId)
  const shown = performance.now()
  const { rows } = await client.query(
    'select extract(epoch from first_text_at - created_at) * 1000 as ms from ai_answers where id = $1',
    [answerId],
  )
  return { begun: asked - began, stored: stored - asked, shown: shown - asked, written: Number(rows[0].ms) }
}

async function openTalk({ url, ownerUrl, signingKey }) {
  const { token } = await tokenFor(ownerUrl(), signingKey(), ASKER, { withSession: true })
  const authorization = `Bearer ${token}`
  return {
    async act(operation, variables) {
      const answer = await fetch(`${url}/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: operationText(operation), variables }),
      })
      const { data, errors } = await answer.json()
      if (!data) throw new Error(`${operation}: ${JSON.stringify(errors)}`)
      return Object.values(data)[0]
    },
    /** Reads the stream to its first text. */
    async firstText(answerId) {
      const answer = await fetch(`${url}/api/ai/answers/${answerId}/stream`, {
        headers: { accept: 'text/event-stream', authorization },
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      if (!answer.ok) throw new Error(`The stream answered ${answer.status}: ${await answer.text()}`)
      let read = ''
      for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
        read += piece
        if (/"text":"[^"]/.test(read)) return
      }
      throw new Error(`The answer ${answerId} had no text: ${read}`)
    },
  }
}

function valueAt(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(share * sorted.length)] ?? 0)
}
