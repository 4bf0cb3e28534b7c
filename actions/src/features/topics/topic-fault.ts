import { AppError } from '#platform/errors.js'

/** What is wrong with one field of a suggestion or of a decision about it. */
export const topicFault = (field: 'topicName' | 'objectiveId' | 'topicId' | 'reason', message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field, message }] })
