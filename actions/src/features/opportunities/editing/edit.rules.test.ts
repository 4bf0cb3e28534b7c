import { describe, expect, it } from 'vitest'
import { type ApplicationStage, edited } from '#domain/notices/catalogue/edited.js'
import { editedAt, editInWords } from './edit.rules.js'

const post = { id: 'o1', title: 'A role', type: 'fractional', isByCompany: true }
const editOf = (changes: string, at: ApplicationStage) => edited.write({ post, changes, at, isNdaOwed: false })

describe('the text of an edit', () => {
  it('[X-71] is one line per change, and empty if nothing differs', () => {
    const changes = [
      { name: 'Budget', before: '$500 – $700 per day', after: '$600 – $800 per day' },
      { name: 'Document', before: 'Brief.pdf', after: null },
    ]
    expect(editInWords(changes)).toBe('Budget: $500 – $700 per day → $600 – $800 per day\nDocument removed: Brief.pdf')
    expect(editInWords([])).toBeNull()
  })

  it('[X-71] tells an applicant what changed and what it means for them', () => {
    const { body } = editOf('Start: Soon → Later', 'offer')
    expect(body).toBe(
      'The company edited “A role”. Start: Soon → Later. Your application stays as it is. Read the changes, then keep or change your offer.',
    )
    expect(editOf('Start: Soon → Later', 'hire').body).toContain('read the changes before you accept')
  })

  it.each([
    [6, 'And 1 more change.'],
    [8, 'And 3 more changes.'],
  ])('[X-71] for %i changes lists five and the number of others', (count, words) => {
    const lines = Array.from({ length: count }, (_, index) => `Line ${index}`).join('\n')
    const { body } = editOf(lines, 'offer')
    expect(body).toContain(words)
    expect(body).not.toContain('Line 5.')
  })

  const WAITING = { standing: 'interested', isProposalSent: false, counterOffer: null } as const
  it.each([
    [WAITING, 'Read the changes before you send your offer.'],
    [{ ...WAITING, isProposalSent: true }, 'Read the changes, then keep or change your offer.'],
    [{ ...WAITING, isProposalSent: true, counterOffer: 'rejected' }, 'then keep or change your offer.'],
    [{ ...WAITING, isProposalSent: true, counterOffer: 'pending' }, 'read the changes before you answer it.'],
    [{ ...WAITING, isProposalSent: true, counterOffer: 'accepted' }, 'if the role no longer fits, you can opt out.'],
    [{ standing: 'pending', isProposalSent: true, counterOffer: 'accepted' }, 'read the changes before you accept.'],
  ] as const)('[X-71] mentions what they can still do about it: %j', (applicant, words) => {
    const { body } = editOf('Start: Soon → Later', editedAt(applicant))
    expect(body.endsWith(words)).toBe(true)
  })
})
