import PDFDocument from 'pdfkit'
import { formatCents } from '#contract/format/money.js'
import { FONT_FILES, GAP, isPrintable } from './font-runs.js'
import { createPen, MUTED, type Pen, SIZES } from './pen.js'

interface Amount {
  text: string
  cents: number
}

/** What a receipt says, whether money was paid to us or by us. */
export interface Receipt {
  /** Its heading, with the number. */
  title: string
  issuedAt: Date
  /** Whoever runs the platform. */
  issuer: { name: string; address: string; taxId: string }
  party: { label: 'Paid by' | 'Paid to'; name: string; email: string; company?: string | null }
  /** What finds the payment again elsewhere, such as the bank's reference. */
  details?: readonly { label: string; text: string }[]
  item: Amount
  /** What went back since then. */
  returned?: Amount | undefined
  note?: string | undefined
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as receipts write it. */
export const receiptDate = (moment: Date): string => date.format(moment)

/** A receipt as a PDF of one A4 page. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: receipt.title, Author: receipt.issuer.name, CreationDate: receipt.issuedAt },
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

/** The page's words from top to bottom; apart from the PDF, so that they can be tested. */
export function writePage(pen: Pen, receipt: Receipt): void {
  const { issuer, party, item, returned } = receipt
  pen.line(issuer.name)
  for (const part of issuer.address.split('\n')) pen.line(part, { ink: MUTED })
  if (issuer.taxId) pen.line(`Tax ID ${issuer.taxId}`, { ink: MUTED })
  pen.space(3)
  pen.line(receipt.title, { size: SIZES.heading })
  pen.line(`Paid on ${receiptDate(receipt.issuedAt)}`, { ink: MUTED })
  const details = receipt.details ?? []
  const labelled = [
    { label: party.label, lines: linesOfParty(party) },
    ...details.map(({ label, text }) => ({ label, lines: [text] })),
  ]
  for (const { label, lines } of labelled) {
    pen.space(2)
    pen.line(label, { ink: MUTED, size: SIZES.small })
    for (const line of lines) pen.line(line)
  }
  pen.space(2)
  pen.row(item.text, formatCents(item.cents))
  pen.rule()
  if (returned) pen.row(returned.text, `−${formatCents(returned.cents)}`)
  pen.row('Total in US dollars', formatCents(item.cents - (returned?.cents ?? 0)))
  const notes = [receipt.note, ...notesOfGaps(receipt)].filter((note) => note !== undefined)
  if (notes.length > 0) pen.space(2)
  for (const note of notes) pen.line(note, { ink: MUTED })
}

/** A name with gaps names nobody, so the email address stands for it. */
function linesOfParty({ name, email, company }: Receipt['party']): string[] {
  return [isPrintable(name) ? name : '', company ?? '', email].filter(Boolean)
}

/** Says what is missing, and why. */
function notesOfGaps({ issuer, party, details = [], item }: Receipt): string[] {
  const texts = [issuer.name, ...issuer.address.split('\n'), issuer.taxId, party.company ?? '', party.email, item.text]
  const hasGaps = !texts.concat(details.map(({ text }) => text)).every(isPrintable)
  return [
    ...(isPrintable(party.name)
      ? []
      : ['The name has letters that can’t be printed here. The email address stands for it.']),
    ...(hasGaps ? [`${GAP} stands for characters that can’t be printed here.`] : []),
  ]
}
