import { fullName } from '#contract/format/full-name.js'
import type { RestCardFragment, RestOfferingFragment, RestQuestionFragment } from './content.generated.js'

const CENTS = 100

interface Recording {
  path: string
  name: string
  duration: number
}

/** An insight as clients of the texts know it (INS-08 to INS-10). */
export function insightItem(card: RestCardFragment, audio: readonly Recording[] = []) {
  return {
    ...{ id: card.id, title: card.title, brief: card.brief, topicId: card.topic_id, topicName: card.topic_name, audio },
    expert: personOf(card),
    ...{ expertId: card.author_id, status: 'APPROVED', createdAt: card.created_at },
    ...{ viewCount: card.view_count, upvoteCount: card.upvote_count, downvoteCount: card.downvote_count },
  }
}

/** The byline of an insight, an answer or an offer. */
function personOf(card: Pick<RestCardFragment, 'author_first_name' | 'author_last_name'> & AuthorFields) {
  return {
    ...{ firstName: card.author_first_name, lastName: card.author_last_name },
    fullName: fullName({ first_name: card.author_first_name, last_name: card.author_last_name }),
    ...{ slug: card.author_slug, picUrl: card.author_picture },
    ...{ title: card.author_designation, company: card.author_company },
  }
}

type AuthorFields = Pick<RestCardFragment, 'author_slug' | 'author_picture' | 'author_designation' | 'author_company'>

/** Who asked, or null if the reader can't see that. */
export type Requester = { id: string | null; firstName: string | null; lastName: string | null } | null

/** An answer as a Q&A item. */
export function answerItem(card: RestCardFragment, requester: Requester) {
  return {
    ...{ id: card.id, questionId: card.question_id, objectiveId: card.category_id, topicName: card.topic_name },
    ...{ title: card.title, question: card.question, brief: card.brief, postedAt: card.created_at },
    createdAt: card.created_at,
    requester,
    provider: personOf(card),
    ...{ mediaDuration: card.media_duration, upvoteCount: card.upvote_count, downvoteCount: card.downvote_count },
    totalResponseCount: card.response_count,
    rating: card.rating === null ? null : { rating: card.rating },
  }
}

/** A question that waits for an answer, as a Q&A item without one. */
export function questionItem(question: RestQuestionFragment, requester: Requester) {
  return {
    ...{ id: question.id, questionId: question.id, objectiveId: question.category_id },
    ...{ topicName: question.master_topic?.topic_name, title: question.question, question: question.question },
    ...{ postedAt: question.created_at, createdAt: question.created_at, requester },
    ...{ provider: null, totalResponseCount: question.response_count, rating: null },
  }
}

/** An offer of a timed call (ADV-13, ADV-14); only active ones are listed. */
export function offeringItem(offer: RestOfferingFragment) {
  return {
    ...{ _id: offer.id, subtopic: offer.subtopic, topicId: offer.topic_id, topicName: offer.topic_name },
    ...{ objectiveId: offer.category_id, description: offer.description, duration: offer.duration, price: offer.price },
    ...{ priceInDollar: (offer.price_cents ?? 0) / CENTS, enabled: true, userId: offer.author_id },
    authorData: {
      ...{ first_name: offer.author_first_name, last_name: offer.author_last_name },
      ...{ company_name: offer.author_company, designation: offer.author_designation },
      ...{ profile_pic: offer.author_picture, slug: offer.author_slug },
    },
  }
}
