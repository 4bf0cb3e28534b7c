import { describe, expect, it } from 'vitest'
import { changeInWords } from '#contract/opportunities/current-terms.js'
import { sheetChanges, type TermsSheet } from './terms-sheet.rules.js'

const sheet: TermsSheet = {
  lines: [
    { name: 'Budget', value: '$500 per day' },
    { name: 'Country', value: '' },
  ],
  description: 'a',
  documents: [{ id: '1', name: 'NDA.pdf', isNda: true }],
}

describe('what reads differently', () => {
  it('[X-71] is nothing where nothing does', () => {
    expect(sheetChanges(sheet, structuredClone(sheet))).toEqual([])
  })

  it('[X-71] is said line by line, in the words of the page', () => {
    const lines = [
      { name: 'Budget', value: '$600 per day' },
      { name: 'Country', value: 'Chile' },
    ]
    expect(sheetChanges(sheet, { ...sheet, lines, description: 'b' }).map(changeInWords)).toEqual([
      'Budget: $500 per day → $600 per day',
      'Country: None → Chile',
      'Description changed',
    ])
  })

  it('[X-72] a file that is replaced by one of the same name is one that went and one that came', () => {
    const documents = [
      { id: '2', name: 'NDA.pdf', isNda: true },
      { id: '3', name: 'Brief.pdf', isNda: false },
    ]
    expect(sheetChanges(sheet, { ...sheet, documents }).map(changeInWords)).toEqual([
      'NDA removed: NDA.pdf',
      'NDA added: NDA.pdf',
      'Document added: Brief.pdf',
    ])
  })
})
