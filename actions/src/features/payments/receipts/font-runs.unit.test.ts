import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FONT_FILES, runsOf } from './font-runs.js'

describe('the fonts of a receipt', () => {
  it('are there', () => {
    expect(FONT_FILES.map(([, file]) => existsSync(file))).toEqual(FONT_FILES.map(() => true))
  })

  it.each([
    ['José pays $1,000 – 10%', [['latin', 'José pays $1,000 – 10%']]],
    [
      'Łukasz',
      [
        ['latin-ext', 'Ł'],
        ['latin', 'ukasz'],
      ],
    ],
    [
      'Нора, Ελένη',
      [
        ['cyrillic', 'Нора'],
        ['latin', ', '],
        ['greek', 'Ελένη'],
      ],
    ],
    // Composed, so that the accent isn't written on its own.
    ['e\u0301', [['latin', 'é']]],
  ])('write %s', (text, runs) => {
    expect(runsOf(text)).toEqual(runs)
  })
})
