import { formatCount } from '#contract/format/counts.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import type { NoticeItem, NoticeSpec, NoticeWords } from '../define-notice.js'
import { type AboutPost, opportunityPath } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** The applicants of one post who wait for its poster. */
export interface WaitingApplicants {
  post: AboutPost
  count: number
  /** Whole days since the first of them began to wait. */
  days: number
  /** Whoever has waited longest. */
  first: { id: string; name: string }
}

/** A poster's posts on which applicants have waited for five days or more; whoever has waited longest comes first. */
export type AnswerReminder = readonly [WaitingApplicants, ...WaitingApplicants[]]

/** Posts that a reminder lists one by one. */
const LISTED_MAX = 5
const OWN_POSTS = '/opportunity-summary?tab=mine&group=next'
const ANSWER = 'Hire, make a counter offer or reject: whatever you decide, they hear from you at once.'

/** Nobody is left waiting: the reminders of a day in one notice, for the poster. */
export const answerDue: NoticeSpec<AnswerReminder> = {
  kind: 'answer_reminder',
  write,
  previews: () => ({
    'One applicant waits': write([SAMPLE]),
    'Applicants of several posts wait': write([
      { ...SAMPLE, count: 3 },
      { ...SAMPLE, post: { ...SAMPLE_POST, title: 'Pricing coach' }, days: 5 },
    ]),
  }),
}

const SAMPLE: WaitingApplicants = {
  post: SAMPLE_POST,
  count: 1,
  days: 6,
  first: { id: 'elena', name: 'Elena Marchetti' },
}

function write(reminder: AnswerReminder): NoticeWords {
  const [{ post, first }, ...others] = reminder
  const total = reminder.reduce((sum, { count }) => sum + count, 0)
  const isOfOnePost = others.length === 0
  const rest = reminder.length - LISTED_MAX
  const more = rest > 0 ? [`And ${formatCount(rest, 'more post')}.`] : []
  const listed = reminder.slice(0, LISTED_MAX)
  const body = [...listed.map(sayWaiting), ...more, ANSWER].join(' ')
  const longest = rest > 0 ? ['These have waited longest.'] : []
  return {
    kind: 'answer_reminder',
    title: total === 1 ? `${first.name} is waiting for your answer` : `${total} applicants are waiting for your answer`,
    body,
    link: isOfOnePost ? opportunityPath(post.id, 'interests', total === 1 ? first.id : undefined) : OWN_POSTS,
    // settled with the post, unless there are several
    opportunityId: isOfOnePost ? post.id : null,
    email: {
      about: isOfOnePost ? post.title : `${post.title} and ${formatCount(others.length, 'more post')}`,
      ...(isOfOnePost
        ? { body }
        : {
            body: [`Applicants of ${reminder.length} posts wait for your answer.`, ANSWER, ...longest].join(' '),
            items: listed.map(itemOf),
          }),
      button: isOfOnePost ? `Open the ${wordForType(post.type)}` : 'See who is waiting',
      reason: `${total === 1 ? 'an applicant has' : 'applicants have'} waited five days for your answer`,
    },
  }
}

function itemOf({ post, count, days, first }: WaitingApplicants): NoticeItem {
  const since = formatCount(days, 'day')
  return {
    title: post.title,
    line:
      count === 1
        ? `${first.name} has waited ${since}.`
        : `${count} applicants wait; the first, ${first.name}, for ${since}.`,
    link: opportunityPath(post.id, 'interests', count === 1 ? first.id : undefined),
  }
}

function sayWaiting({ post, count, days, first }: WaitingApplicants): string {
  const since = formatCount(days, 'day')
  return count === 1
    ? `${first.name} has waited ${since} for your answer about “${post.title}”.`
    : `${count} applicants wait for your answer about “${post.title}”; the first, ${first.name}, for ${since}.`
}
