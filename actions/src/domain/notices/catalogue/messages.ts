import { wordsForUnnamedPoster } from '#contract/opportunities/poster-words.js'
import { opportunityNotice, type PosterPost } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** A message in a chat, for whoever can read it. */
export interface MessageNews {
  post: PosterPost
  /** The expert who wrote; null if the poster's side did, which is never named. */
  from: string | null
  /** The expert whose conversation it belongs to, for the poster's side. */
  expertId: string | null
  /** More than one since the reader last looked. */
  isMany: boolean
  /** The reader is named in it. */
  isMention: boolean
  /** How many wait unread when the email goes out; 0 in the app, where the tab counts them. */
  unread: number
}

const SAMPLE: MessageNews = {
  post: SAMPLE_POST,
  from: null,
  expertId: null,
  isMany: false,
  isMention: false,
  unread: 1,
}
const EXPERT = { from: 'Elena Rossi', expertId: '00000000-0000-4000-8000-000000000000' }

const writer = (from: string | null, { isByCompany }: PosterPost) => from ?? wordsForUnnamedPoster(isByCompany).atStart

/**
 * One notice for all messages of a conversation until its reader opens the chat, and one email for it, a few minutes
 * later. Messages that mention the reader have one of their own.
 */
export const messageReceived = opportunityNotice<MessageNews>({
  kind: 'new_message',
  title: ({ from, isMany, isMention }) => {
    if (isMention) return from === null ? 'You were mentioned in a chat' : `${from} mentioned you`
    if (from === null) return isMany ? 'You have new messages' : 'You have a new message'
    return isMany ? `${from} sent you messages` : `${from} sent you a message`
  },
  body: ({ from, isMention, post }) =>
    `${writer(from, post)} ${isMention ? 'mentioned you' : 'wrote'} in the chat of “${post.title}”.`,
  emailBody: ({ from, isMention, post, unread }) =>
    `${writer(from, post)} ${isMention ? 'mentioned you in a message' : 'wrote to you'}. ${unread > 1 ? `${unread} messages wait` : 'The message waits'} for you in the chat, where you can answer.`,
  tab: 'comments',
  applicantId: ({ expertId }) => expertId ?? undefined,
  samples: {
    'From the company': SAMPLE,
    'From an expert': { ...SAMPLE, ...EXPERT },
    'A mention by the company': { ...SAMPLE, isMention: true },
    'A mention by an expert': { ...SAMPLE, ...EXPERT, isMention: true },
    'Several from an expert': { ...SAMPLE, ...EXPERT, isMany: true, unread: 4 },
  },
})
