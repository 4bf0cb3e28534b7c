/** What staff decide about, and authors move: insights of the old flow, questions, and responses. */
export type ContentSubject = 'insight' | 'question' | 'response'

/** The statuses of the old flow (INS-14). */
export const INSIGHT_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'REMOVED'] as const
export type InsightStatus = (typeof INSIGHT_STATUSES)[number]

/** The statuses of responses (RESP-16 to RESP-18); questions have all but the first. */
export const RESPONSE_STATUSES = ['draft', 'pending', 'approved', 'rejected'] as const
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number]

export interface ContentMove {
  subject: ContentSubject
  /** Null: it doesn't exist yet. */
  from: InsightStatus | ResponseStatus | null
  to: InsightStatus | ResponseStatus
  actor: 'author' | 'staff'
  action: string
}

/**
 * The transitions of content. Staff decide only about what is pending (GI-02); an author changes what was rejected, which
 * then waits again, and may remove a rejected insight (GI-11, GI-32). What is approved stays, unless its author takes it
 * back to change it, a year later or whenever it no longer holds, or staff take it down, which they may undo as long as its
 * author hasn't sent it again. Mirrored in the table `content_transitions`.
 */
export const CONTENT_MOVES: readonly ContentMove[] = [
  { subject: 'insight', from: null, to: 'PENDING', actor: 'author', action: 'createInsight' },
  { subject: 'insight', from: 'PENDING', to: 'APPROVED', actor: 'staff', action: 'decideInsight' },
  { subject: 'insight', from: 'PENDING', to: 'REJECTED', actor: 'staff', action: 'decideInsight' },
  { subject: 'insight', from: 'REJECTED', to: 'PENDING', actor: 'author', action: 'updateInsight' },
  { subject: 'insight', from: 'REJECTED', to: 'REMOVED', actor: 'author', action: 'removeInsight' },
  { subject: 'insight', from: 'APPROVED', to: 'REJECTED', actor: 'author', action: 'reviseContent' },
  { subject: 'insight', from: 'APPROVED', to: 'REJECTED', actor: 'staff', action: 'takeDownContent' },
  { subject: 'insight', from: 'REJECTED', to: 'APPROVED', actor: 'staff', action: 'putBackContent' },
  { subject: 'question', from: null, to: 'pending', actor: 'author', action: 'askQuestion' },
  { subject: 'question', from: 'pending', to: 'approved', actor: 'staff', action: 'decideQuestion' },
  { subject: 'question', from: 'pending', to: 'rejected', actor: 'staff', action: 'decideQuestion' },
  { subject: 'question', from: 'rejected', to: 'pending', actor: 'author', action: 'submitResponse' },
  { subject: 'question', from: 'approved', to: 'rejected', actor: 'staff', action: 'takeDownContent' },
  { subject: 'question', from: 'rejected', to: 'approved', actor: 'staff', action: 'putBackContent' },
  { subject: 'response', from: null, to: 'draft', actor: 'author', action: 'saveDraft' },
  { subject: 'response', from: null, to: 'pending', actor: 'author', action: 'submitResponse' },
  { subject: 'response', from: 'draft', to: 'pending', actor: 'author', action: 'submitResponse' },
  { subject: 'response', from: 'pending', to: 'approved', actor: 'staff', action: 'decideResponse' },
  { subject: 'response', from: 'pending', to: 'rejected', actor: 'staff', action: 'decideResponse' },
  { subject: 'response', from: 'rejected', to: 'pending', actor: 'author', action: 'submitResponse' },
  { subject: 'response', from: 'approved', to: 'draft', actor: 'author', action: 'reviseContent' },
  { subject: 'response', from: 'approved', to: 'rejected', actor: 'staff', action: 'takeDownContent' },
  { subject: 'response', from: 'rejected', to: 'approved', actor: 'staff', action: 'putBackContent' },
]
