/** What somebody typed and has not saved: only the fields that they changed, each with what stood there before. */
export interface TypedOver<Values> {
  typed: Partial<Values>
  over: Partial<Values>
}

/** The names of all fields, as the type says them. */
export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[]
}

/**
 * Whether two values of a field are the same to the person who typed them: spaces around a text don't count, nor does
 * the order of chosen things, which the database doesn't keep; documents are known by their ids.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))
}

function comparable(value: unknown): unknown {
  // an input hands out text, where the server holds a number or nothing
  if (typeof value === 'string') return value.trim() || null
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return value
  const names = value.map((item) => (typeof item === 'string' ? item : (item as { id?: unknown } | null)?.id))
  return names.every((name) => typeof name === 'string') ? names.sort() : value
}

/** What of `now` differs from `base`, or null when nothing does. */
export function typedOver<Values extends object>(base: Values, now: Values): TypedOver<Values> | null {
  const changed = fieldsOf(base).filter((name) => !isSameValue(now[name], base[name]))
  return changed.length > 0 ? { typed: pick(now, changed), over: pick(base, changed) } : null
}

/**
 * Lays a draft over what is stored now. A field that was changed on both sides, and not alike, is a conflict: the typed
 * words stay in the form, and a person decides.
 */
export function layOver<Values extends object>(
  draft: TypedOver<Values> | null,
  stored: Values,
): { values: Values; conflicts: (keyof Values & string)[] } {
  if (!isTypedOver<Values>(draft)) return { values: stored, conflicts: [] }
  // fields that a newer version of the form has no longer are left out
  const typed = fieldsOf(stored).filter((name) => draft.typed[name] !== undefined)
  const conflicts = typed.filter(
    (name) =>
      name in draft.over &&
      !isSameValue(stored[name], draft.over[name]) &&
      !isSameValue(stored[name], draft.typed[name]),
  )
  return { values: { ...stored, ...pick(draft.typed as Values, typed) }, conflicts }
}

/** A browser may hold what an older version of the form wrote. */
function isTypedOver<Values>(draft: unknown): draft is TypedOver<Values> {
  if (typeof draft !== 'object' || draft === null) return false
  const { typed, over } = draft as Partial<TypedOver<Values>>
  return typeof typed === 'object' && typed !== null && typeof over === 'object' && over !== null
}

export function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>
}
