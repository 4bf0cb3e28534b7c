/**
 * Shapes of the demo market's knowledge. People are named by the slug of their profile, topics and industries by their
 * names in `master_topics` and `master_domains`.
 *
 * @typedef {{ strategy: string, critical: string, example: string }} Sections the three headed parts (RESP-12);
 *   paragraphs are separated by a blank line
 *
 * @typedef {'approved' | 'pending' | 'rejected' | 'draft'} ItemStatus
 *
 * @typedef {object} DemoInsight
 * @property {string} key unique among all knowledge
 * @property {string} author
 * @property {string} topic one of the author's own
 * @property {'old' | 'new'} flow old: recordings and a brief (GI-20); new: a question and three sections
 * @property {ItemStatus} status
 * @property {string} [reason] of the rejection
 * @property {number} daysAgo
 * @property {string} title
 * @property {string | null} question of the new flow, which its author wrote
 * @property {string} brief the first paragraph of the old flow's brief; the new flow's summary
 * @property {Sections | null} sections of the new flow
 * @property {readonly string[] | null} body further paragraphs of the old flow's brief
 * @property {readonly { title: string, seconds: number }[]} [recordings] of the old flow
 * @property {readonly string[]} industries
 * @property {readonly string[]} tags the author's own words
 * @property {number} votes
 * @property {number} saves
 * @property {number} views
 *
 * @typedef {object} DemoAnswer
 * @property {string} key
 * @property {string} author who has the question's topic
 * @property {'text'} kind
 * @property {string} title
 * @property {string} summary
 * @property {Sections} [sections]
 * @property {readonly string[]} [body] paragraphs of an older answer, without headings (GI-31)
 * @property {number} daysAgo
 * @property {ItemStatus} status
 * @property {string} [reason] of the rejection
 * @property {number} [rating] by the asker
 * @property {string} [comment] with the rating
 *
 * @typedef {object} DemoQuestion
 * @property {string} key
 * @property {string} asker never an expert
 * @property {string} topic
 * @property {string} question
 * @property {readonly string[]} detail paragraphs, if any
 * @property {readonly string[]} industries
 * @property {number} daysAgo
 * @property {'approved' | 'pending' | 'rejected'} status
 * @property {string} [reason] of the rejection
 * @property {readonly DemoAnswer[]} answers
 *
 * @typedef {object} DemoAdvice a timed call that an expert offers (ADV-13)
 * @property {string} key
 * @property {string} author
 * @property {string} topic
 * @property {string} title
 * @property {string} detail with what the caller takes away
 * @property {20 | 30 | 45 | 60} minutes
 * @property {number} price the expert's own, in dollars (GK-081); 0 for an introduction
 * @property {boolean} isEnabled
 *
 * @typedef {{ question: string, key: string, passage: string }} GoldAnswer the passage is verbatim from the item
 * @typedef {{ question: string, why: string }} GoldUnanswerable
 * @typedef {'anonymous' | 'user' | 'expert' | 'poster'} GoldRole
 * @typedef {{ query: string, as: GoldRole, group: string, expect: readonly string[], absent?: readonly string[] }} GoldQuery
 *   `expect`: keys of items, `person:<slug>` or `post:<title of an opportunity>`, of which at least one is among the
 *   first results. `absent`: must not be found. Neither: nothing is found
 * @typedef {{ draft: string, expect: string | null }} GoldDraft `expect`: the key of an answered question that asks the same
 */

/** The headings of the three sections, as stored in a response's text (RESP-12). */
export const SECTION_HEADINGS = Object.freeze({
  strategy: 'Main Strategy',
  critical: 'Critical Areas',
  example: 'Real-Life Example',
})
