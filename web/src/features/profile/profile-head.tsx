import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { Icon } from '#ui/display/icon.js'
import type { ShownProfile } from './profile-view'

const COMPLETE_PERCENT = 100

interface ProfileHeadProps {
  profile: ShownProfile
  /** below the photo, for its owner */
  photoAction?: ReactNode
  action: ReactNode
}

/** Who this is, with the badge of a complete profile (GD-72) and the one thing to do. */
export function ProfileHead({ profile, photoAction, action }: ProfileHeadProps) {
  const name = fullName(profile)
  const isComplete = profile.expert_detail?.profile_complete_percent === COMPLETE_PERCENT
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="grid grid-cols-[6rem] justify-items-center gap-2">
        <Avatar id={profile.id} name={name} src={profile.profile_pic} size={96} />
        {photoAction}
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <h1 tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight text-ink md:text-3xl">
          {name}
        </h1>
        {profile.designation ? <p className="mt-1 text-muted">{profile.designation}</p> : null}
        <p className="mt-3 flex flex-wrap gap-2">
          {profile.is_expert ? <Badge tone="accent">Expert</Badge> : null}
          {isComplete ? (
            <Badge tone="accent">
              <Icon of={BadgeCheck} size={16} />
              Complete profile
            </Badge>
          ) : null}
          {profile.expert_detail?.is_available_for_hire_as_cxo ? (
            <Badge tone="accent">Open to fractional roles</Badge>
          ) : null}
        </p>
      </div>
      {action}
    </header>
  )
}
