import type { Area } from '#platform/area.js'
import { decideTopicAction } from './decide-topic.action.js'
import { suggestTopicAction } from './suggest-topic.action.js'

export const topics: Area = { doors: [suggestTopicAction, decideTopicAction], jobs: [] }
