import { typeFacts } from '#contract/opportunities/type-facts.js'

/** The address to edit your own post; null if its type can't be posted. */
export function postEditorPath({ type, id }: { type: string; id: string }): string | null {
  const facts = typeFacts(type)
  return facts && `${facts.address}/${id}`
}
