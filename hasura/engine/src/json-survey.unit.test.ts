import { describe, expect, it } from 'vitest'
import { parseJson, stringifyJson } from './json.js'
import { surveyJson } from './json-survey.js'

describe('a JSON survey', () => {
  it.each([
    ['[1,2,[3]]', 5, 2],
    ['{"a":{"b":[]},"c":"d,[{"}', 5, 3],
    [String.raw`["\"[,\\",1]`, 3, 1],
    ['"[[[', 1, 0],
    ['7', 1, 0],
  ])('of %s counts values and depth outside of strings', (text, values, depth) => {
    expect(surveyJson(text)).toMatchObject({ values, depth })
  })

  it.each([
    ['{"a":1.50}', true],
    ['[1e3]', true],
    ['[-0]', true],
    ['[12345678901234567]', true],
    ['["1.5","12345678901234567","-0"]', false],
    ['[-1,20,{"1.5":2}]', false],
  ])('of %s tells whether digits may be lost: %s', (text, hasDelicateNumbers) => {
    expect(surveyJson(text).hasDelicateNumbers).toBe(hasDelicateNumbers)
    expect(stringifyJson(parseJson(text))).toBe(text)
  })
})
