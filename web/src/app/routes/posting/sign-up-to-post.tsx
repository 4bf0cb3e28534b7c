import { type SignUpProps, SignUpToPost } from '#features/landing/sign-up-to-post.js'

/** `/fractional-creator` for visitors, and the same for every type. */
export default function SignUpToPostRoute(props: SignUpProps) {
  return <SignUpToPost {...props} />
}
