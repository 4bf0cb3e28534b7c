/** The JSONPath subset of claims_map and claims_namespace_path: `$`, `.name`, `['name']`, `[0]`. */
export type JsonPath = readonly (string | number)[]

const STEP = /^(?:\.([^.[\]]+)|\.?\[(\d+)\]|\.?\['((?:[^'\\]|\\.)*)'\]|\.?\["((?:[^"\\]|\\.)*)"\])/

/** Throws Error with the reason if the text is not a path. */
export function parseJsonPath(text: string): JsonPath {
  const steps: (string | number)[] = []
  let rest = text.startsWith('$') ? text.slice(1) : `.${text}`
  while (rest !== '') {
    const match = STEP.exec(rest)
    if (!match) throw new Error(`has a malformed JSONPath, at "${rest}"`)
    const [whole, name, index, single, double] = match
    steps.push(index === undefined ? (name ?? single ?? double ?? '') : Number(index))
    rest = rest.slice(whole.length)
  }
  return steps
}

/** The value at the path; undefined if there is none. */
export function followPath(value: unknown, path: JsonPath): unknown {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    current = (current as Record<string | number, unknown>)[step]
  }
  return current
}
