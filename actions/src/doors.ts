import { readConfig } from './features/identity/read-config.route.js'
import { listPublicKeys } from './features/sessions/list-public-keys.route.js'
import type { Door } from './platform/http/door.js'
import type { AnyJob } from './platform/jobs/define-job.js'
import { deliverMail } from './providers/mail/deliver-mail.job.js'

/** Every way into this service: its table of contents. A test holds it against Hasura's metadata both ways. */
export const doors: readonly Door[] = [readConfig, listPublicKeys]

/** Everything the workers of this service know how to do. */
export const jobs: readonly AnyJob[] = [deliverMail]
