import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { CHAT_MESSAGES } from '#contract/chat/chat-messages.js'
import { RICH_TEXT_MESSAGES } from '#contract/rich-text/rich-text-fault.js'
import { openApplications } from '../applications/applications.testkit.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { openChat } from './comments.testkit.js'

const kit = await openApplications()
const { arrange, database, publishedPost, who } = kit
const { messages, say, sayAs, read } = openChat(kit)
const { nora, elena, kenji, marcus, tom, ada } = who
let id: string
beforeAll(async () => {
  id = await publishedPost()
  await arrange(id, elena, { standing: 'interested' })
  await arrange(id, kenji, { standing: 'pending' })
})
const texts = async (by: Actor, at = id) => (await messages(at, by)).map(({ comment }) => comment)

describe('who reads what', () => {
  it('[GO-58, CHAT-09, OBASE-22, GO-99] experts read what is for everybody and their own conversation', async () => {
    await sayAs(id, nora, 'Welcome, all')
    const asked = await sayAs(id, elena, 'When would you start?')
    await sayAs(id, kenji, 'I have a question')
    await sayAs(id, nora, 'In May', { parentId: asked })
    await sayAs(id, nora, 'Only for Kenji', { expertId: kenji.id })
    expect(await texts(elena)).toEqual(['Welcome, all', 'When would you start?', 'In May'])
    expect(await texts(kenji)).toEqual(['Welcome, all', 'I have a question', 'Only for Kenji'])
    expect(await texts(nora)).toHaveLength(5)
  })

  it('[GO-58, GO-04] the poster’s list holds everybody with email and calendar, an expert’s the poster and themselves', async () => {
    const forElena = (await read(id, elena)).body.participantsList
    expect(forElena.map(({ userId, role }) => [userId, role])).toEqual([
      [nora.id, 'poster'],
      [elena.id, 'expert'],
    ])
    expect(JSON.stringify(forElena)).not.toContain('calendly')
    const forNora = (await read(id, nora)).body.participantsList
    expect(forNora.map(({ userId }) => userId).sort()).toEqual([nora.id, elena.id, kenji.id].sort())
    expect(forNora.find(({ userId }) => userId === elena.id)).toMatchObject({ email: elena.email })
  })

  it('[CHAT-01, GO-04] a comment carries its author; the calendar link of an applicant goes to the poster only', async () => {
    const [, seen] = await messages(id, nora)
    expect(seen).toMatchObject({
      userId: elena.id,
      first_name: 'Elena',
      last_name: expect.any(String),
      profile_pic: expect.anything(),
      designation: expect.any(String),
      slug: expect.any(String),
      comment: 'When would you start?',
      parent_id: null,
      createdAt: expect.any(String),
      calendly: expect.any(String),
    })
    expect(seen).toHaveProperty('company_name')
    expect(JSON.stringify(await messages(id, elena))).not.toContain('calendly')
  })

  it.each([
    ['an expert who did not apply', () => marcus],
    ['another client', () => tom],
    ['staff', () => ada],
  ])('[GO-59, CHAT-08] %s gets 403 for both calls', async (_who, person) => {
    expect((await read(id, person())).status).toBe(403)
    expect((await say(id, person(), { comment: 'Hello' })).status).toBe(403)
  })

  it('[GO-59, GO-05] an invited colleague reads everything, and writes nothing', async () => {
    await database.query(
      'insert into opportunity_team_members (opportunity_id, user_id, company_id, invited_by) select $1, $2, company_id, posted_by from opportunities where id = $1',
      [id, who.jonas.id],
    )
    expect(await texts(who.jonas)).toEqual(await texts(nora))
    expect((await say(id, who.jonas, { comment: 'Hello' })).body.errorCode).toBe('NOT_ALLOWED')
    expect((await read(id, elena)).body.participantsList.map(({ role }) => role).sort()).toEqual([
      'expert',
      'poster',
      'team_member',
    ])
    await database.query('delete from opportunity_team_members')
  })

  it.each(['rejected', 'opted out'] as const)('[GO-59] somebody %s gets 403', async (standing) => {
    await arrange(id, marcus, { standing })
    expect((await read(id, marcus)).status).toBe(403)
    expect((await say(id, marcus, { comment: 'Hello' })).body.errorCode).toBe('NOT_ALLOWED')
  })

  it('[GO-01] without a session 401, of an unknown opportunity 404', async () => {
    expect((await kit.actions.get(`/api/opportunities/${id}/comments`)).status).toBe(401)
    for (const unknown of [randomUUID(), 'none']) {
      expect((await read(unknown, nora)).status).toBe(404)
      expect((await say(unknown, nora, { comment: 'Hello' })).status).toBe(404)
    }
  })
})

it.each(['0', '1.5', '1e30', '9007199254740992', '%00'])(
  '[OBASE-22] a page before the message with the number %s is refused with 400',
  async (before) => {
    expect((await read(id, nora, `?before=${before}`)).status).toBe(400)
  },
)

describe('writing', () => {
  it('[OBASE-23, GO-99] takes the post, plain and rich text and a parent, and answers with the new comment', async () => {
    const parent_id = await sayAs(id, nora, 'What would you charge?', { expertId: elena.id })
    const briefRichComment = { blocks: [{ text: 'By the month', type: 'unstyled' }], entityMap: {} }
    const { status, body } = await say(id, elena, {
      ...{ opportunityId: id, comment: 'By the month', briefRichComment, parent_id },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ userId: elena.id, comment: 'By the month', parent_id })
    expect(body.briefRichComment).toMatchObject({ blocks: [{ text: 'By the month' }] })
    expect((await messages(id, elena)).at(-1)).toEqual(body)
  })

  it('[OBASE-23] is refused when its payload names another post than its address, and stores nothing', async () => {
    const before = await texts(elena)
    const { status, body } = await say(id, elena, { opportunityId: randomUUID(), comment: 'Which one?' })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'opportunityId'])
    expect(await texts(elena)).toEqual(before)
  })

  it.each([
    ['[CHAT-10, GO-63] empty', { comment: '' }, 'Comment cannot be empty'],
    ['[CHAT-10] blank', { comment: ' \n\u200b ' }, 'Comment cannot be empty'],
    ['[CHAT-10] with empty blocks', { briefRichComment: { blocks: [], entityMap: {} } }, 'Comment cannot be empty'],
    ['[GO-63] too long', { comment: 'x'.repeat(5001) }, 'Comment must be up to 5000 characters'],
  ])('%s', async (_what, sent, message) => {
    const { status, body } = await say(id, elena, sent)
    expect([status, body.errors?.[0]?.message]).toEqual([400, message])
  })

  it('[GO-63, GO-45] 5000 characters fit, counted as people count them', async () => {
    expect((await say(id, elena, { comment: ` ${'🙂'.repeat(5000)} ` })).status).toBe(201)
  })

  it('[OBASE-23] web addresses in plain text are links in the rich text', async () => {
    const { body } = await say(id, elena, { comment: 'See www.a.example.' })
    expect(body.briefRichComment).toMatchObject({
      blocks: [{ text: 'See www.a.example.', entityRanges: [{ offset: 4, length: 13, key: 0 }] }],
      entityMap: { 0: { data: { url: 'https://www.a.example' } } },
    })
  })

  it('[OBASE-23, GO-45] rich text is cleaned, and its plain text stored beside it', async () => {
    const styled = { offset: 0, length: 5, style: 'BOLD' }
    const sent = {
      blocks: [
        { text: 'Hello <b>you</b>', type: 'unstyled', inlineStyleRanges: [styled, { ...styled, style: 'EVIL' }] },
      ],
      entityMap: { 0: { type: 'IMAGE', data: { src: 'javascript:alert(1)' } } },
    }
    const { status, body } = await say(id, elena, { briefRichComment: sent, comment: 'something else' })
    expect([status, body.comment]).toEqual([201, 'Hello <b>you</b>'])
    expect(body.briefRichComment).toMatchObject({ blocks: [{ inlineStyleRanges: [styled] }], entityMap: {} })
  })

  it.each([
    ['a text that can’t be read', { blocks: 'x' }, RICH_TEXT_MESSAGES.malformed],
    ['one that is nested too deeply', { blocks: [{ text: 'Hello', depth: 5 }] }, RICH_TEXT_MESSAGES.tooDeep],
    [
      'a link that could run code',
      { blocks: [{ text: 'Hello' }], entityMap: { 0: { type: 'LINK', data: { url: 'javascript:alert(1)' } } } },
      RICH_TEXT_MESSAGES.unsafeLink,
    ],
  ])('[RTE-09, RTE-10, GK-112] %s is refused, even with plain words beside it', async (_what, sent, message) => {
    const { status, body } = await say(id, elena, { briefRichComment: sent, comment: 'Hello' })
    expect([status, body.errors]).toEqual([400, [{ field: 'comment', message }]])
  })

  it('[CHAT-12, GO-58] a reply stands under its message; a parent that one can’t see is 404', async () => {
    const root = await sayAs(id, nora, 'Who has a question?')
    const reply = await sayAs(id, elena, 'I do', { parentId: root })
    const answer = await say(id, nora, { comment: 'Go on', parent_id: reply })
    expect(answer.body.parent_id).toBe(root)
    expect(await texts(kenji)).not.toContain('Go on')
    expect(await texts(elena)).toContain('Go on')
    const kenjis = await sayAs(id, kenji, 'Mine alone')
    for (const parentId of [kenjis, randomUUID()])
      expect((await say(id, elena, { comment: 'Hm', parentId })).body.errorCode).toBe('COMMENT_NOT_FOUND')
    expect((await say(id, kenji, { comment: 'Hm', parentId: reply })).status).toBe(404)
  })

  it('sent twice with one id, it is stored once; with somebody else’s id it is refused', async () => {
    const sent = { id: randomUUID(), comment: 'Once' }
    const answers = await Promise.all([say(id, elena, sent), say(id, elena, sent), say(id, elena, sent)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await texts(elena)).filter((text) => text === 'Once')).toHaveLength(1)
    expect((await say(id, kenji, sent)).status).toBe(403)
  })

  it('[GO-58] people are only mentioned to those who may read it', async () => {
    const mention = async (by: Actor, people: Actor[], more = {}) =>
      (await say(id, by, { comment: 'Look', mentions: people.map((person) => person.id), ...more })).status
    expect(await mention(elena, [nora])).toBe(201)
    expect(await mention(elena, [kenji])).toBe(400)
    expect(await mention(nora, [elena], { expertId: elena.id })).toBe(201)
    expect(await mention(nora, [tom], { expertId: elena.id })).toBe(400)
  })

  it('[GO-58] a message to everybody that mentions an expert is refused with the reason', async () => {
    const { status, body } = await say(id, nora, { comment: 'Look', mentions: [elena.id] })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(CHAT_MESSAGES.mentionToEverybody)])
  })

  it('[CHAT-09] nobody writes into another expert’s conversation, nor to somebody who doesn’t take part', async () => {
    expect((await say(id, elena, { comment: 'Psst', expertId: kenji.id })).status).toBe(400)
    expect((await say(id, nora, { comment: 'Hello', expertId: tom.id })).status).toBe(400)
  })

  it('[GO-64] costs nothing', async () => {
    const balance = () =>
      database.query(`select sum(balance) as sum from ledger_accounts where owner_id = $1`, [elena.id])
    const before = await balance()
    await sayAs(id, elena, 'For free')
    expect(await balance()).toEqual(before)
  })
})

describe('the comment bar', () => {
  it('[CHAT-05, GO-61] closes for the others when somebody accepts, who read on', async () => {
    const at = await publishedPost()
    await arrange(at, elena, { standing: 'interested' })
    await arrange(at, kenji, { standing: 'pending' })
    expect((await read(at, elena)).body.isSomeOneHired).toBe(false)
    await arrange(at, kenji, { standing: 'accepted' })
    expect((await say(at, elena, { comment: 'Hello' })).status).toBe(409)
    expect((await say(at, kenji, { comment: 'Hello' })).status).toBe(201)
    expect((await say(at, nora, { comment: 'Thank you all' })).status).toBe(201)
    expect((await read(at, elena)).body).toMatchObject({
      isSomeOneHired: true,
      comments: [{ comment: 'Thank you all' }],
    })
  })

  it('[CHAT-06, CHAT-07, GO-60] ends with the opportunity, except for the poster', async () => {
    const at = await publishedPost()
    await arrange(at, elena, { standing: 'closed', status: 'closed' })
    const { status, body } = await say(at, elena, { comment: 'Hello' })
    expect([status, body.errorCode]).toEqual([409, 'INVALID_STATUS_TRANSITION'])
    expect((await say(at, nora, { comment: 'Goodbye' })).status).toBe(201)
    expect(await texts(elena, at)).toEqual(['Goodbye'])
    await arrange(at, elena, { standing: 'closed', status: 'deleted' })
    expect((await say(at, nora, { comment: 'Hello' })).status).toBe(409)
  })

  it('[CHAT-07, GO-59] in a chat-only post an eligible expert who only looked takes part; of a fractional one never', async () => {
    const chatOnly = async (type: string) => {
      const [row] = await database.query<{ id: string }>(
        `insert into opportunities (type, title, brief, posted_by, chat_only, status, country_id)
         select $1, 'Talk to us about growth', repeat('We want to talk. ', 9), $2, true, 'draft', d.country_id from expert_details d where user_id = $3
         returning id`,
        [type, nora.id, elena.id],
      )
      const at = String(row?.id)
      await arrange(at, elena, { standing: 'viewed' })
      await arrange(at, tom, { standing: 'viewed' })
      return at
    }
    expect((await read(await chatOnly('fractional'), elena)).status).toBe(403)
    const at = await chatOnly('project')
    expect((await say(at, elena, { comment: 'Hello' })).status).toBe(201)
    expect((await read(at, tom)).status).toBe(403)
  })

  it('[CHAT-03, GO-57] on the poster’s free plan everybody gets 403 PLAN_UPGRADE_REQUIRED, strangers just 403', async () => {
    await database.query('delete from subscriptions')
    for (const person of [nora, elena]) {
      expect((await read(id, person)).body.errorCode).toBe('PLAN_UPGRADE_REQUIRED')
      expect((await say(id, person, { comment: 'Hello' })).body.errorCode).toBe('PLAN_UPGRADE_REQUIRED')
    }
    expect((await read(id, who.jonas)).body.errorCode).toBe('NOT_ALLOWED')
  })
})
