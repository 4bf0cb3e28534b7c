import { postForm } from '#contract/opportunities/types.js'

/** The address to edit your own post; null if its type can't be posted. */
export function postEditorPath({ type, id }: { type: string; id: string }): string | null {
  const form = postForm(type)
  return form && `${form.address}/${id}`
}
