import type { Services } from '#platform/services.js'

/** The services that signing in needs. */
export type SignInParts = Pick<Services, 'config' | 'database' | 'clock' | 'log'>

/** The dependencies of the sign-in library. */
export type AuthParts = SignInParts & Pick<Services, 'passwords'>
