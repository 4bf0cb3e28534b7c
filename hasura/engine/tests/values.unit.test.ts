import { LosslessNumber } from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { jsonPathCodec, limitCodec, offsetCodec } from '#engine/plan/request/list-codecs.js'
import { codecOf } from '#engine/schema/source/codecs.js'

const type = (name: string) => ({ name, sqlType: name, kind: 'base', element: null }) as const

describe('what arguments of lists take', () => {
  it.each([
    [0, '0'],
    [2147483647, '2147483647'],
    [new LosslessNumber('7'), '7'],
  ])('limit %s', (value, text) => expect(limitCodec.encode(value, '$')).toBe(text))

  it.each([-1, 1.5, 2147483648, '1', true, [1], {}])('no limit %s', (value) => {
    expect(() => limitCodec.encode(value, '$.x')).toThrow('expected a non-negative 32-bit integer')
  })

  it('an offset of 64 bits as a text', () =>
    expect(offsetCodec.encode('9223372036854775807', '$')).toBe('9223372036854775807'))
  it('no other text', () => expect(() => offsetCodec.encode('1; select', '$')).toThrow('64-bit integer'))

  it.each([
    ['$.a.b[0]', ['a', 'b', '0']],
    ["a['k k'].c", ['a', 'k k', 'c']],
    ['["x"]', ['x']],
    ['$', []],
    ['', []],
  ])('JSON path %s', (path, keys) => expect(jsonPathCodec.encode(path, '$')).toEqual(keys))

  it('no broken JSON path', () => expect(() => jsonPathCodec.encode('a[', '$')).toThrow('parse json path error'))
})

describe('what columns take', () => {
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
  ])('no %s %s', (name, value, message) => expect(() => codecOf(type(name)).encode(value, '$')).toThrow(message))
})
