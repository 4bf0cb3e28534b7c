import { describe, expect, it } from 'vitest'
import { hasVisibleSign } from '#contract/format/visible-text.js'
import { accountProfileSchema } from '#contract/identity/account-profile.schema.js'
import { companyDetailsSchema } from '#contract/identity/company-details.schema.js'
import { completeWebAddress, isWebAddress } from '#contract/identity/web-address.js'
import { EMAIL_KINDS, isOptional } from '#contract/notifications/kinds.js'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const ELENA = stableUuid('person:elena@sagework.example')

const ADDRESSES: readonly (readonly [address: string, isGood: boolean])[] = [
  ['https://brightwater.example', true],
  ['http://brightwater.example/about?x=1#team', true],
  ['https://münchen-wasser.example/über', true],
  ['https://calendly.com/elena/30min', true],
  ['https://a.b-c.d1.example:8443/x', true],
  ['https://x.example?next=1', true],
  ['https://[', false],
  ['https://[::1]/', false],
  ['https://127.0.0.1/', false],
  ['https://999.999.999.999', false],
  ['https://localhost', false],
  ['https://a..example', false],
  ['https://user:secret@bank.example', false],
  ['https://good.example@evil.example', false],
  ['https://good.example\\@evil.example', false],
  ['https://x.example:99999/', false],
  ['https://x.example/a b', false],
  ['https://x.example/a\nb', false],
  ['https://x.example/\u200bb', false],
  ['https://x.example/\u1680b', false],
  ['https://x%00.example', false],
  ['javascript:alert(1)//https://x.example', false],
  ['//x.example', false],
  ['', false],
  [`https://x.example/${'a'.repeat(2030)}`, true],
  [`https://x.example/${'a'.repeat(2031)}`, false],
]

const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/u
/**
 * The object replacement character, Braille and hieroglyphs without a stroke, a Khitan filler, a note without a head.
 */
const DRAWN_AS_NOTHING = new Set([0x2800, 0xfffc, 0x13441, 0x13442, 0x16fe4, 0x1d159])
/** Format characters with a visible glyph: signs before numbers, verses and abbreviations. */
const DRAWN_BEFORE_NUMBERS = new Set([
  0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd,
])
const inHex = (codes: readonly number[]) => codes.map((code) => code.toString(16))

/** The constraint that rejects the value, if the table doesn't accept it. */
async function refusalOf(table: string, column: string, value: string, where: string): Promise<string | undefined> {
  try {
    await database.query(`update ${table} set ${column} = $1 where ${where}`, [value])
    return undefined
  } catch (error) {
    return (error as { constraint?: string; message: string }).constraint ?? String(error)
  }
}

describe('table mutations', () => {
  it.each(ADDRESSES)(
    '%j is a web address in the database if and only if it is one in the form: %s',
    async (address, isGood) => {
      expect(isWebAddress(address)).toBe(isGood)
      const expected = isGood ? undefined : 'companies_url_is_web'
      expect(await refusalOf('companies', 'company_url', address, 'true')).toBe(expected)
      if (isGood) expect(URL.canParse(address)).toBe(true)
    },
  )

  it.each([
    ['calendly.com/elena', 'https://calendly.com/elena'],
    ['www.brightwater.example:8443?x=1', 'https://www.brightwater.example:8443?x=1'],
    ['HTTPS://Calendly.com/elena', 'https://Calendly.com/elena'],
    ['https://calendly.com/elena', 'https://calendly.com/elena'],
    ['javascript:alert(1)', null],
    ['data:text/html,calendly.com', null],
    ['user:secret@bank.example', null],
    ['good.example@evil.example', null],
    ['//x.example', null],
    ['/\\x.example', null],
    ['ftp://x.example', null],
    ['127.0.0.1/x', null],
    ['elena', null],
  ])('complete %s as the forms do', async (typed, stored) => {
    const completed = completeWebAddress(typed)
    expect(isWebAddress(completed) ? completed : null).toBe(stored)
    const account = `user_id = '${ELENA}'`
    expect(await refusalOf('user_accounts', 'calendly', typed, account)).toBe(
      stored ? undefined : 'user_accounts_calendly_is_web',
    )
    expect(await refusalOf('companies', 'company_url', typed, 'true')).toBe(stored ? undefined : 'companies_url_is_web')
    if (!stored) return
    const read = `select (select calendly from user_accounts where ${account}) as calendly,
      (select array_agg(distinct company_url) from companies) as companies`
    expect(await database.query(read)).toEqual([{ calendly: stored, companies: [stored] }])
  })

  it('a calendar requires https', async () => {
    const of = (address: string) => refusalOf('user_accounts', 'calendly', address, `user_id = '${ELENA}'`)
    expect(await of('https://calendly.com/elena')).toBeUndefined()
    expect(await of('http://calendly.com/elena')).toBe('user_accounts_calendly_is_web')
    expect(await of('https://[')).toBe('user_accounts_calendly_is_web')
    expect(await of(`https://x.example/${'a'.repeat(1_000_000)}`)).toBe('user_accounts_calendly_is_web')
  })

  it.each([
    ['users', 'first_name', 'users_first_name'],
    ['users', 'last_name', 'users_last_name'],
    ['users', 'designation', 'users_designation'],
    ['companies', 'company_name', 'companies_name'],
    ['expert_details', 'user_org_role', 'expert_details_org_role'],
  ])('%s.%s is limited to one line and its length, spaces included', async (table, column, name) => {
    for (const bad of ['Ada\r\nBcc: all@x.example', 'Ada\u0085', 'Ada\tB', 'Ada\u202ekcatta', 'Ada\u2067B', 'A\u2028B'])
      expect(await refusalOf(table, column, bad, 'true')).toBe(`${name}_one_line`)
    expect(await refusalOf(table, column, `Ada${' '.repeat(300)}`, 'true')).toBe(`${name}_length`)
    expect(await refusalOf(table, column, 'Ada Łukasz 明 👩🏽‍💻', 'false')).toBeUndefined()
  })

  it.each([
    ['Ada', true],
    ['明', true],
    ['א\u200f', true],
    ['می\u200cخواهم', true],
    ['👩🏽‍💻', true],
    ['.', true],
    [' ', false],
    ['\u00a0', false],
    ['\u200b', false],
    ['\ufeff\u3000', false],
    ['\u3164', false],
    ['\u2800', false],
    ['\u00ad\u2060\ufe0f', false],
    ['\u{e0001}\u{e0041}', false],
    ['\u{e01ef}\u{e0200}', false],
    ['\u{1d173}\u{1d17a}', false],
    ['\u{16fe4}', false],
    ['\ufff5\ufffc', false],
    ['Ada\u{e0067}', true],
    ['Ada\u202e', false],
    ['\u2066Ada', false],
    ['Ad\u2029a', false],
  ])('%j is a name in the database if and only if it is one in the forms: %s', async (name, isGood) => {
    const person = { firstName: name, lastName: name, designation: '', timeZone: '' }
    const company = { companyName: name, companyUrl: '', companyBrief: '' }
    expect([accountProfileSchema.isValidSync(person), companyDetailsSchema.isValidSync(company)]).toEqual([
      isGood,
      isGood,
    ])
    for (const [table, column] of [
      ['users', 'first_name'],
      ['users', 'last_name'],
      ['companies', 'company_name'],
    ] as const)
      expect((await refusalOf(table, column, name, 'true')) === undefined).toBe(isGood)
  })

  it('a post’s title and what its payments are for are visible lines', async () => {
    await database.query(`begin; set local sagework.seeding = on;
      insert into opportunities (type, title, brief, posted_by) select 'amplify', 'Post', repeat('x', 120), id from users limit 1;
      insert into opportunity_payments (opportunity_id, position, details, percentage)
        select id, 0, 'At the start', 100 from opportunities where title = 'Post'; commit`)
    const refusals = async (text: string) => [
      await refusalOf('opportunities', 'title', text, `title = 'Post'`),
      await refusalOf('opportunity_payments', 'details', text, `details = 'At the start'`),
    ]
    for (const bad of ['Post\r\nBcc: all@x.example', 'Post\u2028', 'Post\u202ekcatta'])
      expect(await refusals(bad)).toEqual(['opportunities_title_one_line', 'opportunity_payments_details_one_line'])
    expect(await refusals('\u200b')).toEqual(['opportunities_title_visible', 'opportunity_payments_details_visible'])
    expect(await refusals('在西班牙上线 👩🏽‍💻')).toEqual([undefined, undefined])
  })

  it.each([
    ['users', 'designation', 'users_designation_visible'],
    ['companies', 'company_brief', 'companies_brief_visible'],
    ['expert_details', 'bio', 'expert_details_bio_visible'],
    ['expert_details', 'experience', 'expert_details_experience_visible'],
    ['expert_details', 'work', 'expert_details_work_visible'],
    ['expert_details', 'user_org_role', 'expert_details_org_role_visible'],
  ])('%s.%s is optional, but never invisible text', async (table, column, name) => {
    for (const unseen of ['', ' ', '\u200b', '\u3164', '\u2800', '\u{e0041}'])
      expect(await refusalOf(table, column, unseen, 'true')).toBe(name)
    expect(await refusalOf(table, column, 'Growth adviser', 'true')).toBeUndefined()
    await database.query(`update ${table} set ${column} = null`)
  })

  it('forms and database agree on invisible characters: those for which Unicode has no glyph', async () => {
    const rows = await database.query<{ code: number }>(
      `select code from generate_series(1, 1114111) code
       where code not between 55296 and 57343 and not private.has_visible_sign(chr(code))`,
    )
    const every = Array.from({ length: 0x110000 }, (_, code) => code)
    const unseen = every.filter((code) => !hasVisibleSign(String.fromCodePoint(code)))
    expect(inHex([0, ...rows.map(({ code }) => Number(code))])).toEqual(inHex(unseen))
    const shapeless = every.filter((code) => SHAPELESS.test(String.fromCodePoint(code)) || DRAWN_AS_NOTHING.has(code))
    expect(inHex(unseen)).toEqual(inHex(shapeless.filter((code) => !DRAWN_BEFORE_NUMBERS.has(code))))
  })

  it.each([
    ['Europe/Stockholm', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Etc/GMT+5', true],
    ['UTC', true],
    ['Europe/Atlantis', false],
    ['+02:00', false],
    ['UTC0', false],
    ['x', false],
  ])('the time zone %s is one that browsers know: %s', async (zone, isGood) => {
    const expected = isGood ? undefined : 'user_accounts_time_zone_known'
    expect(await refusalOf('user_accounts', 'time_zone', zone, `user_id = '${ELENA}'`)).toBe(expected)
    if (isGood) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  it('a time zone is optional', async () => {
    await database.query(`update user_accounts set time_zone = null where user_id = '${ELENA}'`)
  })

  it('every time zone that browsers offer is accepted', async () => {
    const rows = await database.query('select zone from unnest($1::text[]) zone where not private.is_time_zone(zone)', [
      Intl.supportedValuesOf('timeZone'),
    ])
    expect(rows).toEqual([])
  })

  it('notices are limited to the contract’s kinds', async () => {
    const kinds = await database.query<{ code: string; is_optional: boolean }>(
      'select code, is_optional from notification_kinds',
    )
    const stored = Object.fromEntries(kinds.map(({ code, is_optional }) => [code, is_optional]))
    expect(stored).toEqual(Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, isOptional(kind)])))
    const insert = `insert into notification_preferences (user_id, kind) values ('${ELENA}', $1)`
    const refused = (constraint: string) => ({ constraint: `notification_preferences_kind_${constraint}` })
    await expect(database.query(insert, ['made_up'])).rejects.toMatchObject(refused('known'))
    await expect(database.query(insert, ['x'.repeat(1_000_000)])).rejects.toMatchObject(refused('length'))
  })

  it('a rate card stays within the limits of an offer', async () => {
    const insert = `insert into fractional_rate_cards (user_id, min_value_cents, max_value_cents, starting_at_cents, rate_unit_id, category_id)
      select '${ELENA}', 1, $1, 1, (select id from opportunity_duration_types limit 1), (select id from master_objectives limit 1)`
    await expect(database.query(insert, ['9007199254740993'])).rejects.toMatchObject({
      constraint: 'fractional_rate_cards_amounts_bounded',
    })
  })

  it('the form rejects the same names', async () => {
    const profile = { firstName: 'Ada', lastName: 'B', designation: 'CEO\r\nBcc: x' }
    await expect(accountProfileSchema.validate(profile)).rejects.toThrow()
    await expect(accountProfileSchema.validate({ ...profile, designation: 'CEO' })).resolves.toBeTruthy()
  })
})
