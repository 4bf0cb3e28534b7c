import type { Area } from '#platform/area.js'
import { generateRoute } from './generate.route.js'

export const writingHelp: Area = { doors: [generateRoute], jobs: [] }
