/** Bounds of an expert's fields of work, and the words for what exceeds them. No schema, so that pages stay light. */
export const EXPERT_PROFILE_LIMITS = { yearsMax: 80, choicesMax: 20 } as const

export const EXPERT_PROFILE_MESSAGES = {
  years: `Enter whole years, from 0 to ${EXPERT_PROFILE_LIMITS.yearsMax}`,
  choices: `You can select max ${EXPERT_PROFILE_LIMITS.choicesMax}`,
  calendar: 'Enter the address of your calendar, such as https://calendly.com/you',
} as const
