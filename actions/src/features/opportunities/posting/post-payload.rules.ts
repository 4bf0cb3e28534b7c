import { FIELD_MESSAGES } from '#contract/messages.js'
import { fieldsOfKind, POST_FIELDS } from '#contract/opportunities/types/fields/post-fields.js'
import type { FieldError } from '#contract/validate-form.js'
import type { PostingInput } from '#domain/posts/posting-input.js'

export type Payload = Readonly<Record<string, unknown>>

/** Accepted but ignored: the flag is computed here, and the poster comes from the session. */
const IGNORED = ['isFractionalFromAssignedExpert', 'postedBy']
const NAMES = Object.entries({
  type: { payload: ['type'] },
  ...POST_FIELDS,
  expertId: { payload: ['expertId', 'assignedExpert'] },
})

/** Every field a payload may have. */
export const PAYLOAD_FIELDS: readonly string[] = [...NAMES.flatMap(([, { payload }]) => payload), ...IGNORED]
/** Fields that take a list also accept a single id. */
const LISTS: ReadonlySet<string> = new Set(fieldsOfKind('choices', 'documents', 'experts'))
const AMOUNT_UNIT: keyof PostingInput = 'durationType'

/**
 * Parses a payload with either set of field names. Absent fields are absent from the result, so that an edit can leave
 * them alone. Two names with different values are an error (GD-56), except an id and a code of the same unit, as
 * determined by `isSameUnit`.
 */
export function readPostPayload(
  payload: Payload,
  isSameUnit: (a: unknown, b: unknown) => boolean,
): { input: Partial<PostingInput>; errors: FieldError[] } {
  const input: Record<string, unknown> = {}
  const errors: FieldError[] = []
  for (const [field, { payload: names }] of NAMES) {
    const values = names.filter((name) => payload[name] !== undefined).map((name) => payload[name])
    if (values.length === 0) continue
    const isSame = field === AMOUNT_UNIT ? isSameUnit : isSameValue
    if (values.some((value) => !isSame(value, values[0]))) errors.push({ field, message: FIELD_MESSAGES.contradiction })
    input[field] = LISTS.has(field) ? asList(values[0]) : values[0]
  }
  return { input: input as Partial<PostingInput>, errors }
}

function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join()}}`
}

function asList(value: unknown): unknown {
  return typeof value === 'string' ? [value] : value
}
