import { randomUUID } from 'node:crypto'

const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)
/** Kept as JSON, because some of it can't be written any other way. */
export const VALUES: Readonly<Record<string, string>> = {
  NUL: '"a\\u0000b"',
  'half a surrogate pair': '"a\\ud800b"',
  'a huge number': '1e308',
  'more than a huge number': '1e999',
  'a number beyond bigint': '99999999999999999999999999',
  'a negative number': '-1',
  'a broken uuid': '"11111111-1111-1111-1111-11111111111g"',
  'a list': '["a","b"]',
  'a list of NUL': '["a\\u0000b"]',
  'an object': '{"a":1}',
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}',
  depth: DEEP,
  null: 'null',
  truth: 'true',
  nothing: '""',
  'a long text': JSON.stringify('x'.repeat(60_000)),
  'signs of SQL': '"\'); drop table users; --"',
  'a broken cursor': JSON.stringify(cursorOf({ createdAt: '9999-99-99 99:99:99+00', id: randomUUID() })),
  'a cursor of other things': JSON.stringify(cursorOf({ createdAt: '2026-01-01 ::.+00', id: 'x' })),
}
/** Rejected anywhere in a body before fields are read (well-formed-input.unit.test.ts), so one field per endpoint is enough. */
export const UNSOUND = ['NUL', 'half a surrogate pair', 'depth']
/** Also tried alone in each field whose type accepts them; the others are sent in all fields at once only. */
export const SHARP = ['a number beyond bigint', 'a broken cursor']
export const IN_ADDRESS = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%',
  '%ff',
  '..%2f..',
  '__proto__',
  'x'.repeat(2000),
  "';--",
  '-1',
  '1e999',
]

/** Headers in one group are parsed independently, and none of them causes a rejection that would hide another. */
export const FROM_ANYBODY: readonly Record<string, string>[] = [
  {
    'x-forwarded-for': "' or 1=1 --",
    'user-agent': '\u00ff'.repeat(3000),
    range: 'bytes=99999999999999999999-',
    'x-request-id': '\u00ff',
    'accept-language': ';q=1e999',
  },
  { cookie: 'sagework.session_token=%00; better-auth.session_token=a%00b.%ff' },
  { cookie: '__Secure-better-auth.session_token=%ED%A0%80', 'x-forwarded-for': 'a'.repeat(3000) },
]
export const OF_BODIES: readonly Record<string, string>[] = [
  { 'content-type': 'application/json; charset=utf-\u00ff' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-length': '0', 'content-encoding': 'br' },
]
export const OF_CALLERS: readonly Record<string, string>[] = [
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'x'.repeat(6000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
]

function cursorOf(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
