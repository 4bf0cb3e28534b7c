import { stableUuid } from '#seeds/demo/ids.mjs'
import type { TestDatabase } from '#tests/database.js'
import { ELENA, MARCUS, NORA, TOM, VICTOR } from './market.testkit.js'

export const contentId = (name: string): string => stableUuid(`content:${name}`)

/** A sentence of 50 to 250 signs, which questions and briefs need. */
export const longText = (about: string): string => `${about}, in fifty signs or more so that it may be stored here`

interface Insight {
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'REMOVED'
  by: string
}
const INSIGHTS: Readonly<Record<string, Insight>> = {
  approved: { status: 'APPROVED', by: ELENA },
  pending: { status: 'PENDING', by: ELENA },
  rejected: { status: 'REJECTED', by: ELENA },
  removed: { status: 'REMOVED', by: ELENA },
  suspended: { status: 'APPROVED', by: VICTOR },
}

/** Questions, null: not decided about yet. */
const QUESTIONS: Readonly<Record<string, { by: string; isApproved: boolean | null }>> = {
  answered: { by: TOM, isApproved: true },
  unanswered: { by: TOM, isApproved: true },
  waiting: { by: TOM, isApproved: null },
  refused: { by: NORA, isApproved: false },
  elenas: { by: ELENA, isApproved: true },
  elenasWaiting: { by: ELENA, isApproved: null },
}

interface Response {
  to: string
  by: string
  state: 'draft' | 'pending' | 'approved' | 'rejected'
}
const RESPONSES: Readonly<Record<string, Response>> = {
  answer: { to: 'answered', by: ELENA, state: 'approved' },
  pendingAnswer: { to: 'answered', by: MARCUS, state: 'pending' },
  draft: { to: 'unanswered', by: MARCUS, state: 'draft' },
  refusedAnswer: { to: 'unanswered', by: ELENA, state: 'rejected' },
  ownInsight: { to: 'elenas', by: ELENA, state: 'approved' },
  early: { to: 'elenasWaiting', by: ELENA, state: 'approved' },
}

export const TOPIC = stableUuid('topic:Account-based marketing')

/**
 * Content in every state, all on one topic of Elena's: `approved`, `answer` and `ownInsight` are public, the rest isn't.
 * Tom rated the answer.
 */
export async function arrangeContent(database: TestDatabase): Promise<void> {
  await database.query('set sagework.seeding = on')
  for (const [name, { status, by }] of Object.entries(INSIGHTS))
    await database.query(
      `insert into insights (id, user_id, topic_id, title, brief, status, reason)
       values ($2, $3, $1, $4, $5, $6, case when $6 in ('REJECTED', 'REMOVED') then 'Too short' end)`,
      [TOPIC, contentId(name), by, `Insight ${name}`, longText(`The brief of ${name}`), status],
    )
  await database.query(
    `insert into insight_audios (insight_id, position, path, name, duration)
     select id, 0, '/api/insight/audio/' || id, 'Part one', 90 from insights`,
  )
  for (const [name, { by, isApproved }] of Object.entries(QUESTIONS))
    await database.query(
      `insert into insights_questions (id, user_id, topic_id, question, is_approved, rejected_reason)
       values ($2, $3, $1, $4, $5, case when not $5 then 'Not clear' end)`,
      [TOPIC, contentId(name), by, longText(`Question ${name}`), isApproved],
    )
  for (const [name, { to, by, state }] of Object.entries(RESPONSES))
    await database.query(
      `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval,
         is_approved, rejected_reason)
       values ($1, $2, $3, 'text', $4, $5, $6, $7)`,
      [
        ...[contentId(name), contentId(to), by, `The words of ${name}`, state !== 'draft'],
        ...[
          state === 'approved' ? true : state === 'rejected' ? false : null,
          state === 'rejected' ? 'Too short' : null,
        ],
      ],
    )
  await database.query(
    `insert into insight_response_domains (insight_response_id, custom_domain_name)
     select id, 'Tidal power' from insights_responses`,
  )
  await database.query(
    `insert into insight_response_ratings (response_id, user_id, rating, comment, source)
     values ($1, $2, 5, 'Just what we needed', 'qandaDetail')`,
    [contentId('answer'), TOM],
  )
  await database.query('set sagework.seeding = off')
}
