import { randomBytes } from 'node:crypto'

/** 24 bytes are as hard to guess as a session: whoever knows a checkout's id may pay it. */
const ID_BYTES = 24

/** @example newId('cs_test') gives cs_test_ and 48 letters and digits */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`
}
