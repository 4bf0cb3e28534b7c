import type { ProfileForRestQuery } from './profile.generated.js'

type Row = NonNullable<ProfileForRestQuery['users_by_pk']>
type Detail = NonNullable<Row['expert_detail']>

/** A person with the REST field names (INT-02). Clients have a card and a company; the rest is empty. */
export function shapeProfile({ expert_detail: detail, company, id, ...card }: Row) {
  return {
    _id: id,
    ...card,
    company_name: company?.company_name ?? null,
    bio: detail?.bio ?? null,
    experience: detail?.experience ?? null,
    work: detail?.work ?? null,
    country: detail?.country ? { _id: detail.country.id, country_name: detail.country.country_name } : null,
    topics_name: present(detail?.topics.map(({ topic }) => topic?.topic_name)),
    domains: present(detail?.domains.map(({ domain }) => domain?.domain_name)),
    expertise: present(detail?.expertise.map(({ expertise }) => expertise?.expertise_name)),
    profile_complete_percent: detail?.profile_complete_percent ?? 0,
    profile_weightage: detail?.profile_weightage ?? 0,
    profilePoints: detail ? profilePoints(detail) : 0,
  }
}

/** How many items of the profile's checklist are done; the percentage weighs them (PROF-02). */
function profilePoints(detail: Detail): number {
  const points = [
    ...[detail.is_bio_added, detail.is_profile_photo_uploaded, detail.is_domain_added, detail.is_expertise_added],
    ...[detail.is_topic_added, detail.is_industry_added, detail.is_experience_added, detail.is_work_added],
    detail.is_calender_added,
  ]
  return points.filter((isDone) => isDone === true).length
}

/** Deleted master entries are omitted. */
function present(names: readonly (string | undefined)[] = []): string[] {
  return names.filter((name) => name !== undefined)
}
