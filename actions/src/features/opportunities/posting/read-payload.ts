import { type AnyObject, mixed, type ObjectSchema, object } from 'yup'
import type { FieldError } from '#contract/validate-form.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { PAYLOAD_FIELDS, readPostPayload } from './post-payload.rules.js'

/** Ample room for a brief in rich text. */
export const POSTING_BODY_BYTES = 512 * 1024

/** Every field of the payload, of any type; the form's own rules validate the values. */
export const postPayloadSchema: ObjectSchema<AnyObject> = object(
  Object.fromEntries(PAYLOAD_FIELDS.map((name) => [name, mixed().nullable()])),
)

/**
 * Parses the REST payload for this caller.
 * @returns the posting, and any contradictions found, which the caller reports along with validation errors
 * @throws AppError NOT_ALLOWED if the payload names another poster (GD-66)
 */
export async function readPayload(
  payload: AnyObject,
  caller: Caller,
  { database }: Services,
): Promise<{ input: Partial<PostingInput>; errors: FieldError[] }> {
  const { postedBy } = payload
  if (postedBy !== undefined && postedBy !== null && postedBy !== caller.userId) throw new AppError('NOT_ALLOWED')
  const units = await database.selectFrom('opportunity_duration_types').select(['id', 'code']).execute()
  const idOf = (unit: unknown) => units.find(({ id, code }) => unit === id || unit === code)?.id ?? unit
  return readPostPayload(payload, (a, b) => idOf(a) === idOf(b))
}
