import { formatCredits } from '#contract/format/credits.js'
import type { NoticeSpec, NoticeWords } from '../../define-notice.js'
import type { ContentNoun } from '../content.js'

/** Something that was public and that staff took down, or put back. */
export interface TakenDown {
  /** of the insight, the answer or the question */
  id: string
  noun: ContentNoun | 'question'
  /** its title, or the question */
  title: string
  /** of an answer */
  questionId: string | null
  authorId: string
}

const WRITTEN: Readonly<Record<TakenDown['noun'], string>> = {
  insight: 'you shared an insight',
  answer: 'you answered a question',
  question: 'you asked the question',
}
const kindOf = ({ noun }: TakenDown) => (noun === 'question' ? 'question_progress' : 'content_progress')

/** Where its author finds it while nobody else does. */
const deskOf = ({ noun, authorId }: TakenDown) =>
  noun === 'question'
    ? '/question-summary?view=yours'
    : `/my-profile/you/${authorId}?parent_tab=qanda&child_tab=rejected&scrollToParent=qanda-list`
const placeOf = ({ id, noun, questionId }: TakenDown) => {
  if (noun === 'insight') return `/dashboard/insight_detail/${id}`
  return noun === 'question' ? `/dashboard/qanda_detail/${id}` : `/dashboard/qanda_detail/${questionId}/${id}`
}

const SAMPLE: TakenDown = {
  ...{ id: 'i1', noun: 'insight', title: 'Three signs of a price that is too low', questionId: null, authorId: 'u1' },
}
const QUESTION: TakenDown = {
  ...{ id: 'q1', noun: 'question', questionId: null, authorId: 'u2' },
  title: 'How do we find out what our customers would pay for a second seat?',
}
const ANSWER: TakenDown = { ...QUESTION, id: 'r1', noun: 'answer', questionId: 'q1', authorId: 'u1' }

const writeTakenDown = (facts: TakenDown & { reason: string; credits: number }): NoticeWords => {
  const { noun, title, reason, credits } = facts
  const returned = credits > 0 ? ` Your ${formatCredits(credits)} are back in your balance.` : ''
  const next = noun === 'question' ? '' : ' You can change it and send it again.'
  const body = `“${title}” is no longer public.${returned}${next} Our staff wrote: ${reason}`
  return {
    ...{ kind: kindOf(facts), title: `Your ${noun} was taken down`, body, link: deskOf(facts), opportunityId: null },
    email: { about: title, body, button: `Open your ${noun}`, reason: WRITTEN[noun] },
  }
}

/** To whoever wrote it: it was public, and isn’t any more (X-05). */
export const contentTakenDown: NoticeSpec<TakenDown & { reason: string; credits: number }> = {
  kind: 'content_progress',
  write: writeTakenDown,
  previews: () => ({
    'Insight taken down': writeTakenDown({
      ...SAMPLE,
      reason: 'It names a customer who didn’t agree to that.',
      credits: 0,
    }),
    'Question taken down': writeTakenDown({ ...QUESTION, reason: 'It is about a person.', credits: 200 }),
  }),
}

const writePutBack = (facts: TakenDown): NoticeWords => {
  const { noun, title } = facts
  const body = `“${title}” was taken down, and our staff have put it back. Anybody can open it again.`
  return {
    ...{ kind: kindOf(facts), title: `Your ${noun} is public again`, body, link: placeOf(facts), opportunityId: null },
    email: { about: title, body, button: `Open your ${noun}`, reason: WRITTEN[noun] },
  }
}

/** To whoever wrote it: it is public again. */
export const contentPutBack: NoticeSpec<TakenDown> = {
  kind: 'content_progress',
  write: writePutBack,
  previews: () => ({ 'Answer put back': writePutBack(ANSWER) }),
}

/** What happened to somebody because of what somebody else wrote. */
export interface TakenDownWith {
  question: string
  questionId: string
  /** the answer to their question, or the question of their answer, which is approved or waits for staff */
  whose: 'asker' | 'answerer' | 'waiting'
  isBack: boolean
}

const HIDDEN: Readonly<Record<TakenDownWith['whose'], string>> = {
  asker: 'The answer is no longer public.',
  answerer: 'It isn’t public any more, and neither is your answer.',
  waiting: 'Your answer can’t be published while the question is down.',
}

const writeWith = ({ question, questionId, whose, isBack }: TakenDownWith): NoticeWords => {
  const isAsker = whose === 'asker'
  const what = isAsker ? 'An answer to your question' : 'A question that you answered'
  const title = `${what} ${isBack ? 'is public again' : 'was taken down'}`
  const next = whose === 'waiting' ? ' Your answer waits for their decision.' : ''
  const body = `“${question}”: ${isBack ? `our staff have put it back.${next}` : `our staff took it down. ${HIDDEN[whose]}`}`
  return {
    ...{ kind: isAsker ? 'question_progress' : 'content_progress', title, body, opportunityId: null },
    link: isAsker || isBack ? `/dashboard/qanda_detail/${questionId}` : '/question-summary',
    email: { about: question, body, button: 'Open Q&A', reason: WRITTEN[isAsker ? 'question' : 'answer'] },
  }
}

/** To whoever asked, of an answer; to whoever answered, of a question (X-05). */
export const contentTakenDownWith: NoticeSpec<TakenDownWith> = {
  kind: 'content_progress',
  write: writeWith,
  previews: () => ({
    'Question taken down, for who answered': writeWith({
      ...{ question: QUESTION.title, questionId: 'q1', whose: 'answerer', isBack: false },
    }),
    'Question taken down, whose answer waits': writeWith({
      ...{ question: QUESTION.title, questionId: 'q1', whose: 'waiting', isBack: false },
    }),
    'Answer put back, for who asked': writeWith({
      ...{ question: QUESTION.title, questionId: 'q1', whose: 'asker', isBack: true },
    }),
  }),
}
