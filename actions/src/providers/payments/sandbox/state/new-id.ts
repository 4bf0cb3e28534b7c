import { randomBytes } from 'node:crypto'

/** Too long to guess, because anyone who knows a checkout's id may pay it. */
const ID_BYTES = 24

/** @example newId('cs_test') returns cs_test_ and 48 hexadecimal digits */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`
}
