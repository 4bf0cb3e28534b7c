import { createSign } from 'node:crypto'
import { inject } from 'vitest'
import type { TestDatabase } from './database.js'

export interface Persona {
  id: string
  email: string
  isExpert: boolean
  isAdmin: boolean
  /** One of their sessions, named in their tokens. */
  sessionId: string
}

/** Without a session the engine accepts the token, but no endpoint of the actions does. */
export type TokenSubject = Pick<Persona, 'id' | 'isExpert' | 'isAdmin'> & Partial<Pick<Persona, 'sessionId'>>

export interface TokenOptions {
  /** The token's default role; determined by X-10 unless given. */
  role?: string
  allowedRoles?: string[]
  expiresInSeconds?: number
  claims?: Record<string, unknown>
}

/** The seeded person with this address, with a session as if they had signed in. */
export async function persona(database: TestDatabase, email: string): Promise<Persona> {
  const [row] = await database.query<{ id: string; is_expert: boolean; is_admin: boolean }>(
    `select u.id, u.is_expert, a.is_admin from user_accounts a join users u on u.id = a.user_id where a.email = $1`,
    [email],
  )
  if (!row) throw new Error(`No persona ${email} in the seeds.`)
  return {
    id: row.id,
    email,
    isExpert: row.is_expert,
    isAdmin: row.is_admin,
    sessionId: await newSession(database, row.id),
  }
}

/** A session without a cookie. */
export async function newSession(database: TestDatabase, userId: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into auth.sessions (user_id, token, expires_at)
     values ($1, gen_random_uuid()::text, now() + interval '1 day') returning id`,
    [userId],
  )
  return String(row?.id)
}

/** An access token as issued by the product, signed with the run's key. */
export function tokenFor(person: TokenSubject, options: TokenOptions = {}): string {
  const base = person.isExpert ? 'expert' : 'user'
  const now = Math.floor(Date.now() / 1000)
  return sign({
    sub: person.id,
    iss: 'sagework',
    aud: 'sagework',
    iat: now,
    exp: now + (options.expiresInSeconds ?? 300),
    ...(person.sessionId ? { sid: person.sessionId } : {}),
    'https://hasura.io/jwt/claims': {
      'x-hasura-user-id': person.id,
      'x-hasura-default-role': options.role ?? base,
      'x-hasura-allowed-roles': options.allowedRoles ?? [base, ...(person.isAdmin ? ['staff'] : [])],
      ...(person.sessionId ? { 'x-hasura-session-id': person.sessionId } : {}),
    },
    ...options.claims,
  })
}

const signed = new Map<string, string>()

/**
 * Signing takes milliseconds, and equal payloads have equal signatures, so tokens issued within the same second are
 * cached.
 */
function sign(payload: Record<string, unknown>): string {
  const { privateJwk, privateKey } = inject('keys')
  const { kid } = JSON.parse(privateJwk) as { kid: string }
  const words = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(payload)}`
  const known = signed.get(words)
  if (known) return known
  const token = `${words}.${createSign('RSA-SHA256').update(words).sign(privateKey, 'base64url')}`
  signed.set(words, token)
  return token
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
