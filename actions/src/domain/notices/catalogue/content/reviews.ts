import { formatCount } from '#contract/format/counts.js'
import type { NoticeSpec, NoticeWords } from '../../define-notice.js'
import type { ContentNoun } from '../content.js'

/** What is due to be asked about: the longest due by name. */
export interface DueReview {
  first: { title: string; noun: ContentNoun }
  others: number
}

const SAMPLE: DueReview = { first: { title: 'Three signs of a price that is too low', noun: 'insight' }, others: 0 }
const HOW =
  'Confirm what holds, change what doesn’t, or retire it. Until you do, it stays public and says how old it is.'

const writeDue = ({ first: { title, noun }, others }: DueReview): NoticeWords => {
  const more = others > 0 ? ` and ${formatCount(others, 'more')}` : ''
  const body = `You published “${title}”${more} a year ago or more. Does it still hold? ${HOW}`
  return {
    kind: 'content_review',
    title: others > 0 ? 'Does what you published still hold?' : `Does your ${noun} still hold?`,
    body,
    link: '/insights/review',
    opportunityId: null,
    email: {
      about: others > 0 ? `${title} and ${others} more` : title,
      body,
      button: 'Read it again',
      reason: 'you published it more than a year ago',
    },
  }
}

/** To the author, once a year. */
export const contentReviewDue: NoticeSpec<DueReview> = {
  kind: 'content_review',
  write: writeDue,
  previews: () => ({
    'One item is a year old': writeDue(SAMPLE),
    'Several items are a year old': writeDue({ ...SAMPLE, others: 3 }),
  }),
}

export interface CorrectedTranscript {
  id: string
  noun: ContentNoun
  title: string
  /** of an answer */
  questionId: string | null
  name: string
}

const writeCorrected = ({ id, noun, title, questionId, name }: CorrectedTranscript): NoticeWords => {
  const body = `${name} has corrected the transcript of “${title}”. The changes are live.`
  return {
    kind: 'content_submitted',
    title: 'A published transcript was corrected',
    body,
    link: questionId ? `/dashboard/qanda_detail/${questionId}/${id}` : `/dashboard/insight_detail/${id}`,
    opportunityId: null,
    email: { about: title, body, button: `Open the ${noun}`, reason: 'you are a member of staff' },
  }
}

/** To staff: what they approved reads differently now. */
export const transcriptCorrected: NoticeSpec<CorrectedTranscript> = {
  kind: 'content_submitted',
  write: writeCorrected,
  previews: () => ({
    'Transcript corrected': writeCorrected({
      ...{ id: 'i1', noun: 'insight', title: SAMPLE.first.title, questionId: null, name: 'Elena Vargas' },
    }),
  }),
}
