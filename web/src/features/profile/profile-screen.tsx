import type { ReactNode } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import type { ProfileEditors } from './profile-editors'
import { ProfilePage } from './profile-page'
import type { ProfileAddress, ShownProfile } from './profile-view'
import { useProfile } from './use-profile'
import { useProfileStructure } from './use-profile-structure'
import { useRightName } from './use-right-name'

interface ProfileScreenProps {
  address: ProfileAddress
  /** shown if there is no profile, or none this user may see */
  notFound: ReactNode
  /** what its owner edits the parts with */
  editors?: ProfileEditors | null
  /** the end of a shared offer's address (ADV-11) */
  offerCode?: string
}

/** The profile at an address, for members; visitors only see leading experts. */
export function ProfileScreen({ address, notFound, ...page }: ProfileScreenProps) {
  const { profile, isPending, error, retry, isRetrying } = useProfile(address)
  if (isPending) return <ProfileSkeleton />
  if (error && !profile) return <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />
  if (!profile) return notFound
  return <Found profile={profile} {...page} />
}

const DESCRIPTION_CHARACTERS = 160

type FoundProps = Pick<ProfileScreenProps, 'editors' | 'offerCode'> & { profile: ShownProfile }

function Found({ profile, ...page }: FoundProps) {
  const isVisitor = useSession().status === 'visitor'
  useDocumentTitle(fullName(profile), {
    description: profile.expert_detail?.bio?.slice(0, DESCRIPTION_CHARACTERS),
    canonicalPath: `/${profile.slug}`,
    image: profile.profile_pic,
    kind: 'profile',
    isIndexed: isVisitor,
  })
  useProfileStructure(profile, isVisitor)
  useRightName(profile)
  return <ProfilePage profile={profile} {...page} />
}

function ProfileSkeleton() {
  return (
    <SkeletonRegion label="Loading the profile">
      <div className="flex flex-col gap-8">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <Skeleton className="size-24 shrink-0 rounded-full" />
          <div className="min-w-0 flex-1 basis-64">
            <Skeleton className="h-9 w-56 max-w-full" />
            <Skeleton className="mt-2 h-5 w-72 max-w-full" />
          </div>
        </div>
        <div className="grid gap-8 lg:grid-cols-[1fr_18rem]">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
