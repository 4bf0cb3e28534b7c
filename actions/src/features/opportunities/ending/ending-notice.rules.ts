import type { HistoryEvent } from '../../../../contract/workflow/history.js'

export interface EndingRow {
  historyId: string
  userId: string
  isPoster: boolean
  event: HistoryEvent
  title: string
  words: string | null
}

/** How an ending reads to somebody; the poster and the company are not named. */
export function endingWords({ event, title, words, isPoster }: EndingRow): { title: string; body: string } {
  const reason = words ? ` The reason given: ${words}` : ''
  if (event === 'completed') {
    return { title: 'An opportunity is completed', body: `“${title}” is completed.${reason}` }
  }
  if (event === 'deleted') {
    const whose = isPoster ? 'Your opportunity' : 'The opportunity'
    return { title: 'An opportunity was deleted', body: `${whose} “${title}” was deleted by our staff.${reason}` }
  }
  return { title: 'An opportunity has ended', body: `“${title}” ended without a hire.${reason}` }
}
