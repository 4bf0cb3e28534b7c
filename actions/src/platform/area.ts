import type { Door } from './http/door.js'
import type { AnyJob } from './jobs/define-job.js'

/** What one area of the product brings into the service. `doors.ts` beside `app.ts` gathers the areas. */
export interface Area {
  /** In the order in which Express asks them: a fixed path stands before one with a parameter in its place. */
  doors: readonly Door[]
  /** What its doors leave to the workers. */
  jobs: readonly AnyJob[]
}
