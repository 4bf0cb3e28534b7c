import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.js'
import { requireWellFormedInput } from './well-formed-input.js'

const faultOf = (json: string) => {
  try {
    requireWellFormedInput(JSON.parse(json))
    return null
  } catch (error) {
    return error instanceof AppError ? error.errors : error
  }
}

describe('[X-12] input that no endpoint could handle', () => {
  it.each([
    ['NUL', '{"a":"x\\u0000"}', 'a'],
    ['a high half alone', '{"a":["\\ud83d"]}', 'a.0'],
    ['a low half alone', '{"a":{"b":"\\ude00"}}', 'a.b'],
    ['halves the wrong way round', '{"a":"\\ude00\\ud83d"}', 'a'],
    ['NUL in a name', '{"a":{"\\u0000":1}}', 'a'],
    ['an object that can’t become text', '{"a":{"toString":"x"}}', 'a.toString'],
    ['an object that can’t become a number', '{"a":{"valueOf":1}}', 'a.valueOf'],
    ['depth', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'a'],
  ])('is rejected with its path: %s', (_what, json, field) => {
    expect(faultOf(json)).toEqual([{ field, message: expect.any(String) }])
  })

  it('never includes what people actually write', () => {
    const text = JSON.stringify({ a: 'Zoë 👩‍👩‍👧 \u200f עברית\n\t', list: [1, null, true, { b: 'x' }] })
    expect(faultOf(text)).toBeNull()
  })
})
