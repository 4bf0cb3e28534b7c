import PDFDocument from 'pdfkit'
import { formatCents } from '#contract/format/money.js'
import { FONT_FILES, runsOf } from './font-runs.js'

export interface Receipt {
  number: number
  issuedAt: Date
  seller: { name: string; address: string; taxId: string }
  buyer: { name: string; email: string; company: string | null }
  title: string
  amountCents: number
  /** Refunds and lost disputes so far. */
  returnedCents: number
  /** It was paid in the sandbox. */
  isTrial: boolean
}

const MARGIN = 56
const SIZES = { heading: 24, body: 10.5, small: 9 }
const INK = '#1b1f1d'
const MUTED = '#5a625d'
const LINE = '#e2dfd6'
const LEADING = 1.5
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A receipt as a PDF of one A4 page. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Receipt ${receipt.number}`, Author: receipt.seller.name, CreationDate: receipt.issuedAt },
  })
  for (const [name, file] of FONT_FILES) document.registerFont(name, file)
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject)
  })
  writePage(createPen(document), receipt)
  document.end()
  await finished
  return Buffer.concat(chunks)
}

function writePage(pen: Pen, receipt: Receipt): void {
  const { seller, buyer, amountCents, returnedCents } = receipt
  pen.line(seller.name, { size: SIZES.body })
  for (const part of seller.address.split('\n')) pen.line(part, { ink: MUTED })
  if (seller.taxId) pen.line(`Tax ID ${seller.taxId}`, { ink: MUTED })
  pen.space(3)
  pen.line(`Receipt ${receipt.number}`, { size: SIZES.heading })
  pen.line(`Paid on ${date.format(receipt.issuedAt)}`, { ink: MUTED })
  pen.space(2)
  pen.line('Paid by', { ink: MUTED, size: SIZES.small })
  pen.line(buyer.name)
  if (buyer.company) pen.line(buyer.company)
  pen.line(buyer.email)
  pen.space(2)
  pen.row(receipt.title, formatCents(amountCents))
  pen.rule()
  if (returnedCents > 0) pen.row('Refunded', `−${formatCents(returnedCents)}`)
  pen.row('Total in US dollars', formatCents(amountCents - returnedCents))
  if (receipt.isTrial) {
    pen.space(2)
    pen.line('This payment was a trial. Nobody was charged.', { ink: MUTED })
  }
}

interface Style {
  size?: number
  ink?: string
}

/** Writes from top to bottom, each character in a font that has it. */
function createPen(document: PDFKit.PDFDocument) {
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
  /** Breaks at spaces; what is longer than a line is cut by the page's edge. */
  const linesOf = (text: string, width: number) => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const start = ({ size = SIZES.body, ink = INK }: Style) => document.fontSize(size).fillColor(ink)
  const down = (size: number) => {
    y += size * LEADING
  }
  return {
    line(text: string, style: Style = {}) {
      start(style)
      for (const part of linesOf(text, right - MARGIN)) {
        write(part, MARGIN)
        down(style.size ?? SIZES.body)
      }
    },
    /** A text with an amount at its right. */
    row(text: string, amount: string) {
      start({})
      const lines = linesOf(text, (right - MARGIN) * AMOUNT_AT)
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

const AMOUNT_AT = 0.75

type Pen = ReturnType<typeof createPen>
