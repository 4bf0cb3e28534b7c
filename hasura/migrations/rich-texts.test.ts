import { describe, expect, it } from 'vitest'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { isSafeLinkUrl, plainToRichText } from '#contract/rich-text/raw-content.js'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()

async function isRichText(value: unknown): Promise<boolean> {
  const rows = await database.query<{ is: boolean }>('select private.is_rich_text($1) "is"', [JSON.stringify(value)])
  return rows[0]?.is === true
}
const link = (url: unknown, type = 'LINK') => ({
  blocks: [{ text: 'See here' }],
  entityMap: { 0: { type, mutability: 'MUTABLE', data: { url } } },
})

describe('formatted texts in the database', () => {
  it.each([
    {},
    { blocks: [] },
    plainToRichText('One\nTwo'),
    cleanRichText(link('https://a.example:8443/x?y#z')),
    link('HTTP://a.example'),
    link('https://a.example:80?q'),
    link('mailto:a@b.example'),
    { blocks: [{ text: 'Item', depth: 4 }] },
  ])('[RTE-09] %j is one', async (value) => {
    expect(await isRichText(value)).toBe(true)
  })

  it.each([
    null,
    [],
    'text',
    { text: 'x' },
    { blocks: {} },
    { blocks: ['x'] },
    { blocks: [{}] },
    { blocks: [{ text: 1 }] },
    { blocks: [{ text: 'x' }, null] },
    { blocks: [], entityMap: [] },
    { blocks: [{ text: 'x', depth: 5 }] },
    { blocks: [{ text: 'x'.repeat(160_000) }] },
    link('javascript:alert(1)'),
    link('https://user@a.example'),
    link('x https://a.example'),
    link('https://a.example/\n'),
    link('https://a.example', 'IMAGE'),
    link(7),
    { blocks: [], entityMap: { 0: {} } },
    { blocks: [], entityMap: { 0: null } },
  ])('[RTE-10, GK-112] %j is none', async (value) => {
    expect(await isRichText(value)).toBe(false)
  })

  it('[GK-112] takes every link that the forms take, whatever sign is in it', async () => {
    // what one side may take for a space and the other not; both take letters, digits and punctuation beyond ASCII
    const signs = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1))
      .filter((sign) => sign < '\u0080' || /[\p{Cc}\p{Cf}\p{Z}]/u.test(sign))
      .concat('é', '🙂')
    const urls = signs.flatMap((sign) =>
      [`https://a${sign}.example`, `https://a.example/${sign}`].filter((url) => isSafeLinkUrl(url)),
    )
    const refused = await database.query<{ url: string }>(
      `select url from unnest($1::text[]) url where not private.is_rich_text(jsonb_build_object('blocks', '[]'::jsonb,
         'entityMap', jsonb_build_object('0', jsonb_build_object('type', 'LINK', 'data', jsonb_build_object('url', url)))))`,
      [urls],
    )
    expect(urls.length).toBeGreaterThan(200)
    expect(refused.map(({ url }) => encodeURI(url))).toEqual([])
  })

  it('[GK-112] no table takes another kind, whoever writes', async () => {
    const columns = await database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'jsonb' and column_name ~ 'rich_?(text|comment)' order by 1`,
    )
    const guarded = await database.query<{ name: string }>(
      `select cl.relname || '.' || a.attname as name from pg_constraint co
       join pg_class cl on cl.oid = co.conrelid join pg_attribute a on a.attrelid = cl.oid and a.attnum = any(co.conkey)
       where pg_get_constraintdef(co.oid) like '%is_rich_text(%' order by 1`,
    )
    expect(columns.length).toBeGreaterThanOrEqual(6)
    const views = new Set(
      (await database.query<{ viewname: string }>('select viewname from pg_views')).map((v) => v.viewname),
    )
    expect(columns.filter(({ name }) => !views.has(name.split('.')[0] ?? ''))).toEqual(guarded)
  })
})
