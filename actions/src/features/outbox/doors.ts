import type { Area } from '#platform/area.js'
import { countUnsent } from './count-unsent.route.js'
import { followOutbox } from './follow-outbox.stream.js'
import { listOutbox } from './list-outbox.route.js'
import { listTemplates } from './list-templates.route.js'

export const outbox: Area = {
  doors: [listOutbox, countUnsent, listTemplates, followOutbox],
  jobs: [],
}
