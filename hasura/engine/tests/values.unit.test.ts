import { LosslessNumber } from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { jsonPathCodec, limitCodec, offsetCodec } from '#engine/plan/request/list-codecs.js'
import { codecOf } from '#engine/schema/source/codecs.js'

const type = (name: string) => ({ name, sqlType: name, kind: 'base', element: null }) as const

describe('values of list arguments', () => {
  it.each([
    [0, '0'],
    [2147483647, '2147483647'],
    [new LosslessNumber('7'), '7'],
  ])('limit %s', (value, text) => expect(limitCodec.encode(value, '$')).toBe(text))

  it.each([-1, 1.5, 2147483648, '1', true, [1], {}])('invalid limit %s', (value) => {
    expect(() => limitCodec.encode(value, '$.x')).toThrow('expected a non-negative 32-bit integer')
  })

  it('a 64-bit offset as text', () =>
    expect(offsetCodec.encode('9223372036854775807', '$')).toBe('9223372036854775807'))
  it('other text is invalid', () => expect(() => offsetCodec.encode('1; select', '$')).toThrow('64-bit integer'))

  it.each([
    ['$.a.b[0]', ['a', 'b', '0']],
    ["a['k k'].c", ['a', 'k k', 'c']],
    ['["x"]', ['x']],
    ['$', []],
    ['', []],
  ])('JSON path %s', (path, keys) => expect(jsonPathCodec.encode(path, '$')).toEqual(keys))

  it('invalid JSON paths', () => expect(() => jsonPathCodec.encode('a[', '$')).toThrow('parse json path error'))
})

describe('values of columns', () => {
  it.each([
    ['int4', -2147483648, '-2147483648'],
    ['int8', new LosslessNumber('9223372036854775807'), '9223372036854775807'],
    ['int4', 'what Postgres may judge', 'what Postgres may judge'],
    ['numeric', new LosslessNumber('1.50'), '1.50'],
    ['bool', true, 'true'],
    ['jsonb', 'a text', '"a text"'],
    ['uuid', 'x', 'x'],
  ])('%s %s', (name, value, text) => expect(codecOf(type(name)).encode(value, '$')).toBe(text))

  it.each([
    ['int2', 32768, 'lies outside the bounds'],
    ['int4', 1.5, 'is not an integer'],
    ['bool', 1, 'parsing Bool failed, expected Bool, but encountered Number'],
    ['text', 1, 'parsing Text failed, expected String, but encountered Number'],
    ['inet', 1, 'A string is expected for type: inet'],
  ])('invalid %s %s', (name, value, message) => expect(() => codecOf(type(name)).encode(value, '$')).toThrow(message))
})
