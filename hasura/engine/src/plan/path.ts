/** Appends a step to a JSONPath into the request (semantics §1.2): `.key`, or `['key']` unless it is a plain name. */
export function member(path: string, key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(key) ? `${path}.${key}` : `${path}['${key.replaceAll("'", "\\'")}']`
}

export function item(path: string, index: number): string {
  return `${path}[${index}]`
}

/** The path of a field below the selection set at `path`. */
export function fieldPath(path: string, field: string): string {
  return member(`${path}.selectionSet`, field)
}

export function argumentPath(path: string, argument: string): string {
  return member(`${path}.args`, argument)
}
