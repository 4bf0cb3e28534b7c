import type { ComponentType } from 'react'

/** The parts of a profile that its owner edits in place, as the address names them. */
export type EditedPart = 'photo' | 'bio' | 'experience' | 'work' | 'link' | 'expertise' | 'rate-card' | 'calendar'

/** What each part is edited with. The route gives them, so that nobody else's visit loads an editor. */
export type ProfileEditors = Readonly<Record<EditedPart, ComponentType>>

/** Under which name each editor keeps what isn't saved yet. */
export const EDITOR_DRAFTS: Partial<Readonly<Record<EditedPart, string>>> = {
  bio: 'profile-bio',
  experience: 'profile-experience',
  work: 'profile-work',
  link: 'profile-link',
  expertise: 'expert-profile',
  'rate-card': 'rate-card',
}
