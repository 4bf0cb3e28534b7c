import { capitalised } from '#contract/format/capitalised.js'
import { wordsForUnnamedPoster } from '#contract/opportunities/poster-words.js'
import { wordForType, wordWithArticle } from '#contract/opportunities/type-facts.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import { opportunityNotice, type PosterPost } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** The end of an opportunity, from one person's point of view. */
export interface Ending {
  post: PosterPost
  isPoster: boolean
  /** Staff closed it in the poster's place; deletion is always theirs. */
  isByStaff?: boolean
  /** They were invited to follow it. */
  isTeam: boolean
  /** They were hired for it. */
  isHired: boolean
  event: HistoryEvent
  /** What the poster or staff wrote. */
  words: string | null
}

const SAMPLE: Ending = {
  post: SAMPLE_POST,
  isPoster: false,
  isTeam: false,
  isHired: false,
  event: 'completed',
  words: null,
}

/** The hired, the invited team and the others get different wording. */
export const ended = opportunityNotice<Ending>({
  kind: 'opportunity_ended',
  title: ({ post, event, isPoster, isTeam, isByStaff, isHired }) => {
    const thing = wordForType(post.type)
    const a = capitalised(wordWithArticle(post.type))
    if (event !== 'deleted' && isPoster) return `Your ${thing} was closed`
    if (event !== 'deleted' && isTeam && isByStaff) return `${a} was closed`
    if (event === 'completed' && isTeam) return `${a} is completed`
    if (event === 'completed') return isHired ? 'Your work is completed' : `The ${thing} went to somebody else`
    return event === 'deleted' ? `${a} was deleted` : `${a} has ended`
  },
  body: (ending) => `${sentenceOf(ending)}${reasonOf(ending)}`,
  tab: ({ isPoster, isTeam, isHired }) => {
    if (isPoster || isTeam) return undefined
    return isHired ? 'hired' : 'interests'
  },
  samples: {
    'Completed, to whoever did the work': { ...SAMPLE, isHired: true },
    'Completed, to the others': SAMPLE,
    'Completed, to the invited team': { ...SAMPLE, isTeam: true },
    'Ended without a hire': { ...SAMPLE, event: 'no_hires' },
    'Closed by its poster': { ...SAMPLE, event: 'closed', words: 'Our plans changed.' },
    'Closed by staff, to its poster': {
      ...SAMPLE,
      event: 'no_hires',
      isPoster: true,
      isByStaff: true,
      words: 'Nobody has answered the applicants for two months.',
    },
    'Deleted by staff, to its poster': { ...SAMPLE, event: 'deleted', isPoster: true, words: 'Against the terms.' },
  },
})

function sentenceOf({ post: { title, type }, event, isPoster, isTeam, isByStaff, isHired }: Ending): string {
  const thing = wordForType(type)
  if (event !== 'deleted' && isPoster) return `Our staff closed your ${thing} “${title}”.`
  if (event !== 'deleted' && isTeam && isByStaff) return `Our staff closed the ${thing} “${title}”, which you follow.`
  if (event === 'completed' && isTeam)
    return `“${title}”, which you follow, is completed. You’ll find what was agreed on under Hired.`
  if (event === 'completed' && isHired)
    return `Congratulations, “${title}” is completed. You’ll find what you agreed on under Hired.`
  if (event === 'completed')
    return `“${title}” went to somebody else. Thank you for your interest. We’ll tell you about the next ${thing} that matches your profile.`
  if (event === 'deleted') return `${isPoster ? 'Your' : 'The'} ${thing} “${title}” was deleted by our staff.`
  return `“${title}” ended without a hire.`
}

function reasonOf({ post, event, isByStaff, words }: Ending): string {
  if (!words) return ''
  if (event === 'deleted') return ` The reason given: ${words}`
  return ` ${isByStaff ? 'Our staff' : wordsForUnnamedPoster(post.isByCompany).atStart} wrote: ${words}`
}
