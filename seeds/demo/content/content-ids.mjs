import { stableUuid } from '../ids.mjs'

/** The id of an insight, a question, an answer or an offer of the demo market, by its key. */
export const contentId = (key) => stableUuid(`content:${key}`)

/** The id of the question that an insight of the newer flow answers; its author wrote both. */
export const ownQuestionId = (key) => contentId(`question of ${key}`)
