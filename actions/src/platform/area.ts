import type { Door } from './http/door.js'
import type { AnyJob } from './jobs/define-job.js'

/** What one area of the product contributes to the service. `doors.ts` next to `app.ts` collects the areas. */
export interface Area {
  /** In matching order: a fixed path comes before one with a parameter in the same position. */
  doors: readonly Door[]
  /** Its background jobs. */
  jobs: readonly AnyJob[]
}
