import type { Asked } from './answer-kind.js'

/** A first question of somebody who is neither an expert nor in a company, and has no preferences. */
export const firstQuestion = (question: string): Asked => ({
  ...{ question, askerId: 'x', earlier: [], preferences: null },
  ...{ isExpert: false, isInCompany: false, productName: 'Sagework' },
})
