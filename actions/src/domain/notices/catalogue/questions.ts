import { formatCredits } from '#contract/format/credits.js'
import type { NoticeSpec, NoticeWords } from '../define-notice.js'

interface Words {
  title: string
  body: string
  link: string
  button: string
}

const REASONS = {
  content_submitted: 'you are a member of staff',
  question_match: 'the question is of a topic in your profile',
  question_progress: 'you asked the question',
} as const

export interface QuestionFacts {
  id: string
  question: string
}

const question = (id: string) => `/dashboard/qanda_detail/${id}`
const staffWrote = (reason: string | null) => (reason ? ` Our staff wrote: ${reason}` : '')

/** A notice about a question. */
function questionNotice<Facts extends QuestionFacts>(spec: {
  kind: keyof typeof REASONS
  words(facts: Facts): Words
  samples: Readonly<Record<string, Facts>>
}): NoticeSpec<Facts> {
  const write = (facts: Facts): NoticeWords => {
    const { title, body, link, button } = spec.words(facts)
    const email = { about: facts.question, body, button, reason: REASONS[spec.kind] }
    return { kind: spec.kind, title, body, link, opportunityId: null, email }
  }
  return {
    kind: spec.kind,
    write,
    previews: () => Object.fromEntries(Object.entries(spec.samples).map(([name, facts]) => [name, write(facts)])),
  }
}

const SAMPLE = { id: 'q1', question: 'How do we find out what our customers would pay for a second seat?' }

/** To staff: a question waits for approval (GI-46). */
export const questionSubmitted = questionNotice<QuestionFacts & { name: string }>({
  kind: 'content_submitted',
  words: ({ id, question: text, name }) => ({
    title: 'A question is waiting for approval',
    body: `${name} asks: “${text}”`,
    link: `/admin/questions?id=${id}`,
    button: 'Open the question',
  }),
  samples: { 'Question submitted': { ...SAMPLE, name: 'Tom Ashworth' } },
})

export const questionApproved = questionNotice<QuestionFacts>({
  kind: 'question_progress',
  words: ({ id, question: text }) => ({
    title: 'Your question is approved',
    body: `“${text}” is now with the experts of its field. We tell you as soon as one of them has answered.`,
    link: question(id),
    button: 'Open your question',
  }),
  samples: { 'Question approved': SAMPLE },
})

export const questionRejected = questionNotice<
  QuestionFacts & { reason: string | null; credits: number; asksChanges: boolean }
>({
  kind: 'question_progress',
  words: ({ question: text, reason, credits, asksChanges }) => ({
    title: asksChanges ? 'Your question needs a change' : 'Your question wasn’t approved',
    body: `${asksChanges ? `Change “${text}” as our staff ask before it goes to our experts.` : `We didn’t pass on “${text}” to our experts.`}${staffWrote(reason)}${
      credits > 0 ? ` Your ${formatCredits(credits)} are back in your balance.` : ''
    } You can change the question and ask again.`,
    link: '/question-summary?view=yours',
    button: 'Open your questions',
  }),
  samples: {
    'Question turned down': {
      ...SAMPLE,
      reason: 'Please leave out the name of your competitor.',
      credits: 200,
      asksChanges: false,
    },
    'Changes of a question asked for': { ...SAMPLE, reason: 'Say which market.', credits: 200, asksChanges: true },
    'Question turned down, without a reason': { ...SAMPLE, reason: null, credits: 0, asksChanges: false },
  },
})

/** To the experts of its field, once it is approved (GI-46, GI-56). */
export const questionMatched = questionNotice<QuestionFacts & { topic: string }>({
  kind: 'question_match',
  words: ({ id, question: text, topic }) => ({
    title: 'A question for you',
    body: `Somebody asks about ${topic}: “${text}”`,
    link: question(id),
    button: 'Open the question',
  }),
  samples: { 'Question for an expert': { ...SAMPLE, topic: 'Pricing' } },
})
