import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApplications } from '../applications/applications.testkit.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { openChat } from './comments.testkit.js'

const kit = await openApplications()
const { actions, arrange, database, publishedPost, toldTo, upload, who } = kit
const { messages, say, sayAs, read } = openChat(kit)
const { nora, elena, kenji } = who
let id: string
beforeEach(async () => {
  await database.query('delete from auth.throttles')
  id = await publishedPost()
  await arrange(id, elena, { standing: 'interested' })
  await arrange(id, kenji, { standing: 'interested' })
  await database.query('delete from notifications')
})

const open = (by: Actor) =>
  actions.post('/api/opportunities/tabSeen', { opportunityId: id, status: 'commentTab' }, { token: by.token })
const unread = async (by: Actor) =>
  (await actions.get<{ commentTab: number }>(`/api/notifications?opportunityId=${id}`, { token: by.token })).body
    .commentTab
const told = async (person: Actor) =>
  (await toldTo(id, person))
    .filter(({ kind }) => kind === 'new_message')
    .map(({ title, link, mailed }) => ({ title, link: link.split('?')[1], mailed }))
const runLate = () =>
  database.query(`select graphile_worker.reschedule_jobs((select array_agg(id)
    from graphile_worker.jobs where task_identifier = 'mail-new-messages'), run_at => now())`)
const refuseMails = ({ id: person }: Actor) =>
  database.query(
    `insert into notification_preferences (user_id, kind, is_email_enabled) values ($1, 'new_message', false)
     on conflict do nothing`,
    [person],
  )
const waiting = () => database.query(`select 1 from graphile_worker.jobs where task_identifier = 'mail-new-messages'`)

describe('news of messages', () => {
  it('[X-05, GO-58] everybody who can read a message is told at once, and nobody else', async () => {
    await sayAs(id, elena, 'Hello')
    expect(await told(nora)).toEqual([
      { title: 'Elena Marchetti sent you a message', link: `tab=comments&applicant=${elena.id}`, mailed: false },
    ])
    await sayAs(id, nora, 'Hello, Elena', { expertId: elena.id })
    expect(await told(kenji)).toEqual([])
    await sayAs(id, nora, 'Hello, all')
    expect(await told(kenji)).toEqual([{ title: 'You have a new message', link: 'tab=comments', mailed: false }])
    expect(await told(elena)).toEqual([{ title: 'You have new messages', link: 'tab=comments', mailed: false }])
  })

  it('[X-05] a lively chat is one notice and one email, with the number of messages that wait', async () => {
    for (let count = 0; count < 6; count += 1) await sayAs(id, elena, `Message ${count}`)
    await runLate()
    await expect.poll(() => told(nora)).toMatchObject([{ title: 'Elena Marchetti sent you messages', mailed: true }])
    await sayAs(id, elena, 'One more')
    expect(await waiting()).toEqual([])
    const mails = await database.query<{ text: string }>(
      `select text from private.outbox_mails where kind = 'new_message' and to_address = $1`,
      [nora.email],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('6 messages wait for you in the chat')
  })

  it('[X-05, GO-58, X-32] whoever is mentioned is told so, once for several, and by email as their settings say', async () => {
    await sayAs(id, elena, 'Hello')
    await sayAs(id, elena, '@Nora, a question', { mentions: [nora.id] })
    await sayAs(id, elena, '@Nora, another one', { mentions: [nora.id] })
    await sayAs(id, elena, 'That is all')
    const link = `tab=comments&applicant=${elena.id}`
    expect((await told(nora)).toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      { title: 'Elena Marchetti mentioned you', link, mailed: false },
      { title: 'Elena Marchetti sent you messages', link, mailed: false },
    ])
    await refuseMails(kenji)
    for (const one of [elena, kenji]) await sayAs(id, nora, 'When, @you?', { expertId: one.id, mentions: [one.id] })
    await runLate()
    const mentioned = (mailed: boolean) => [{ title: 'You were mentioned in a chat', link: 'tab=comments', mailed }]
    await expect.poll(() => told(elena)).toEqual(mentioned(true))
    await expect.poll(waiting).toEqual([])
    expect(await told(kenji)).toEqual(mentioned(false))
    const mails = await database.query<{ text: string }>(
      `select text from private.outbox_mails where kind = 'new_message' and to_address = $1 order by created_at desc limit 1`,
      [elena.email],
    )
    expect(mails[0]?.text).toContain('The company mentioned you in a message.')
    expect(mails[0]?.text).not.toContain('Nora')
  })

  it('[X-05, GO-98] whoever opens the chat in time gets no email, and neither does who switched it off', async () => {
    await refuseMails(kenji)
    await sayAs(id, nora, 'Hello, all')
    expect((await open(elena)).status).toBe(200)
    await runLate()
    await expect.poll(waiting).toEqual([])
    expect([...(await told(elena)), ...(await told(kenji))].map(({ mailed }) => mailed)).toEqual([false, false])
  })

  it('[GO-59] whoever is rejected meanwhile gets no email about it', async () => {
    await sayAs(id, nora, 'Hello, all')
    await arrange(id, elena, { standing: 'rejected' })
    await runLate()
    await expect.poll(waiting).toEqual([])
    expect((await told(elena)).map(({ mailed }) => mailed)).toEqual([false])
  })
})

describe('what is unread', () => {
  it('[OPP-55, GO-98, GO-100] counts what others wrote and one may read since one last opened the tab', async () => {
    await sayAs(id, elena, 'One')
    await sayAs(id, nora, 'Two')
    await sayAs(id, kenji, 'Three')
    expect([await unread(nora), await unread(elena), await unread(kenji)]).toEqual([2, 1, 1])
    await open(nora)
    await open(elena)
    expect([await unread(nora), await unread(elena)]).toEqual([0, 0])
    await sayAs(id, elena, 'Four')
    expect([await unread(nora), await unread(elena), await unread(kenji)]).toEqual([1, 0, 1])
  })

  it('[GO-98, CHAT-08] only who takes part can mark the tab', async () => {
    await arrange(id, kenji, { standing: 'opted out' })
    expect((await open(kenji)).status).toBe(403)
    expect((await open(who.marcus)).status).toBe(403)
  })
})

describe('files', () => {
  const file = async (by: Actor, name = 'plan.pdf') =>
    (await upload(id, { by, uploadType: 'opportunity_comment', name })).body.asset_id
  const linksOf = async (by: Actor, ids: string[]) =>
    (
      await actions.get<{ items: { _id: string; assetUrl: string }[] }>(
        `/api/opportunities/${id}/comments/assets?ids=${ids.join(',')}`,
        { token: by.token },
      )
    ).body.items

  it('[CHAT-11, GO-62] go with a message to those who can read it; the first four are shown, in their order', async () => {
    const ids = []
    for (const name of ['e.pdf', 'd.pdf', 'c.pdf', 'b.pdf', 'a.pdf']) ids.push(await file(elena, name))
    await sayAs(id, elena, 'My plans', { assetIds: ids })
    const [seen] = await messages(id, nora)
    expect(seen?.assets.map(({ assetName }) => assetName)).toEqual(['e.pdf', 'd.pdf', 'c.pdf', 'b.pdf'])
    const links = await linksOf(nora, ids)
    expect(links).toHaveLength(4)
    expect((await fetch(`${actions.url}${links[0]?.assetUrl}`)).status).toBe(200)
    expect(await linksOf(kenji, ids)).toEqual([])
  })

  it('[GO-62] are sent once, by whoever uploaded them, ten at most, and stay', async () => {
    const own = await file(elena)
    const refused = [[randomUUID()], [await file(kenji)], Array.from({ length: 11 }, () => randomUUID())]
    for (const assetIds of refused) expect((await say(id, elena, { comment: 'Look', assetIds })).status).toBe(400)
    await sayAs(id, elena, 'Look', { assetIds: [own] })
    expect((await say(id, elena, { comment: 'Again', assetIds: [own] })).status).toBe(400)
    const remove = (by: Actor) =>
      actions.request<{ errorCode: string }>('DELETE', `/api/opportunities/assets/${own}`, undefined, {
        token: by.token,
      })
    expect((await remove(elena)).body.errorCode).toBe('DOCUMENT_DELETE_NOT_ALLOWED')
    expect((await remove(nora)).status).toBe(404)
    await expect(database.query('delete from opportunity_documents where id = $1', [own])).rejects.toThrow(
      'a file stays with the message',
    )
  })

  it('[GO-36, GO-62] are PDF, GIF, JPG or PNG under 2 MB', async () => {
    const send = (content: string | Uint8Array<ArrayBuffer>) =>
      upload(id, { by: elena, uploadType: 'opportunity_comment', content })
    expect((await send('just words')).status).toBe(415)
    expect((await send(`%PDF-1.7 ${' '.repeat(2_097_152)}`)).status).toBe(413)
  })
})

it('a flood of messages is held up', async () => {
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, index) => say(id, elena, { comment: `Message ${index}` })),
  )
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(40)
  expect((await read(id, nora)).body.comments.map(({ number }) => number)).toEqual(
    (await read(id, nora)).body.comments.map(({ number }) => number).sort((one, other) => one - other),
  )
})

it.each([
  'update opportunity_comments set comment = $2 where id = $1',
  'update opportunity_comments set created_at = now() where id = $1 and $2 <> $1::text',
])('messages never change: %s', async (statement) => {
  const written = await sayAs(id, elena, 'As I said')
  await expect(database.query(statement, [written, 'something else'])).rejects.toThrow('append-only')
})
