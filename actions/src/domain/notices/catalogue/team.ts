import { endSentence } from '#contract/format/end-sentence.js'
import { wordForType, wordWithArticle } from '#contract/opportunities/type-facts.js'
import { type AboutPost, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** To a colleague, who may know the poster whatever the type of post. */
export const teamInvited = opportunityNotice<{ post: AboutPost; inviter: string }>({
  kind: 'team_invite',
  title: ({ post, inviter }) => `${inviter} invited you to follow ${wordWithArticle(post.type)}`,
  body: ({ post }) => `You can now read the applications, offers and hires of “${post.title}”.`,
  emailBody: ({ post, inviter }) =>
    `${inviter} invited you to follow this ${wordForType(post.type)}. ${endSentence(`You can read its applications, offers and hires; decisions stay with ${inviter}`)}`,
  samples: { 'Invited to follow a post': { post: SAMPLE_POST, inviter: 'Nora Lindqvist' } },
})

export const teamRemoved = opportunityNotice<{ post: AboutPost }>({
  kind: 'team_invite',
  title: ({ post }) => `You no longer follow ${wordWithArticle(post.type)}`,
  body: ({ post }) => `You were removed from the team of “${post.title}”. You see it now as everybody else does.`,
  samples: { 'Removed from a team': { post: SAMPLE_POST } },
})
