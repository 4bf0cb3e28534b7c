import { useParams } from 'react-router-dom'
import { isOpportunityType, type OpportunityType, SHARED_CREATOR } from '#contract/opportunities/type-facts.js'
import { postForm } from '#contract/opportunities/types.js'
import { usePostToEditQuery } from '#features/opportunities/post-form/post-to-edit.generated.js'
import { isUuid } from '#lib/stored/uuid.js'
import PostCreatorRoute from './post-creator'

/** `/opportunities-creator/:id`: the form for the type that the post has (OPP-05). */
export default function OpportunitiesEditorRoute() {
  const { id = '' } = useParams()
  // the form asks for the same post and shares the answer
  const stored = usePostToEditQuery({ id }, { enabled: isUuid(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const type = typeOf(stored.data?.opportunities_by_pk?.type)
  return <PostCreatorRoute type={type ?? 'project'} isTypeKnown={type !== null} />
}

/** Until the post is known, any type’s form says what there is to say; one that is edited elsewhere leads there. */
function typeOf(stored: string | undefined): OpportunityType | null {
  return isOpportunityType(stored) && postForm(stored)?.address === SHARED_CREATOR ? stored : null
}
