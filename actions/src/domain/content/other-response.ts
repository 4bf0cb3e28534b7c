import type { DatabaseTransaction } from '#platform/database.js'

/** Whether somebody has another response to a question: a second one is only allowed while the others are refused (GI-43). */
export async function hasOtherResponse(
  transaction: DatabaseTransaction,
  { id, questionId, userId }: { id: string; questionId: string; userId: string },
): Promise<boolean> {
  const other = await transaction
    .selectFrom('insights_responses')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('status', '<>', 'rejected')
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}
