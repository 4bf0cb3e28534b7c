import { fullName } from '#contract/format/full-name.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useStructuredData } from '#lib/use-structured-data.js'
import type { ShownProfile } from './profile-view'

/**
 * Tells search engines whose profile this is, as schema.org's ProfilePage (X-64). Only visitors' profiles have it, so it
 * can't hold what visitors may not read.
 * @param isPublic whether it was read as a visitor
 */
export function useProfileStructure(profile: ShownProfile, isPublic: boolean): void {
  const { publicUrl } = useConfig()
  const absolute = (path: string) => new URL(path, publicUrl || location.origin).href
  const topics = (profile.expert_detail?.topics ?? []).flatMap(({ topic }) => topic?.topic_name ?? [])
  const url = absolute(paths.profile(profile.slug))
  useStructuredData(
    isPublic
      ? {
          '@type': 'ProfilePage',
          url,
          mainEntity: {
            '@type': 'Person',
            '@id': url,
            url,
            name: fullName(profile),
            givenName: profile.first_name,
            familyName: profile.last_name,
            jobTitle: profile.designation ?? undefined,
            description: profile.expert_detail?.bio ?? undefined,
            image: profile.profile_pic ? absolute(profile.profile_pic) : undefined,
            knowsAbout: topics.length > 0 ? topics : undefined,
          },
        }
      : null,
  )
}
