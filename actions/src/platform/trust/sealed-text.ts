import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text for storage (AES-256-GCM). It can only be opened for the purpose and row it was sealed for, so that a
 * sealed text copied into another row is useless.
 */
export function sealText(secret: string, binding: SealBinding, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, binding), nonce).setAAD(Buffer.from(binding.row))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** @throws Error if the text was altered, or sealed with another secret, for another purpose or for another row */
export function openSealedText(secret: string, binding: SealBinding, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, binding), bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(binding.row)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

/** What a sealed text is for: each purpose has a key of its own. */
export interface SealBinding {
  purpose: string
  /** Id of the row it is stored in. */
  row: string
}

function keyOf(secret: string, { purpose }: SealBinding): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}
