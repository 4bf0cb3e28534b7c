/** Where a rating may come from (RATE-06, GI-73); the prompt of the start page says `dashboard`. */
export const RATING_SOURCES = ['dashboard', 'myProfileTab', 'qandaSummary', 'expertsProfile', 'qandaDetail'] as const
export type RatingSource = (typeof RATING_SOURCES)[number]

export const RATING_LIMITS = { starsMin: 1, starsMax: 5, commentCharactersMax: 1000 } as const

export const RATING_MESSAGES = {
  missing: 'Rating is required',
  range: 'Choose 1 to 5 stars',
  commentTooLong: 'The comment can have at most 1,000 characters',
  failed: 'Error in sending the rating',
  thanks: (expertName: string) => `Thank you for your feedback to ${expertName}`,
} as const
