import { beforeAll, describe, expect, it } from 'vitest'
import { BIO_MESSAGES } from '#contract/identity/profile/profile-bio.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { RICH_TEXT_MESSAGES, richTextFault } from '#contract/rich-text/rich-text-fault.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona } from '#tests/tokens.js'

const ELENA = 'elena@sagework.example'

const linkTo = (url: string) => {
  const [block] = plainToRichText('here').blocks
  return {
    blocks: [{ ...block, entityRanges: [{ offset: 0, length: 4, key: 0 }] }],
    entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url } } },
  }
}

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

async function save(email: string, bio: unknown) {
  const by = await persona(database, email)
  return actions.hook('/hooks/actions/save-profile-bio', {
    action: { name: 'saveProfileBio' },
    input: { bio },
    session_variables: {
      'x-hasura-user-id': by.id,
      'x-hasura-role': by.isExpert ? 'expert' : 'user',
      'x-hasura-session-id': by.sessionId,
    },
  })
}
const stored = async () => {
  const { id } = await persona(database, ELENA)
  const [row] = await database.query<{ bio: string | null; bio_rich_text: unknown }>(
    'select bio, bio_rich_text from expert_details where user_id = $1',
    [id],
  )
  return row
}

describe('one’s own bio', () => {
  it('[PROF-01] is stored cleaned, with its plain text, and counts towards the profile', async () => {
    const rich = plainToRichText('I price software.\nAnd I teach it.')
    const block = {
      ...rich.blocks[0],
      inlineStyleRanges: [{ offset: 2, length: 5, style: 'BOLD' }],
      onclick: 'alert(1)',
    }
    const { status, body } = await save(ELENA, { ...rich, blocks: [block, rich.blocks[1]], script: 'alert(1)' })
    expect({ status, body }).toMatchObject({ status: 200, body: { profileCompletePercent: 100 } })
    const row = await stored()
    expect(row?.bio).toBe('I price software.\nAnd I teach it.')
    expect(row?.bio_rich_text).toMatchObject({ blocks: [{ inlineStyleRanges: [{ style: 'BOLD' }] }, {}] })
    expect(JSON.stringify(row?.bio_rich_text)).not.toContain('alert')
  })

  it('[PROF-03] without words is removed, and counts no longer', async () => {
    expect((await save(ELENA, plainToRichText('  '))).body).toMatchObject({ profileCompletePercent: 80 })
    expect(await stored()).toEqual({ bio: null, bio_rich_text: null })
  })

  it('[PROF-03] of signs without a shape is one without words', async () => {
    await save(ELENA, plainToRichText('I price software.'))
    expect(await save(ELENA, plainToRichText('\u200b\u2800'))).toMatchObject({
      status: 200,
      body: { profileCompletePercent: 80 },
    })
    expect(await stored()).toEqual({ bio: null, bio_rich_text: null })
  })

  it('may be as richly formatted as any other rich text', async () => {
    const { blocks } = plainToRichText(Array.from({ length: 380 }, () => 'Priced it').join('\n'))
    const inlineStyleRanges = [0, 2].map((offset) => ({ offset, length: 1, style: 'BOLD' }))
    const bio = { blocks: blocks.map((block) => ({ ...block, inlineStyleRanges })), entityMap: {} }
    expect(richTextFault(bio)).toBeNull()
    expect((await save(ELENA, bio)).status).toBe(200)
    expect((await stored())?.bio_rich_text).toMatchObject({ blocks: { length: 380 } })
  })

  it.each([
    ['more than 5,000 characters', plainToRichText('x'.repeat(5001)), BIO_MESSAGES.tooLong],
    ['what is no text', { words: 'x' }, BIO_MESSAGES.unreadable],
    ['more lines than a column holds', plainToRichText('x\n'.repeat(1000)), RICH_TEXT_MESSAGES.tooLarge],
    ['a link that runs code', linkTo('javascript:alert(1)'), RICH_TEXT_MESSAGES.unsafeLink],
  ])('refuses %s at its field, and keeps what was there', async (_what, bio, message) => {
    await save(ELENA, plainToRichText('I price software.'))
    expect(await save(ELENA, bio)).toMatchObject({
      status: 400,
      body: { extensions: { errors: [{ field: 'bio', message }] } },
    })
    expect((await stored())?.bio).toBe('I price software.')
  })

  it('is for experts only', async () => {
    expect(await save('nora@brightwater.example', plainToRichText('Words'))).toMatchObject({
      status: 403,
      body: { extensions: { code: 'EXPERTS_ONLY' } },
    })
  })
})
