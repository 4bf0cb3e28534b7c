import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { FONT_FILES, isPrintable, runsOf } from './font-runs.js'

interface FontReader {
  openSync(file: string): { hasGlyphForCodePoint(codePoint: number): boolean }
}
const require = createRequire(import.meta.url)
// the reader that pdfkit itself uses
const fonts = createRequire(require.resolve('pdfkit'))('fontkit') as FontReader
const LAST_CODE_POINT = 0xffff

describe('the fonts of a receipt', () => {
  it.each(FONT_FILES)('have what is taken from them: %s', (_, file, pattern) => {
    const font = fonts.openSync(file)
    const missing = Array.from({ length: LAST_CODE_POINT }, (_code, code) => code)
      .filter((code) => pattern.test(String.fromCodePoint(code)) && !font.hasGlyphForCodePoint(code))
      .map((code) => code.toString(16))
    expect(missing).toEqual([])
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
    ['one\u00a0two\u2011three\u200d\u00ad', [['latin', 'one two-three']]],
    ['王小明 & Söhne 🎉', [['latin', '[?] & Söhne [?]']]],
  ])('write %s', (text, runs) => {
    expect(runsOf(text)).toEqual(runs)
  })

  it.each(['José Łukasz', 'Нора Ελένη', 'Nguyễn Thị', 'Əli Kaʻiulani', 'O’Neill', 'Μαρία\u00a0Ζ'])(
    'can print %s',
    (name) => {
      expect(isPrintable(name)).toBe(true)
    },
  )

  it.each(['王小明', 'محمد', 'שרה', 'नेहा', 'ສົມ', 'Tom 🎉', 'ნინო'])('can’t print %s', (name) => {
    expect(isPrintable(name)).toBe(false)
  })
})
