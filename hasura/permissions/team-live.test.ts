import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, print } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { atEnd } from '#tests/at-end.js'
import { startTestEngine, type TestEngine } from '#tests/engine.js'
import { REPOSITORY } from '#tests/environment.js'
import { tokenFor } from '#tests/tokens.js'
import { createMarket, ELENA, JONAS, NORA, postId } from './market.testkit.js'

const WEB = path.join(REPOSITORY, 'web/src')
const POST = postId('fractional')
const database = await createMarket()
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(database)
})

/** The live queries of our pages that follow a post. */
function liveQueriesOfPosts(): { name: string; query: string }[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'))
  return files
    .flatMap((file) => parse(readFileSync(path.join(WEB, file), 'utf8')).definitions)
    .flatMap((definition) => {
      const isLive = definition.kind === 'OperationDefinition' && definition.operation === 'subscription'
      const takesPost = isLive && definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'id')
      return takesPost ? [{ name: definition.name?.value ?? '', query: print(definition) }] : []
    })
}

interface Message {
  type: string
  id?: string
  payload?: { data?: Record<string, unknown[]> }
}

/** Follows every live query as this person; what each has last been told, by name. */
async function follow(me: string): Promise<Map<string, string>> {
  const latest = new Map<string, string>()
  const socket = new WebSocket(`${engine.url.replace('http', 'ws')}/v1/graphql`, ['graphql-transport-ws'])
  atEnd(() => socket.terminate())
  socket.on('message', (data) => {
    const { type, id = '', payload } = JSON.parse(String(data)) as Message
    if (type === 'connection_ack') {
      for (const { name, query } of liveQueriesOfPosts())
        socket.send(JSON.stringify({ type: 'subscribe', id: name, payload: { query, variables: { id: POST, me } } }))
    }
    if (type === 'next') latest.set(id, JSON.stringify(payload?.data))
    if (type === 'error') latest.set(id, `refused: ${JSON.stringify(payload)}`)
  })
  await new Promise<void>((resolve, reject) => socket.once('open', () => resolve()).once('error', reject))
  const token = tokenFor({ id: me, isExpert: false, isAdmin: false })
  socket.send(JSON.stringify({ type: 'connection_init', payload: { headers: { authorization: `Bearer ${token}` } } }))
  return latest
}

const noteSomething = () =>
  database.query(
    `insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event)
     values ('${POST}', '${ELENA}', '${ELENA}', 'expert', 'interest_shown')`,
  )

it('[GO-05, TEAM-06] a member’s live queries say nothing more of the post once they are removed', async () => {
  const names = liveQueriesOfPosts().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['ChatSignal', 'PosterSignal']))
  const [member, poster] = [await follow(JONAS), await follow(NORA)]
  await expect.poll(() => [...member.keys()].sort()).toEqual([...names].sort())
  await expect.poll(() => [...poster.keys()].sort()).toEqual([...names].sort())
  const told = names.filter((name) => !isEmpty(member.get(name)))
  expect(told).toEqual(expect.arrayContaining(['ChatSignal', 'PosterSignal']))

  await database.query(`delete from opportunity_team_members where opportunity_id = '${POST}' and user_id = '${JONAS}'`)
  await expect.poll(() => names.filter((name) => !isEmpty(member.get(name)))).toEqual([])

  const before = poster.get('PosterSignal')
  await noteSomething()
  await expect.poll(() => poster.get('PosterSignal')).not.toBe(before)
  expect(names.filter((name) => !isEmpty(member.get(name)))).toEqual([])
})

/** An answer without a row. */
function isEmpty(answer: string | undefined): boolean {
  const rows = Object.values(JSON.parse(answer ?? '{}') as Record<string, unknown[]>).flat()
  return rows.length === 0
}
