import { capitalised } from '#contract/format/capitalised.js'
import { formatCount } from '#contract/format/counts.js'
import { type PosterWords, wordsForUnnamedPoster } from '#contract/opportunities/poster-words.js'
import { wordForType, wordWithArticle } from '#contract/opportunities/type-facts.js'
import { opportunityNotice, type PosterPost } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** How far an application had got when the post was edited. */
export type ApplicationStage = 'interest' | 'offer' | 'counterOffer' | 'acceptedCounterOffer' | 'hire'

/** How many changes a notice lists individually. */
const SAID_MAX = 5

/** What the edit means for the applicant; mentions only what they can still do. */
const NEXT: Readonly<Record<ApplicationStage, (thing: string, poster: PosterWords) => string>> = {
  interest: () => 'Your interest stands. Read the changes before you send your offer.',
  offer: () => 'Your application stays as it is. Read the changes, then keep or change your offer.',
  counterOffer: (_, poster) => `${poster.atStart} made you a counter offer: read the changes before you answer it.`,
  acceptedCounterOffer: (thing) =>
    `You accepted the counter offer, so its amount stays. Read the changes; if the ${thing} no longer fits, you can opt out.`,
  hire: () => 'You have a hire offer for it: read the changes before you accept.',
}

const signNda = (poster: PosterWords) =>
  `${poster.atStart} asks for a signed copy of the NDA as it stands now: read it, sign it and upload it.`

export interface Edit {
  post: PosterPost
  /** The changes, one per line. */
  changes: string
  at: ApplicationStage
  /** They have to sign an NDA they haven't seen before. */
  isNdaOwed: boolean
}

const SAMPLE: Edit = {
  post: SAMPLE_POST,
  changes: 'Budget: $500 – $700 per day → $600 – $800 per day\nDocument removed: Brief.pdf',
  at: 'offer',
  isNdaOwed: false,
}

/** Tells an applicant about an edit. */
export const edited = opportunityNotice<Edit>({
  kind: 'application_progress',
  title: ({ post }) => `${capitalised(wordWithArticle(post.type))} you applied for has changed`,
  body: ({ post, changes, at, isNdaOwed }) => {
    const poster = wordsForUnnamedPoster(post.isByCompany)
    const lines = changes.split('\n')
    const said = lines.slice(0, SAID_MAX).map((line) => `${line}.`)
    const rest = lines.length - said.length
    return [
      `${poster.atStart} edited “${post.title}”.`,
      ...said,
      ...(rest > 0 ? [`And ${formatCount(rest, 'more change')}.`] : []),
      NEXT[at](wordForType(post.type), poster),
      ...(isNdaOwed ? [signNda(poster)] : []),
    ].join(' ')
  },
  tab: ({ isNdaOwed }) => (isNdaOwed ? 'proposal' : 'about'),
  samples: {
    'An edit after an offer': SAMPLE,
    'An edit before a hire is accepted': { ...SAMPLE, at: 'hire' },
    'A new NDA': { ...SAMPLE, changes: 'NDA added: NDA.pdf', isNdaOwed: true },
  },
})
