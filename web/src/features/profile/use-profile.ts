import { useSession } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useProfileByIdQuery, useProfileBySlugQuery } from './profile.generated'
import type { ProfileAddress, ShownProfile } from './profile-view'
import { usePublicProfileByIdQuery, usePublicProfileBySlugQuery } from './public-profile.public.generated'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

interface ProfileState {
  profile: ShownProfile | null
  isPending: boolean
  error: unknown
  retry(): void
  isRetrying: boolean
}

/** The profile at an address; null if there is none, or none this user may see. */
export function useProfile(address: ProfileAddress): ProfileState {
  const isMember = useSession().status === 'signed-in'
  const slug = 'slug' in address ? address.slug : ''
  const id = 'id' in address ? address.id : ''
  const isSlug = SLUG.test(slug)
  const isId = isUuid(id)
  const bySlug = useProfileBySlugQuery({ slug }, { enabled: isMember && isSlug })
  const byId = useProfileByIdQuery({ id }, { enabled: isMember && isId })
  const openBySlug = usePublicProfileBySlugQuery({ slug }, { enabled: !isMember && isSlug })
  const openById = usePublicProfileByIdQuery({ id }, { enabled: !isMember && isId })
  const [asked, openlyAsked] = isId ? [byId, openById] : [bySlug, openBySlug]
  const query = isMember ? asked : openlyAsked
  return {
    profile: query.data?.users[0] ?? null,
    isPending: (isSlug || isId) && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  }
}
