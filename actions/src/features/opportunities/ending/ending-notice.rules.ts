import { wordForType } from '#contract/opportunities/types.js'
import type { HistoryEvent } from '#contract/workflow/history.js'

export interface EndingRow {
  historyId: string
  userId: string
  isPoster: boolean
  /** They did the work. */
  isHired: boolean
  event: HistoryEvent
  title: string
  type: string
  words: string | null
}

/** How an ending reads to somebody: who was hired, and who was not, each get their own words. The poster and the company are not named. */
export function endingWords({ event, title, type, words, isPoster, isHired }: EndingRow): {
  title: string
  body: string
} {
  const thing = wordForType(type)
  const a = thing === 'role' ? 'A role' : 'An opportunity'
  const said = event === 'deleted' ? 'The reason given' : 'The company wrote'
  const reason = words ? ` ${said}: ${words}` : ''
  if (event === 'completed' && isHired) {
    const body = `Congratulations, “${title}” is completed. What you agreed on stays under Hired.${reason}`
    return { title: 'Your work is completed', body }
  }
  if (event === 'completed') {
    const body = `“${title}” went to somebody else. Thank you for your interest; you hear of the next ${thing} that matches your profile.${reason}`
    return { title: `The ${thing} went to somebody else`, body }
  }
  if (event === 'deleted') {
    const whose = isPoster ? 'Your' : 'The'
    return { title: `${a} was deleted`, body: `${whose} ${thing} “${title}” was deleted by our staff.${reason}` }
  }
  return { title: `${a} has ended`, body: `“${title}” ended without a hire.${reason}` }
}
