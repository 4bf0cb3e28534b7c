import { type DocumentNode, type FieldNode, Kind, parse, print, visit } from 'graphql'
import { EngineError } from '../errors.js'
import type { Metadata } from '../metadata/model/metadata.js'
import { ADMIN_ROLE } from '../session/session.js'

export interface Allowlist {
  /** Throws EngineError validation-failed if the role may not run this document. */
  check(query: string, role: string, metadata: Metadata): void
}

/** Normalised documents per collection scope. */
interface Allowed {
  readonly everybody: ReadonlySet<string>
  readonly byRole: ReadonlyMap<string, ReadonlySet<string>>
}

const MAX_REMEMBERED = 1000

/** Compares parsed documents, ignoring `__typename`; administrators may run anything (semantics §2.9). */
export function createAllowlist(): Allowlist {
  let known: { metadata: Metadata; allowed: Allowed } | null = null
  const normalForms = new Map<string, string | null>()
  const remember = (query: string): string | null => {
    const found = normalForms.get(query)
    if (found !== undefined) return found
    if (normalForms.size >= MAX_REMEMBERED) normalForms.clear()
    const form = normalForm(query)
    normalForms.set(query, form)
    return form
  }
  return {
    check(query, role, metadata) {
      if (role === ADMIN_ROLE) return
      if (known?.metadata !== metadata) known = { metadata, allowed: collect(metadata) }
      const form = remember(query)
      const isAllowed =
        form !== null && (known.allowed.everybody.has(form) || known.allowed.byRole.get(role)?.has(form))
      if (!isAllowed) throw new EngineError('validation-failed', 'query is not allowed')
    },
  }
}

function collect(metadata: Metadata): Allowed {
  const everybody = new Set<string>()
  const byRole = new Map<string, Set<string>>()
  for (const { collection, scope } of metadata.allowlist) {
    const queries = metadata.query_collections.find(({ name }) => name === collection)?.definition.queries ?? []
    for (const { query } of queries) {
      const form = normalForm(query)
      if (form === null) continue
      if (scope.global) everybody.add(form)
      for (const role of scope.roles) byRole.set(role, (byRole.get(role) ?? new Set()).add(form))
    }
  }
  return { everybody, byRole }
}

/** Null if the text can't be parsed. */
function normalForm(query: string): string | null {
  let document: DocumentNode
  try {
    document = parse(query, { noLocation: true })
  } catch {
    return null
  }
  return print(visit(document, { [Kind.FIELD]: { enter: dropTypename } }))
}

/** `null` removes the node from the document, `undefined` keeps it. */
function dropTypename(node: FieldNode): null | undefined {
  return node.name.value === '__typename' ? null : undefined
}
