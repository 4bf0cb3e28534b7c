import type { Amount } from '#contract/format/money.js'
import type { PosterPost } from '../opportunity-notice.js'

export const SAMPLE_POST: PosterPost = {
  id: 'sample',
  title: 'Fractional CMO in Growth',
  type: 'fractional',
  isByCompany: true,
}
export const SAMPLE_AMOUNT: Amount = { cents: 650000, unit: 'month' }
export const SAMPLE_STEP = { post: SAMPLE_POST, expertId: 'elena', expertName: 'Elena Marchetti' }
export const SAMPLE_OFFER = { ...SAMPLE_STEP, amount: SAMPLE_AMOUNT }
