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
const deskOf = ({ store, id }: ContentFacts) => `/admin/${store === 'insight' ? 'insights' : 'responses'}?id=${id}`

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
