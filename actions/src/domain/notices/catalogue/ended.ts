import { capitalised } from '#contract/format/capitalised.js'
import { wordForType, wordWithArticle } from '#contract/opportunities/types.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import { type AboutPost, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** The end of an opportunity, from one person's point of view. */
export interface Ending {
  post: AboutPost
  isPoster: boolean
  /** They were hired for it. */
  isHired: boolean
  event: HistoryEvent
  /** What the company or staff wrote. */
  words: string | null
}

const SAMPLE: Ending = { post: SAMPLE_POST, isPoster: false, isHired: false, event: 'completed', words: null }

/** The hired and the others get different wording. */
export const ended = opportunityNotice<Ending>({
  kind: 'opportunity_ended',
  title: ({ post, event, isHired }) => {
    const thing = wordForType(post.type)
    const a = capitalised(wordWithArticle(post.type))
    if (event === 'completed') return isHired ? 'Your work is completed' : `The ${thing} went to somebody else`
    return event === 'deleted' ? `${a} was deleted` : `${a} has ended`
  },
  body: (ending) => `${sentenceOf(ending)}${reasonOf(ending)}`,
  tab: ({ isPoster, isHired }) => {
    if (isPoster) return undefined
    return isHired ? 'hired' : 'interests'
  },
  samples: {
    'Completed, to whoever did the work': { ...SAMPLE, isHired: true },
    'Completed, to the others': SAMPLE,
    'Ended without a hire': { ...SAMPLE, event: 'no_hires' },
    'Closed by the company': { ...SAMPLE, event: 'closed', words: 'Our plans changed.' },
    'Deleted by staff, to its poster': { ...SAMPLE, event: 'deleted', isPoster: true, words: 'Against the terms.' },
  },
})

function sentenceOf({ post: { title, type }, event, isPoster, isHired }: Ending): string {
  const thing = wordForType(type)
  if (event === 'completed' && isHired)
    return `Congratulations, “${title}” is completed. You’ll find what you agreed on under Hired.`
  if (event === 'completed')
    return `“${title}” went to somebody else. Thank you for your interest. We’ll tell you about the next ${thing} that matches your profile.`
  if (event === 'deleted') return `${isPoster ? 'Your' : 'The'} ${thing} “${title}” was deleted by our staff.`
  return `“${title}” ended without a hire.`
}

function reasonOf({ event, words }: Ending): string {
  if (!words) return ''
  return ` ${event === 'deleted' ? 'The reason given' : 'The company wrote'}: ${words}`
}
