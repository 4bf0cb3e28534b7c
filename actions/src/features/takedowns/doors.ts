import type { Area } from '#platform/area.js'
import { putBackContentAction } from './put-back-content.action.js'
import { takeDownContentAction } from './take-down-content.action.js'

export const takedowns: Area = { doors: [takeDownContentAction, putBackContentAction], jobs: [] }
