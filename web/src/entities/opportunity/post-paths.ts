import { postForm } from '#contract/opportunities/types.js'

/** Where one's own post is edited; null where nobody can post its type. */
export function postEditorPath({ type, id }: { type: string; id: string }): string | null {
  const form = postForm(type)
  return form && `${form.address}/${id}`
}
