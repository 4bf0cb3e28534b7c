import type { Services } from '../../platform/services.js'

/** What signing in needs of the services. */
export type SignInParts = Pick<Services, 'config' | 'database' | 'clock' | 'log'>
