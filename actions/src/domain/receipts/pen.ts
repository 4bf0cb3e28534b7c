import { runsOf } from './font-runs.js'

const MARGIN = 56
const INK = '#1b1f1d'
const LINE = '#e2dfd6'
const LEADING = 1.5
const AMOUNT_AT = 0.75

/** Greys what is beside the point. */
export const MUTED = '#5a625d'
export const SIZES = { heading: 24, body: 10.5, small: 9 }

interface Style {
  size?: number
  ink?: string
}

export type Pen = ReturnType<typeof createPen>

/** Writes a page from top to bottom, each character in a font that has it. */
export function createPen(document: PDFKit.PDFDocument) {
  let y = MARGIN
  const right = document.page.width - MARGIN
  const widthOf = (text: string) =>
    runsOf(text).reduce((sum, [font, run]) => sum + document.font(font).widthOfString(run), 0)
  const write = (text: string, x: number) => {
    let at = x
    for (const [font, run] of runsOf(text)) {
      document.font(font).text(run, at, y, { lineBreak: false })
      at += document.widthOfString(run)
    }
  }
  const start = ({ size = SIZES.body, ink = INK }: Style) => document.fontSize(size).fillColor(ink)
  const down = (size: number) => {
    y += size * LEADING
  }
  return {
    line(text: string, style: Style = {}) {
      start(style)
      for (const part of breakLines(text, right - MARGIN, widthOf)) {
        write(part, MARGIN)
        down(style.size ?? SIZES.body)
      }
    },
    /** A text with an amount at its right. */
    row(text: string, amount: string) {
      start({})
      const lines = breakLines(text, (right - MARGIN) * AMOUNT_AT, widthOf)
      write(amount, right - widthOf(amount))
      for (const part of lines) {
        write(part, MARGIN)
        down(SIZES.body)
      }
      y += SIZES.body / 2
    },
    rule() {
      document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(1).strokeColor(LINE).stroke()
      y += SIZES.body
    },
    space(lines: number) {
      y += lines * SIZES.body
    },
  }
}

/** Breaks a text at spaces, and a word that is longer than a line anywhere. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(...breakWord(word, width, widthOf))
  }
  return lines
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (parts.at(-1) && widthOf(longer) > width) parts.push(character)
    else parts[parts.length - 1] = longer
  }
  return parts
}
