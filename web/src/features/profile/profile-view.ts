import type { ProfilePartsFragment } from './profile.generated'
import type { PublicProfilePartsFragment } from './public-profile.public.generated'

type Details = NonNullable<ProfilePartsFragment['expert_detail']>

/** A profile as the page shows it; visitors get fewer fields. */
export type ShownProfile = Omit<PublicProfilePartsFragment, 'expert_detail'> & {
  company?: ProfilePartsFragment['company']
  expert_detail:
    | (Pick<Details, 'bio' | 'bio_rich_text' | 'years_of_experience' | 'profile_complete_percent' | 'topics'> &
        Partial<Details>)
    | null
}

/** Identifies a profile by its short name or its id (OPP-06, OPP-07). */
export type ProfileAddress = { slug: string } | { id: string }
