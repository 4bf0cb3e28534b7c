import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import { AppError } from '../errors.js'

const SECRET_HEADER = 'x-action-secret'

/**
 * Only Hasura may call hooks; it knows the action secret. Digests are compared, so that timing reveals neither
 * content nor length.
 * @throws AppError ACTION_SECRET_WRONG
 */
export function requireActionSecret(request: Request, secret: string): void {
  const given = request.headers[SECRET_HEADER]
  const isRight = typeof given === 'string' && timingSafeEqual(digest(given), digest(secret))
  if (!isRight) throw new AppError('ACTION_SECRET_WRONG')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
