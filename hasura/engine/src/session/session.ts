/** The caller as the GraphQL stages see it: created by http from headers and token, and immutable. */
export interface Session {
  readonly role: string
  /** Lower-case `x-hasura-*` names with text values, including `x-hasura-role`; never the admin secret. */
  readonly variables: Readonly<Record<string, string>>
  /** The request carried the admin secret, or the engine runs without one. */
  readonly isAdminSecret: boolean
  /** Roots with `backend_only` exist for this request (semantics §6.6). */
  readonly useBackendOnly: boolean
}

/** Request headers with lower-case names. */
export type RequestHeaders = Readonly<Record<string, string>>

/** The session and, for a token, its expiry (seconds since 1970). */
export interface Authenticated {
  readonly session: Session
  readonly expiresAt: number | null
}

export const ADMIN_ROLE = 'admin'
