import { expect, it } from 'vitest'
import { openSealedText, sealText } from './sealed-text.js'

const BINDING = { purpose: 'test', row: 'one' }
const sealed = sealText('secret', BINDING, 'IBAN DE02 1203 0000 0000 2020 51')

it('opens what was sealed, and shows nothing of it before', () => {
  expect(openSealedText('secret', BINDING, sealed)).toBe('IBAN DE02 1203 0000 0000 2020 51')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('IBAN')
  expect(sealText('secret', BINDING, 'same')).not.toBe(sealText('secret', BINDING, 'same'))
})

it.each([
  ['another secret', 'other', BINDING],
  ['another row', 'secret', { ...BINDING, row: 'two' }],
  ['another purpose', 'secret', { ...BINDING, purpose: 'other' }],
] as const)('opens nothing with %s', (_, secret, binding) => {
  expect(() => openSealedText(secret, binding, sealed)).toThrow()
})

it('opens nothing that was altered', () => {
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => openSealedText('secret', BINDING, bytes.toString('base64'))).toThrow()
})
