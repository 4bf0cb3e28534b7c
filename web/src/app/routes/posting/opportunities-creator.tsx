import { lazy } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { pickableTypes, SHARED_CREATOR } from '#contract/opportunities/type-facts.js'
import { postForm } from '#contract/opportunities/types.js'
import { SignUpToPost } from '#features/landing/sign-up-to-post.js'
import { TypePicker } from '#features/opportunities/post-type/type-picker.js'
import { useSession } from '#lib/session.js'
import { RequireSession } from '../../shell/guards'

// the largest page there is, and the first step doesn't need it
const PostCreatorRoute = lazy(() => import('./post-creator'))

/**
 * `/opportunities-creator`: asks for the type, which `?type=` answers beforehand, then shows its form. Visitors may look
 * around, and are told what they need as soon as they have chosen.
 */
export default function OpportunitiesCreatorRoute() {
  const [query] = useSearchParams()
  const { user } = useSession()
  const asked = query.get('type')
  const type = pickableTypes(user?.isExpert ?? false).find((one) => one === asked)
  const form = postForm(type)
  // whom it is for, and what is known of it
  const rest = new URLSearchParams(query)
  rest.delete('type')
  if (!type || !form) return <TypePicker isExpert={user?.isExpert ?? false} />
  if (form.address !== SHARED_CREATOR) return <Navigate to={{ pathname: form.address, search: `${rest}` }} replace />
  return (
    <RequireSession forVisitors={<SignUpToPost type={type} form={form} />}>
      <PostCreatorRoute key={type} type={type} />
    </RequireSession>
  )
}
