/** Unsaved input: only the fields that were changed, each with the stored value it was typed over. */
export interface UnsavedInput<Values> {
  typed: Partial<Values>
  over: Partial<Values>
}

/** The keys of `values`, typed. */
export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[]
}

/**
 * Whether two values of a field look the same to the person typing. Surrounding spaces don't count, nor does the order
 * of selections, which the database doesn't keep; documents are compared by id.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))
}

function comparable(value: unknown): unknown {
  // inputs return text where the server has a number or null
  if (typeof value === 'string') return value.trim() || null
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return value
  const names = value.map((item) => (typeof item === 'string' ? item : (item as { id?: unknown } | null)?.id))
  return names.every((name) => typeof name === 'string') ? names.sort() : value.map(entryOf)
}

/** An entry of a list that has no id is what its fields say. */
function entryOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
  const fields = Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))
  return fields.map(([name, value]) => [name, typeof value === 'object' ? value : comparable(value)])
}

/** The fields of `now` that differ from `base`, or null if none do. */
export function unsavedInput<Values extends object>(base: Values, now: Values): UnsavedInput<Values> | null {
  const changed = fieldsOf(base).filter((name) => !isSameValue(now[name], base[name]))
  return changed.length > 0 ? { typed: pick(now, changed), over: pick(base, changed) } : null
}

/**
 * Applies a draft to what is stored now. A field that both sides changed differently is a conflict: the typed value
 * stays in the form, and the user decides.
 */
export function applyDraft<Values extends object>(
  draft: UnsavedInput<Values> | null,
  stored: Values,
): { values: Values; conflicts: (keyof Values & string)[] } {
  if (!isUnsavedInput<Values>(draft)) return { values: stored, conflicts: [] }
  // ignore fields that the form no longer has
  const typed = fieldsOf(stored).filter((name) => draft.typed[name] !== undefined)
  const conflicts = typed.filter(
    (name) =>
      name in draft.over &&
      !isSameValue(stored[name], draft.over[name]) &&
      !isSameValue(stored[name], draft.typed[name]),
  )
  return { values: { ...stored, ...pick(draft.typed as Values, typed) }, conflicts }
}

/** The browser may hold a draft from an older version of the form. */
function isUnsavedInput<Values>(draft: unknown): draft is UnsavedInput<Values> {
  if (typeof draft !== 'object' || draft === null) return false
  const { typed, over } = draft as Partial<UnsavedInput<Values>>
  return typeof typed === 'object' && typed !== null && typeof over === 'object' && over !== null
}

export function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>
}
