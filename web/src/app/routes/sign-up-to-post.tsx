import { SignUpToPost } from '#features/landing/sign-up-to-post.js'

/** `/fractional-creator` for visitors. */
export default function SignUpToPostRoute() {
  return <SignUpToPost />
}
