import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import { postForm } from '#contract/opportunities/types.js'
import { SignUpToPost } from '#features/landing/sign-up-to-post.js'

/** `/fractional-creator` for visitors, and the same for every type. */
export default function SignUpToPostRoute({ type }: { type: OpportunityType }) {
  const form = postForm(type)
  return form && <SignUpToPost type={type} form={form} />
}
