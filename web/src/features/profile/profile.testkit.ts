/** A complete expert's profile, as members read it. */
export const kenji = {
  id: '00000000-0000-4000-8000-000000000009',
  first_name: 'Kenji',
  last_name: 'Ōta',
  slug: 'kenji-ota',
  profile_pic: null,
  designation: 'Pricing adviser',
  is_expert: true,
  company: null,
  expert_detail: {
    bio: 'I price software.',
    bio_rich_text: null,
    entries: [
      {
        ...{ id: 'n1', kind: 'experience', title: 'VP Pricing', organization: 'Northlight', started_year: 2014 },
        ...{ ended_year: null, url: null, description: 'Ten years at Northlight' },
      },
      {
        ...{ id: 'n2', kind: 'work', title: 'A price change that doubled revenue', organization: null },
        ...{ started_year: null, ended_year: null, url: null, description: null },
      },
      {
        ...{ id: 'n3', kind: 'link', title: 'My newsletter', organization: null, started_year: null, ended_year: null },
        ...{ url: 'https://letters.example/kenji', description: null },
      },
    ],
    years_of_experience: 12,
    profile_complete_percent: 100,
    is_available_for_hire_as_cxo: true,
    country: { country_name: 'Japan' },
    industry: { domain_name: 'Software' },
    topics: [{ topic: { topic_name: 'Pricing' } }],
    expertise: [{ expertise: { expertise_name: 'Packaging' } }],
    domains: [{ domain: { domain_name: 'SaaS' } }],
    rate_card: {
      min_value_cents: 500_000,
      max_value_cents: 800_000,
      rate_unit: { code: 'month' },
      category: { id: 'c1' },
      roles: [{ role: { id: 'r1', role_name: 'Chief Revenue Officer' } }],
    },
  },
}

/** The response to a query for this profile. */
export const found =
  <T>(user: T) =>
  () => ({ users: [user] })
