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

describe('differences between versions', () => {
  it('[X-71] are none if nothing changed', () => {
    expect(sheetChanges(sheet, structuredClone(sheet))).toEqual([])
  })

  it("[X-71] are listed line by line, in the page's wording", () => {
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

  it('[X-72] include a file replaced by one of the same name, as removed and added', () => {
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
