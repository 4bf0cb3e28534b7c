import { describe, expect, it } from 'vitest'
import { cleanAssetName } from '#domain/documents/asset-name.js'
import { documentDeleteBlocker, withTrueExtension } from './document.rules.js'

describe('deleting a document', () => {
  it.each([
    [{ isUploader: true, canSee: true, opportunityStatus: null }, null],
    [{ isUploader: true, canSee: true, opportunityStatus: 'draft' }, null],
    [
      { isUploader: true, canSee: true, opportunityStatus: 'draft', isLastNdaToSign: true },
      'DOCUMENT_DELETE_NOT_ALLOWED',
    ],
    [{ isUploader: true, canSee: true, opportunityStatus: 'draft', isSent: true }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    [{ isUploader: true, canSee: true, opportunityStatus: 'published' }, 'DOCUMENT_OF_LIVE_POST'],
    [{ isUploader: true, canSee: true, opportunityStatus: 'in progress' }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    [{ isUploader: true, canSee: true, opportunityStatus: 'closed' }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    [{ isUploader: false, canSee: true, opportunityStatus: 'published' }, 'NOT_ALLOWED'],
    [{ isUploader: false, canSee: false, opportunityStatus: 'draft' }, 'DOCUMENT_NOT_FOUND'],
  ] as const)('[GD-62, X-72] %j: %s', (facts, blocker) => {
    expect(documentDeleteBlocker({ isLastNdaToSign: false, isSent: false, ...facts })).toBe(blocker)
  })
})

describe('file names', () => {
  it.each([
    ['Brief.pdf', 'Brief.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['a\u0000b\r\n.pdf', 'a_b__.pdf'],
    ['evil\u202efdp.exe', 'evil_fdp.exe'],
    ['"quoted".pdf', '_quoted_.pdf'],
    ['..', 'file'],
    [' .hidden plan.pdf ', 'hidden plan.pdf'],
    ['two  words \t.pdf', 'two  words _.pdf'],
    ['spaces at the end.pdf   ', 'spaces at the end.pdf'],
    [undefined, 'file'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(cleanAssetName(sent, 255)).toBe(kept)
  })

  it('keeps the extension of a name with 300 emoji', () => {
    const name = cleanAssetName(`${'🙂'.repeat(300)}.pdf`, 255)
    expect([...name]).toHaveLength(255)
    expect(name.endsWith('🙂.pdf')).toBe(true)
  })

  it('only truncates names that are too long, at the end if there is no extension', () => {
    expect(cleanAssetName(`${'x'.repeat(6)}.pdf`, 10)).toBe('xxxxxx.pdf')
    expect(cleanAssetName(`${'x'.repeat(7)}.pdf`, 10)).toBe('xxxxxx.pdf')
    expect(cleanAssetName('x'.repeat(11), 10)).toBe('x'.repeat(10))
    expect(cleanAssetName(`${'x'.repeat(8)}.a.pdf`, 10)).toBe('xxxxxx.pdf')
    expect(cleanAssetName(`a.${'x'.repeat(20)}`, 10)).toBe('a.xxxxxxxx')
  })

  it.each([
    ['plan.PDF', 'application/pdf', 'plan.PDF'],
    ['setup.exe', 'image/png', 'setup.exe.png'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['file', 'image/gif', 'file.gif'],
  ] as const)('%s with the content %s becomes %s', (name, contentType, kept) => {
    expect(withTrueExtension(name, contentType)).toBe(kept)
  })
})
