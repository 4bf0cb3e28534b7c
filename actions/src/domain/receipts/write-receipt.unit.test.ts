import { describe, expect, it } from 'vitest'
import type { Pen } from './pen.js'
import { type Receipt, writePage, writeReceipt } from './write-receipt.js'

const RECEIPT: Receipt = {
  title: 'Payout receipt 7',
  issuedAt: new Date('2026-11-01T23:30:00Z'),
  issuer: { name: 'Sagework Ltd', address: '1 High Street\nLondon', taxId: 'GB123' },
  party: { label: 'Paid to', name: 'Elena Marchetti', email: 'elena@sagework.example' },
  details: [{ label: 'Reference', text: 'SW-142' }],
  item: { text: 'Payout of income', cents: 12_345 },
}

/** What the page says, a line each. */
function pageOf(rest: Partial<Receipt>): string[] {
  const lines: string[] = []
  const pen: Pen = {
    line: (text) => lines.push(text),
    row: (text, amount) => lines.push(`${text} ${amount}`),
    rule: () => undefined,
    space: () => undefined,
  }
  writePage(pen, { ...RECEIPT, ...rest })
  return lines
}

describe('a receipt', () => {
  it('says who paid whom, when, what for and how much', () => {
    expect(pageOf({})).toEqual([
      ...['Sagework Ltd', '1 High Street', 'London', 'Tax ID GB123', 'Payout receipt 7', 'Paid on November 1, 2026'],
      ...['Paid to', 'Elena Marchetti', 'elena@sagework.example', 'Reference', 'SW-142'],
      ...['Payout of income $123.45', 'Total in US dollars $123.45'],
    ])
  })

  it('subtracts what went back', () => {
    expect(pageOf({ returned: { text: 'Refunded', cents: 2345 }, note: 'A trial.' }).slice(-3)).toEqual([
      ...['Refunded −$23.45', 'Total in US dollars $100', 'A trial.'],
    ])
  })

  it.each(['王小明', 'محمد', '', 'Elena 🎉'])('names “%s” by the email address, and says so', (name) => {
    const lines = pageOf({ party: { ...RECEIPT.party, name } })
    expect(lines.slice(6, 8)).toEqual(['Paid to', 'elena@sagework.example'])
    expect(lines.some((line) => line.startsWith('The name has letters'))).toBe(name !== '')
  })

  it.each([
    ['the issuer', { issuer: { ...RECEIPT.issuer, address: '東京\n1' } }],
    ['a company', { party: { ...RECEIPT.party, company: '株式会社' } }],
    ['what was bought', { item: { text: 'Hire of 王小明', cents: 1 } }],
    ['a reference', { details: [{ label: 'Reference', text: 'SW-١٤٢' }] }],
  ])('says that characters are missing in %s', (_, rest) => {
    expect(pageOf(rest).at(-1)).toBe('[?] stands for characters that can’t be printed here.')
  })

  it('is one page, however long its words are', async () => {
    const long = 'x'.repeat(100)
    const pdf = await writeReceipt({
      ...RECEIPT,
      party: { ...RECEIPT.party, name: long, company: `${long} ${long}` },
      details: [{ label: 'Reference', text: long }],
    })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})
