import { randomFrom } from '../../random.mjs'
import { stableUuid } from '../ids.mjs'
import { paragraphsToRaw } from '../raw-text.mjs'
import { contentId, ownQuestionId } from './content-ids.mjs'
import { recordingRows, spokenAnswer } from './recording-rows.mjs'
import { decisionOf, domainRows, responseRow } from './response-rows.mjs'

const CENTS_WITH_MARKUP = 125
/** How often an answer is read in a day, and how much of that is followed by a vote or a save. */
const VIEWS_A_DAY = [2, 9]
const SHARE_LIKED = 0.06
const SHARE_SAVED = 0.03

/**
 * The demo market's knowledge as rows by table.
 * @param {{ insights: readonly object[], questions: readonly object[], advices: readonly object[] }} knowledge in the
 *   shapes of demo/knowledge
 * @param {{ idOf: (slug: string) => string, ago: (days: number) => string, listed: ReadonlyMap<string, string> }} options
 *   listed: the industries of the list by their names in lower case
 */
export function buildContent({ insights, questions, advices }, options) {
  const isOld = ({ flow }) => flow === 'old'
  const newer = insights.filter((insight) => !isOld(insight))
  return {
    ...recordingRows({ insights, questions }, options),
    insights: insights.filter(isOld).map((insight) => insightRow(insight, options)),
    questions: [
      ...newer.map((insight) => ownQuestionRow(insight, options)),
      ...questions.map((question) => questionRow(question, options)),
    ],
    responses: [
      ...newer.map((insight) => ownResponseRow(insight, options)),
      ...questions.flatMap((question) => answerRows(question, options)),
    ],
    domains: [...newer, ...questions.flatMap(taggedAnswers)].flatMap((item) => domainRows(item, options.listed)),
    ratings: questions.flatMap((question) => ratingRows(question, options)),
    advices: advices.map((advice, index) => adviceRow(advice, index, options)),
    counts: [...insights.map(countsRow), ...questions.flatMap(({ answers }) => answers.map(answerCountsRow))],
  }
}

function insightRow(insight, { idOf, ago }) {
  const paragraphs = [insight.brief, ...(insight.body ?? [])]
  return {
    id: contentId(insight.key),
    user_id: idOf(insight.author),
    topic_id: topicId(insight.topic),
    title: insight.title,
    brief: paragraphs.join('\n\n'),
    brief_rich_text: paragraphsToRaw(paragraphs),
    status: insight.status.toUpperCase(),
    reason: insight.status === 'rejected' ? (insight.reason ?? null) : null,
    badge: false,
    created_at: ago(insight.daysAgo),
    updated_at: ago(insight.daysAgo),
  }
}

const topicId = (name) => stableUuid(`topic:${name}`)

const countsRow = ({ key, votes, saves, views }) => ({
  ...{ id: contentId(key), upvote_count: votes, save_count: saves, view_count: views },
})

/** The texts don't say how often an answer was read: the older, the more often. */
function answerCountsRow({ key, daysAgo }) {
  const views = Math.ceil((daysAgo + 1) * randomFrom(`views of ${key}`).int(...VIEWS_A_DAY))
  return countsRow({ key, votes: Math.round(views * SHARE_LIKED), saves: Math.round(views * SHARE_SAVED), views })
}

/** The database adds the slug and the category. */
const askedRow = ({ id, userId, topic, question, detail = [], daysAgo, ago }) => ({
  ...{ id, user_id: userId, topic_id: topicId(topic), question },
  question_richtext: detail.length > 0 ? paragraphsToRaw(detail) : null,
  ...{ is_system: false, response_count: 0, created_at: ago(daysAgo), updated_at: ago(daysAgo) },
})

function ownQuestionRow(insight, { idOf, ago }) {
  const { topic, question, daysAgo } = insight
  const id = ownQuestionId(insight.key)
  return { ...askedRow({ id, userId: idOf(insight.author), topic, question, daysAgo, ago }), ...decisionOf(insight) }
}

function ownResponseRow(insight, { idOf, ago }) {
  const of = { questionId: ownQuestionId(insight.key), authorId: idOf(insight.author), ago }
  return responseRow({ ...insight, summary: insight.brief }, of)
}

function questionRow(question, { idOf, ago }) {
  const asked = { ...question, id: contentId(question.key), userId: idOf(question.asker), ago }
  return { ...askedRow(asked), ...decisionOf(question) }
}

const answerRows = (question, { idOf, ago }) =>
  question.answers.map((answer) => ({
    ...responseRow(answer, { questionId: contentId(question.key), authorId: idOf(answer.author), ago }),
    ...spokenAnswer(answer),
  }))

/** An answer is about the industries of the question. */
const taggedAnswers = ({ answers, industries }) => answers.map(({ key }) => ({ key, industries }))

const ratingRows = ({ asker, answers }, { idOf, ago }) =>
  answers
    .filter(({ rating }) => rating)
    .map(({ key, rating, comment, daysAgo }) => ({
      ...{ response_id: contentId(key), user_id: idOf(asker), rating, comment: comment ?? null },
      ...{ source: 'qandaDetail', created_at: ago(daysAgo / 2) },
    }))

function adviceRow({ key, author, topic, title, detail, minutes, price, isEnabled }, index, { idOf, ago }) {
  return {
    ...{ id: contentId(key), user_id: idOf(author), topic_id: topicId(topic), subtopic: title, description: detail },
    description_rich_text: paragraphsToRaw(detail.split('\n\n')),
    ...{ duration: minutes, price_cents: price * CENTS_WITH_MARKUP, is_introductory: price === 0 },
    ...{ is_force_enabled: false, enabled: isEnabled, created_at: ago(index + 2), updated_at: ago(index + 2) },
  }
}
