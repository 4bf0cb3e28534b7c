import { SignUpToPost } from '../../features/landing/sign-up-to-post'

/** `/fractional-creator` for visitors. */
export default function SignUpToPostRoute() {
  return <SignUpToPost />
}
