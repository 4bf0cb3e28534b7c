import type { NoticeSpec, NoticeWords } from '../../define-notice.js'

export interface SuggestedTopic {
  topic: string
  /** of the expert who suggested it */
  name: string
}

const writeSuggested = ({ topic, name }: SuggestedTopic): NoticeWords => {
  const body = `${name} suggested the topic “${topic}”.`
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
  /** whether the topic is in the author’s profile now, and why not; null if it is turned down */
  profile: 'held' | 'full' | 'missing' | null
}

const NEXT: Readonly<Record<NonNullable<DecidedTopic['profile']>, string>> = {
  held: 'It is in your profile, so you can write about it.',
  full: 'Your profile is full: remove a topic there to add this one.',
  missing: 'Fill in your profile and add the topic there to write about it.',
}

const writeDecided = ({ suggested, topic, reason, profile }: DecidedTopic): NoticeWords => {
  const isOther = topic !== null && topic.toLowerCase() !== suggested.toLowerCase()
  const what = isOther
    ? `“${suggested}” is in the list of topics as “${topic}”.`
    : `“${suggested}” is in the list of topics.`
  const next = profile ? NEXT[profile] : ''
  const body = topic === null ? `We didn’t add “${suggested}”. Our staff wrote: ${reason ?? ''}` : `${what} ${next}`
  return {
    ...{ kind: 'content_progress', body, opportunityId: null },
    title: topic === null ? 'Your topic wasn’t added' : 'Your topic is approved',
    link: profile === 'held' ? '/insight/create' : '/account/expertise',
    email: {
      about: suggested,
      body,
      button: profile === 'held' ? 'Share an insight' : 'Open your topics',
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
      ...{ suggested: 'Usage-based pricing', topic: 'Usage-based pricing', reason: null, profile: 'held' },
    }),
    'Topic merged, profile full': writeDecided({
      ...{ suggested: 'ABM', topic: 'Account-based marketing', reason: null, profile: 'full' },
    }),
    'Topic turned down': writeDecided({
      ...{ suggested: 'Miscellaneous', topic: null, reason: 'It says too little.', profile: null },
    }),
  }),
}
