import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { newSession, persona, tokenFor } from '#tests/tokens.js'

const CLIENTS = 64
const database = await createTestDatabase()
const actions = await startTestActions(database, { engine: false })
const elena = await persona(database, 'elena@sagework.example')
const people = await newcomers()

/** A question that Elena answers herself is an insight. */
async function newInsight(): Promise<string> {
  const [question, insight] = [randomUUID(), randomUUID()]
  await database.query('set sagework.seeding = on')
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, question, is_approved)
     select $1, $2, topic_id, $3, true from expert_topics where user_id = $2 limit 1`,
    [question, elena.id, `How do we find out what our customers would pay for ${question}?`],
  )
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
     values ($1, $2, $3, 'text', 'Ask ten of them.', true, true)`,
    [insight, question, elena.id],
  )
  return insight
}

async function newcomers(): Promise<{ token: string }[]> {
  const rows = await database.query<{ id: string }>(
    `with made as (
       insert into users (first_name, last_name, slug)
       select 'Reader', 'Number ' || n, 'reader-' || n from generate_series(1, $1) as n returning id
     ), known as (
       insert into auth.users (id, name, email) select id, 'Reader', id || '@readers.example' from made
     ), accounts as (
       insert into user_accounts (user_id, email, is_email_verified) select id, id || '@readers.example', true from made
     )
     select id from made`,
    [CLIENTS],
  )
  return Promise.all(
    rows.map(async ({ id }) => {
      const sessionId = await newSession(database, id)
      return { token: tokenFor({ id, isExpert: false, isAdmin: false, sessionId }) }
    }),
  )
}

const send = (what: 'vote' | 'save' | 'share' | 'view', body: object, by: { token?: string }) =>
  actions.post(`/api/insight/${what}`, body, by)
const vote = (insightId: string, value: string, by: { token?: string }) =>
  send('vote', { insightId, vote: value }, by).then(({ status }) => status)

async function countsOf(id: string) {
  const [row] = await database.query(
    'select upvote_count, downvote_count, save_count, share_count, view_count from content_items where id = $1',
    [id],
  )
  return row
}

describe(`${CLIENTS} readers of one insight at once`, () => {
  it('[INS-22, INS-26, INS-27, INS-30] are each counted once, however often each of them sends it', async () => {
    const insightId = await newInsight()
    const body = { insightId }
    const answers = await Promise.all(
      people.flatMap((by) => [
        vote(insightId, 'UPVOTE', by),
        ...(['save', 'share', 'view'] as const).flatMap((what) =>
          [1, 2].map(() => send(what, body, by).then(({ status }) => status)),
        ),
      ]),
    )
    expect(answers.filter((status) => status >= 300)).toEqual([])
    const all = { upvote_count: CLIENTS, save_count: CLIENTS, share_count: CLIENTS, view_count: CLIENTS }
    expect(await countsOf(insightId)).toEqual({ ...all, downvote_count: 0 })

    // half change their minds, and a quarter take their vote back
    const again = (place: number) => (place % 2 === 0 ? 'DOWNVOTE' : place % 4 === 1 ? 'UPVOTE' : null)
    await Promise.all(
      people.map((by, place) => {
        const value = again(place)
        return value && vote(insightId, value, by)
      }),
    )
    const [ups, downs] = [CLIENTS / 4, CLIENTS / 2]
    expect(await countsOf(insightId)).toEqual({ ...all, upvote_count: ups, downvote_count: downs })
  })

  it('[INS-24, GI-13] of one person who presses again and again, at most one vote counts', async () => {
    const insightId = await newInsight()
    const [by] = people
    if (!by) throw new Error('Nobody reads.')
    const presses = Array.from({ length: 16 }, (_, place) => (place % 3 === 0 ? 'DOWNVOTE' : 'UPVOTE'))
    const statuses = await Promise.all(presses.map((value) => vote(insightId, value, by)))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const rows = await database.query<{ vote: string }>('select vote from content_votes where item_id = $1', [
      insightId,
    ])
    const count = (value: string) => rows.filter((row) => row.vote === value).length
    expect(rows.length).toBeLessThanOrEqual(1)
    expect(await countsOf(insightId)).toMatchObject({
      ...{ upvote_count: count('UPVOTE'), downvote_count: count('DOWNVOTE') },
    })
  })

  it('[INS-25, GI-14] are refused if they are visitors who vote, save or share, and count for nothing', async () => {
    const insightId = await newInsight()
    const body = { insightId }
    const answers = await Promise.all(
      people.flatMap(() => [
        vote(insightId, 'UPVOTE', {}),
        ...(['save', 'share'] as const).map((what) => send(what, body, {}).then(({ status }) => status)),
      ]),
    )
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(await countsOf(insightId)).toEqual({
      ...{ upvote_count: 0, downvote_count: 0, save_count: 0, share_count: 0, view_count: 0 },
    })
  })
})
