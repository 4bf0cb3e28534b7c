import { type AnyObject, mixed, type ObjectSchema, object } from 'yup'
import type { FieldError } from '#contract/validate-form.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { PAYLOAD_FIELDS, readPostPayload } from './post-payload.rules.js'

/** A brief in rich text, with room to spare. */
export const POSTING_BODY_BYTES = 512 * 1024

/** Every field that the texts' payload may hold, of any kind: the form's own rules look at the values. */
export const postPayloadSchema: ObjectSchema<AnyObject> = object(
  Object.fromEntries(PAYLOAD_FIELDS.map((name) => [name, mixed().nullable()])),
)

/**
 * Reads the texts' payload for this caller.
 * @returns the posting, and the contradictions found in it, which the check tells together with its own faults
 * @throws AppError NOT_ALLOWED when the payload speaks for somebody else (GD-66)
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
