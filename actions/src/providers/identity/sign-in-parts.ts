import type { Services } from '#platform/services.js'

/** What signing in needs of the services. */
export type SignInParts = Pick<Services, 'config' | 'database' | 'clock' | 'log'>

/** What the sign-in library is made of. */
export type AuthParts = SignInParts & Pick<Services, 'passwords'>
