import { randomUUID } from 'node:crypto'
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openEveryRoot } from '#tests/every-root.js'
import { tokenFor } from '#tests/tokens.js'
import { doors } from './doors.js'
import { askEveryRoute, everyOperation, type Known, type Reply } from './every-way-in.testkit.js'
import { openApplications } from './features/applications/applications.testkit.js'
import { openChat } from './features/comments/comments.testkit.js'
import { type Actor, completePayload, editPost, post } from './features/opportunities/opportunities.testkit.js'

/**
 * Who posted a fractional role reaches no expert before they show interest, by any way in (X-32, GO-82). Nothing here is
 * a list by hand: texts are planted in every column of the people and the company behind the post, and then every root
 * field, route and cron that exists is tried, so that a new one which tells is noticed.
 */
const PLANTED = 'plantedhidden'
const { actions, arrange, call, database, upload, who } = await openApplications()
const { sayAs } = openChat({ actions })
/** Marcus has opened the first, Kenji neither of the two; both match, and so hear of them. */
const posts: string[] = []
let known: Known
let traces: string[]

/** Fills every text column of these rows with whichever form of the planted text its constraints accept. */
async function plant(table: string, key: string, id: string): Promise<number> {
  const columns = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and data_type = 'text' and is_generated = 'NEVER' and is_updatable = 'YES'`,
    [table],
  )
  let planted = 0
  for (const { name } of columns) {
    const word = `${PLANTED}-${name.replaceAll('_', '-')}`
    for (const text of [word, `${word}@${PLANTED}.example`, `https://${PLANTED}.example/${word}`, `/${word}`]) {
      const write = database.query(`update ${table} set ${name} = $1 where ${key} = $2`, [text, id])
      const isTaken = await write.then(
        () => true,
        () => false,
      )
      if (isTaken) planted += 1
      if (isTaken) break
    }
  }
  return planted
}

async function plantEverywhere(person: Actor): Promise<number> {
  const tables = await database.query<{ table: string; key: string }>(
    `select c.conrelid::regclass::text as "table", a.attname as key
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype in ('f', 'p') and c.connamespace = 'public'::regnamespace
       and (c.conrelid::regclass::text in ('users', 'companies') and c.contype = 'p'
         or c.conrelid::regclass::text ~ '^(user|compan|expert)' and c.confrelid in ('users'::regclass, 'companies'::regclass))`,
  )
  const [row] = await database.query<{ company: string }>('select company_id as company from users where id = $1', [
    person.id,
  ])
  let planted = 0
  for (const { table, key } of tables)
    for (const id of [person.id, String(row?.company)]) planted += await plant(table, key, id)
  return planted
}

async function publish(): Promise<string> {
  const id = await post(actions, who.nora, await completePayload(database))
  const read = { version: 1, updatedAt: await updatedAt(id) }
  const approved = await actions.post(`/api/opportunities/${id}/approve`, read, { token: who.ada.token })
  expect(approved.status).toBe(200)
  const data = { old: { id, status: 'draft' }, new: { id, status: 'published' } }
  await actions.hook('/hooks/events/opportunity-status-changed', { id: randomUUID(), event: { op: 'UPDATE', data } })
  return id
}

async function updatedAt(id: string): Promise<string> {
  const [row] = await database.query<{ at: string }>(
    `select to_json(updated_at) #>> '{}' as at from opportunities where id = $1`,
    [id],
  )
  return String(row?.at)
}

const jobsDone = () =>
  vi.waitFor(
    async () => {
      const waiting = await database.query('select task_identifier from graphile_worker.jobs where run_at <= now()')
      expect(waiting).toEqual([])
    },
    { timeout: 60_000, interval: 100 },
  )

/** Everything that can happen around a post with one applicant, who is hired in the end, and a colleague invited. */
async function live(id: string): Promise<void> {
  const about = { id, expert: who.elena }
  const invited = { invitedUserIds: [who.jonas.id] }
  await actions.post(`/api/opportunities/${id}/invitedUsers`, invited, { token: who.nora.token })
  expect((await call('showInterest', who.elena, about)).status).toBe(201)
  await upload(id, { name: 'proposal.pdf' })
  await call('submitProposal', who.elena, about)
  await sayAs(id, who.nora, `To everybody, from ${PLANTED}`)
  const reply = await sayAs(id, who.nora, `To Elena, from ${PLANTED}`, { expertId: who.elena.id }).catch(() => null)
  if (reply) await sayAs(id, who.elena, `Thank you, ${PLANTED}`, { parent_id: reply })
  await editPost({ actions, database }, id, { duration: 7 }, who.nora)
  for (const [name, by] of [
    ['submitProposal', who.elena],
    ['createCounterOffer', who.nora],
    ['acceptCounterOffer', who.elena],
    ['hireExpert', who.nora],
  ] as const)
    expect([name, (await call(name, by, about)).status < 300]).toEqual([name, true])
}

/** Lets six days pass for everything about the posts, so that whatever waits to remind somebody does. */
async function letTimePass(): Promise<void> {
  await database.query(`do $$
    declare col record;
    begin
      set local session_replication_role = replica;
      for col in select c.table_schema, c.table_name, c.column_name from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
          where t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
            and (c.table_name ~ '^opportunit' or c.table_name in ('counter_offers', 'hires', 'open_criteria')) loop
        begin
          execute format('update %I.%I set %I = %I - interval ''6 days''', col.table_schema, col.table_name, col.column_name, col.column_name);
        exception when others then null;
        end;
      end loop;
      update graphile_worker._private_jobs set run_at = now();
      update private.match_digests set due_at = now() - interval '1 second', covered_until = now() - interval '30 days';
    end $$`)
}

async function runEveryCron(): Promise<void> {
  const crons = doors.filter(({ kind }) => kind === 'cron')
  expect(crons.length).toBeGreaterThan(5)
  for (const { name, path } of crons) {
    const run = { id: randomUUID(), scheduled_time: new Date(), payload: {}, name }
    expect([name, (await actions.hook(path, run)).status]).toEqual([name, 200])
  }
  await jobsDone()
}

const tracesIn = (text: string, asked = '') => traces.filter((trace) => text.includes(trace) && !asked.includes(trace))

/**
 * Signed-in people may look anybody and any company up by id, or browse the companies; so these may name the planted
 * ones, but not together with the post.
 */
const DIRECTORY = /^(query \{ compan|query \{ users|GET \/api\/user\/profile\/)/

async function schemaOf({ token }: Actor) {
  const { body } = await actions.engine.graphql<IntrospectionQuery>({ query: getIntrospectionQuery(), token })
  return buildClientSchema(body.data as IntrospectionQuery)
}

function leakIn({ asked, text }: Reply): string[] {
  const found = tracesIn(text, asked)
  const isOfPost = !DIRECTORY.test(asked) || posts.some((id) => text.includes(id) && !asked.includes(id))
  return found.length > 0 && isOfPost ? [`${asked.slice(0, 90)}: ${found}`] : []
}

/** Tokens last for minutes, which is less than this file takes on a busy machine. */
const renewed = (person: Actor): Actor => ({ ...person, token: tokenFor(person) })

async function ask(person: Actor, query: string): Promise<Reply> {
  const { body } = await actions.engine.graphql({ query, token: tokenFor(person) })
  return { asked: query, text: JSON.stringify(body) }
}

async function everyReplyTo(person: Actor): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const query of everyOperation(await schemaOf(renewed(person)), known)) replies.push(await ask(person, query))
  return [...replies, ...(await askEveryRoute({ actions, database }, person, known))]
}

const isInterested = async (person: Actor) =>
  (
    await database.query('select 1 from opportunity_trackings where user_id = $1 and interest_shown_at is not null', [
      person.id,
    ])
  ).length > 0

beforeAll(async () => {
  // Marcus is mailed at once, Kenji once a day
  await database.query(`insert into notification_preferences (user_id, kind, is_email_enabled)
    select user_id, 'opportunity_match', true from expert_details where user_id = '${who.marcus.id}'`)
  const [row] = await database.query<{ company: string }>('select company_id as company from users where id = $1', [
    who.nora.id,
  ])
  traces = [PLANTED, who.nora.id, who.jonas.id, String(row?.company)]
  expect(await plantEverywhere(who.nora)).toBeGreaterThan(6)
  expect(await plantEverywhere(who.jonas)).toBeGreaterThan(3)
  await database.query(
    `insert into expert_topics select outsider, topic_id from expert_topics, unnest($2::uuid[]) as outsider
     where user_id = $1 on conflict do nothing`,
    [who.elena.id, [who.marcus.id, who.kenji.id]],
  )
  await openEveryRoot(actions.engine)
  posts.push(await publish(), await publish())
  const [first = ''] = posts
  await arrange(first, who.marcus, { standing: 'viewed' })
  await live(first)
  await jobsDone()
  const ids = await database.query<{ id: string }>(
    `(select id from opportunity_comments limit 1) union (select id from counter_offers limit 1)`,
  )
  const others = [who.nora.id, String(row?.company), ...ids.map(({ id }) => id)]
  known = { opportunity: first, others }
}, 180_000)

describe.skipIf(inject('stack'))('who posted a fractional role', () => {
  it('[X-32, GO-82, OPP-91] is told by no root field, route or error before interest is shown', async () => {
    const replies = await everyReplyTo(who.marcus)
    expect(replies.length).toBeGreaterThan(300)
    expect(replies.flatMap(leakIn)).toEqual([])
    expect(await isInterested(who.marcus)).toBe(false)
    // what an applicant may read shows that the search would have found it
    const seen = `query { opportunities_by_pk(id: "${known.opportunity}") { poster { user { first_name } } } }`
    expect([leakIn(await ask(who.marcus, seen)), leakIn(await ask(who.elena, seen))]).toEqual([
      [],
      [expect.any(String)],
    ])
  }, 300_000)

  it('[X-32, X-05] is told by no notice, mail, digest or reminder, whatever happens to the post', async () => {
    await letTimePass()
    await runEveryCron()
    const [first = ''] = posts
    const about = { id: first, expert: who.elena }
    expect((await call('acceptHire', renewed(who.elena), about)).status).toBe(200)
    expect((await call('closeOpportunity', renewed(who.nora), about)).status).toBe(200)
    await runEveryCron()
    const told = await database.query<{ words: string; kind: string }>(
      `with outsider as (select id, email from users join user_accounts on user_id = id where is_expert
         and not exists (select from opportunity_trackings t where t.user_id = id and interest_shown_at is not null))
       select kind, concat(title, ' ', body, ' ', link) as words from notifications join outsider on user_id = outsider.id
       union all select 'mail ' || kind, to_jsonb(mail)::text from private.outbox_mails mail
         join outsider on to_address = email`,
    )
    const kinds = new Set(told.map(({ kind }) => kind))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['opportunity_match', 'mail opportunity_match', 'mail match_digest']),
    )
    expect(told.filter(({ words }) => tracesIn(words).length > 0)).toEqual([])
  }, 180_000)
})
