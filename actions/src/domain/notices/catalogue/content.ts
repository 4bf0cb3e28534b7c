import { formatCredits } from '#contract/format/credits.js'
import type { NoticeSpec, NoticeWords } from '../define-notice.js'

/** An insight of the older flow, an insight that answers a question of one's own, or an answer to somebody else's. */
export type ContentNoun = 'insight' | 'answer'

export interface ContentFacts {
  /** of the insight or the response */
  id: string
  store: 'insight' | 'response'
  noun: ContentNoun
  /** its title, or the question that it answers */
  title: string
}

/** Where staff decide about it. */
const deskOf = ({ store, id }: ContentFacts) =>
  `/admin/questions?tab=${store === 'insight' ? 'insights' : 'answers'}&id=${id}`

const SAMPLE: ContentFacts = {
  ...{ id: 'r1', store: 'response', noun: 'answer' },
  title: 'How do we find out what our customers would pay for a second seat?',
}

const write = (facts: ContentFacts & { name: string; isAgain: boolean }): NoticeWords => {
  const { noun, title, name, isAgain } = facts
  const body = isAgain ? `${name} has changed and sent again: “${title}”` : `${name} has sent: “${title}”`
  return {
    kind: 'content_submitted',
    title: `An ${noun} is waiting for approval`,
    body,
    link: deskOf(facts),
    opportunityId: null,
    email: { about: title, body, button: `Open the ${noun}`, reason: 'you are a member of staff' },
  }
}

/** To staff: an insight or an answer waits for approval (GI-02, GI-68). */
export const contentSubmitted: NoticeSpec<ContentFacts & { name: string; isAgain: boolean }> = {
  kind: 'content_submitted',
  write,
  previews: () => ({
    'Answer submitted': write({ ...SAMPLE, name: 'Elena Vargas', isAgain: false }),
    'Insight submitted again': write({
      ...{ id: 'i1', store: 'insight', noun: 'insight', title: 'Three signs of a price that is too low' },
      ...{ name: 'Elena Vargas', isAgain: true },
    }),
  }),
}

/** What became of it, for its author. */
export interface Decided {
  id: string
  noun: ContentNoun
  title: string
  /** of an answer */
  questionId: string | null
}

const WRITTEN: Readonly<Record<ContentNoun, string>> = {
  ...{ insight: 'you shared an insight', answer: 'you answered a question' },
}
const placeOf = ({ id, noun, questionId }: Decided) =>
  noun === 'answer' && questionId !== null
    ? `/dashboard/qanda_detail/${questionId}/${id}`
    : `/dashboard/insight_detail/${id}`
const INSIGHT: Decided = {
  id: 'i1',
  noun: 'insight',
  title: 'Three signs of a price that is too low',
  questionId: null,
}
const ANSWER: Decided = { id: 'r1', noun: 'answer', title: SAMPLE.title, questionId: 'q1' }

const writeApproved = (facts: Decided & { credits: number }): NoticeWords => {
  const { noun, title, credits } = facts
  const earned = credits > 0 ? ` It earned you ${formatCredits(credits)}.` : ''
  const body = `“${title}” is approved, and anybody can open it now.${earned}`
  return {
    ...{ kind: 'content_progress', title: `Your ${noun} is approved`, body, link: placeOf(facts), opportunityId: null },
    email: { about: title, body, button: `Open your ${noun}`, reason: WRITTEN[noun] },
  }
}

/** To whoever wrote it (INS-48, GI-23). */
export const contentApproved: NoticeSpec<Decided & { credits: number }> = {
  kind: 'content_progress',
  write: writeApproved,
  previews: () => ({
    'Answer approved': writeApproved({ ...ANSWER, credits: 0 }),
    'Insight approved': writeApproved({ ...INSIGHT, credits: 400 }),
  }),
}

const writeRejected = ({ noun, title, reason, authorId, asksChanges }: Decided & Rejection): NoticeWords => {
  const why = reason ? ` Our staff wrote: ${reason}` : ''
  const body = asksChanges
    ? `“${title}” is nearly there: change it as our staff ask, and send it again.${why}`
    : `“${title}” can’t be published as it is.${why} You can change it and send it again.`
  const happened = asksChanges ? `Your ${noun} needs a change` : `Your ${noun} wasn’t approved`
  return {
    ...{ kind: 'content_progress', title: happened, body, opportunityId: null },
    link: `/my-profile/you/${authorId}?parent_tab=qanda&child_tab=rejected&scrollToParent=qanda-list`,
    email: { about: title, body, button: `Open your ${noun}`, reason: WRITTEN[noun] },
  }
}

export interface Rejection {
  authorId: string
  reason: string | null
  /** turned down for now, to be changed */
  asksChanges: boolean
}

/** To whoever wrote it: what should be different (INS-48, RESP-18). */
export const contentRejected: NoticeSpec<Decided & Rejection> = {
  kind: 'content_progress',
  write: writeRejected,
  previews: () => ({
    'Insight turned down': writeRejected({
      ...{ ...INSIGHT, authorId: 'u1', reason: 'The second recording breaks off.', asksChanges: false },
    }),
    'Changes of an answer asked for': writeRejected({
      ...{ ...ANSWER, authorId: 'u1', reason: 'Leave out the name of the customer.', asksChanges: true },
    }),
    'Answer turned down, without a reason': writeRejected({
      ...{ ...ANSWER, authorId: 'u1', reason: null, asksChanges: false },
    }),
  }),
}

const writeAnswered = ({ id, title, questionId, name }: Decided & { name: string }): NoticeWords => {
  const body = `${name} has answered “${title}”. Tell them with a rating whether it helped.`
  return {
    ...{ kind: 'question_progress', title: 'Your question is answered', body, opportunityId: null },
    link: `/dashboard/qanda_detail/${questionId}?response_id=${id}&show_rating_modal=true`,
    email: { about: title, body, button: 'Open the answer', reason: 'you asked the question' },
  }
}

/** To whoever asked, once an answer is approved (GI-72, RATE-05). */
export const questionAnswered: NoticeSpec<Decided & { name: string }> = {
  kind: 'question_progress',
  write: writeAnswered,
  previews: () => ({ 'Question answered': writeAnswered({ ...ANSWER, name: 'Elena Vargas' }) }),
}
