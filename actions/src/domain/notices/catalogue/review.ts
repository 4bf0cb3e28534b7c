import { wordForType } from '#contract/opportunities/type-facts.js'
import { type AboutPost, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** A staff decision, for the poster. */
export interface Decision {
  post: AboutPost
  /** A note by staff on the approval; the form says that the poster will read it. */
  note?: string | null | undefined
}

const noteWords = ({ note }: Decision) => (note ? ` Our staff wrote: ${note}` : '')
const NOTED: Decision = { post: SAMPLE_POST, note: 'A clear brief, thank you.' }

export const published = opportunityNotice<Decision>({
  kind: 'opportunity_approved',
  title: ({ post }) => `Your ${wordForType(post.type)} is active`,
  body: (decision) =>
    `“${decision.post.title}” is approved. Watch out for interest from experts within 72 hours.${noteWords(decision)}`,
  samples: { Published: { post: SAMPLE_POST }, 'Published, with a note': NOTED },
})

export const editApproved = opportunityNotice<Decision>({
  kind: 'opportunity_approved',
  title: 'Your changes are approved',
  body: (decision) => `“${decision.post.title}” stays active with your latest changes.${noteWords(decision)}`,
  samples: { 'Changes approved': { post: SAMPLE_POST }, 'Changes approved, with a note': NOTED },
})

export const changesRequested = opportunityNotice<{ post: AboutPost; reason: string }>({
  kind: 'opportunity_changes_requested',
  title: ({ post }) => `Your ${wordForType(post.type)} needs a change`,
  body: ({ post, reason }) => `We read “${post.title}” and ask for a change: ${reason}`,
  samples: { 'Changes requested': { post: SAMPLE_POST, reason: 'Say how many days a week you need.' } },
})

/** Tells staff that a post is waiting for review. */
export const submitted = opportunityNotice<{ post: AboutPost }>({
  kind: 'opportunity_submitted',
  title: 'A post is waiting for approval',
  body: ({ post }) => post.title,
  emailBody: 'A new post is waiting for approval.',
  link: ({ post }) => `/admin/opportunities?tab=waiting&id=${post.id}`,
  samples: { 'A post is waiting': { post: SAMPLE_POST } },
})
