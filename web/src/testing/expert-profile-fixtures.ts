import type {
  ExpertProfileOptionsQuery,
  OwnExpertProfileQuery,
  SaveExpertProfileMutation,
} from '#features/account/expertise/expert-profile.expert.generated.js'
import type { OwnRateCardQuery, SaveRateCardMutation } from '#features/account/rate-card/rate-card.expert.generated.js'
import { expertUser } from './personas'

/** An expert who has hardly started their profile, and the options to choose from. */
export const emptyProfile: NonNullable<OwnExpertProfileQuery['expert_details_by_pk']> = {
  years_of_experience: null,
  industry_id: null,
  country_id: null,
  is_available_for_hire_as_cxo: false,
  is_bio_added: false,
  is_experience_added: false,
  is_work_added: true,
  is_profile_photo_uploaded: false,
  is_domain_skill_topic_industry: false,
  profile_complete_percent: 20,
  topics: [{ topic_id: 't1' }, { topic_id: 't2' }],
  expertise: [],
  domains: [],
}
const options: ExpertProfileOptionsQuery = {
  master_objectives: [{ id: 'o1', objective_name: 'Growth' }],
  master_topics: [
    { id: 't1', topic_name: 'Pricing', objective_id: 'o1' },
    { id: 't2', topic_name: 'Retention', objective_id: 'o1' },
    { id: 't3', topic_name: 'Referrals', objective_id: 'o1' },
  ],
  master_expertise: [{ id: 'e1', expertise_name: 'Packaging', category_id: 'o1' }],
  master_domains: [{ id: 'd1', domain_name: 'SaaS' }],
  master_countries: [{ id: 'k1', country_name: 'Japan' }],
}
const one = { affected_rows: 1 }
export const savedProfile: SaveExpertProfileMutation = {
  update_expert_details_by_pk: { user_id: expertUser.userId },
  delete_expert_topics: one,
  insert_expert_topics: one,
  delete_expert_expertise: one,
  insert_expert_expertise: one,
  delete_expert_domains: one,
  insert_expert_domains: one,
}
const noCard: OwnRateCardQuery = {
  expert_details_by_pk: { rate_card: null },
  master_roles: [
    { id: 'r1', role_name: 'Chief Revenue Officer' },
    { id: 'r2', role_name: 'VP of Sales' },
  ],
  master_objectives: [{ id: 'o1', objective_name: 'Growth' }],
  opportunity_duration_types: [
    { id: 'u1', code: 'day', duration_type: 'Day' },
    { id: 'u3', code: 'month', duration_type: 'Month' },
  ],
  opportunity_availability_types: [{ id: 'a1', availability_type: 'Remote' }],
}
const savedCard: SaveRateCardMutation = {
  insert_fractional_rate_cards_one: { user_id: expertUser.userId },
  delete_rate_card_roles: one,
  insert_rate_card_roles: one,
  delete_rate_card_availabilities: one,
  insert_rate_card_availabilities: one,
}
export const profileAnswers = {
  OwnRateCard: () => noCard,
  SaveRateCard: () => savedCard,
  OwnExpertProfile: () => ({ expert_details_by_pk: emptyProfile }),
  OwnBio: () => ({ expert_details_by_pk: { bio: null, bio_rich_text: null } }),
  OwnProfileEntries: () => ({ expert_details_by_pk: { entries: [] } }),
  OwnCalendarLink: () => ({ user_accounts_by_pk: { calendly: null } }),
  ExpertProfileOptions: () => options,
  SaveExpertProfile: () => savedProfile,
}
