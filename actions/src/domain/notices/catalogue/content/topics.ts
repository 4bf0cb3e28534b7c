import type { NoticeSpec, NoticeWords } from '../../define-notice.js'

export interface SuggestedTopic {
  topic: string
  /** of the expert who misses it */
  name: string
}

const writeSuggested = ({ topic, name }: SuggestedTopic): NoticeWords => {
  const body = `${name} misses the topic “${topic}”.`
  return {
    ...{ kind: 'content_submitted', title: 'A topic is waiting for approval', body, opportunityId: null },
    link: '/admin/questions?tab=topics',
    email: { about: topic, body, button: 'Open the topics', reason: 'you are a member of staff' },
  }
}

/** To staff: an expert suggests a topic. */
export const topicSuggested: NoticeSpec<SuggestedTopic> = {
  kind: 'content_submitted',
  write: writeSuggested,
  previews: () => ({ 'Topic suggested': writeSuggested({ topic: 'Usage-based pricing', name: 'Elena Marchetti' }) }),
}

export interface DecidedTopic {
  suggested: string
  /** what it became in the list; null if it is turned down */
  topic: string | null
  /** why it is turned down */
  reason: string | null
  /** the topic is in the author’s profile now */
  isInProfile: boolean
}

const writeDecided = ({ suggested, topic, reason, isInProfile }: DecidedTopic): NoticeWords => {
  const isOther = topic !== null && topic.toLowerCase() !== suggested.toLowerCase()
  const what = isOther
    ? `“${suggested}” is in the list of topics as “${topic}”.`
    : `“${suggested}” is in the list of topics.`
  const next = isInProfile
    ? 'It is in your profile, so you can write about it.'
    : 'Your profile has no room for another topic: choose it there to write about it.'
  const body = topic === null ? `We didn’t add “${suggested}”. Our staff wrote: ${reason ?? ''}` : `${what} ${next}`
  return {
    ...{ kind: 'content_progress', body, opportunityId: null },
    title: topic === null ? 'Your topic wasn’t added' : 'Your topic is approved',
    link: topic !== null && isInProfile ? '/insight/create' : '/account/expertise',
    email: {
      about: suggested,
      body,
      button: topic !== null && isInProfile ? 'Share an insight' : 'Open your topics',
      reason: 'you suggested a topic',
    },
  }
}

/** To whoever suggested it. */
export const topicDecided: NoticeSpec<DecidedTopic> = {
  kind: 'content_progress',
  write: writeDecided,
  previews: () => ({
    'Topic approved': writeDecided({
      ...{ suggested: 'Usage-based pricing', topic: 'Usage-based pricing', reason: null, isInProfile: true },
    }),
    'Topic merged, profile full': writeDecided({
      ...{ suggested: 'ABM', topic: 'Account-based marketing', reason: null, isInProfile: false },
    }),
    'Topic turned down': writeDecided({
      ...{ suggested: 'Miscellaneous', topic: null, reason: 'It says too little.', isInProfile: false },
    }),
  }),
}
