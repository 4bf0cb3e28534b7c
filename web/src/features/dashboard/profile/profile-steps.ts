import type { ExpertChecklistQuery } from './profile-checklist.expert.generated'

type Checklist = NonNullable<ExpertChecklistQuery['expert_details_by_pk']>
type Item = Exclude<keyof Checklist, 'profile_complete_percent'>

export interface ProfileStep {
  id: Item
  title: string
  text: string
  isDone: boolean
}

const STEPS: readonly Omit<ProfileStep, 'isDone'>[] = [
  {
    id: 'is_profile_photo_uploaded',
    title: 'Add a photo of yourself',
    text: 'Companies like to see who they would work with.',
  },
  {
    id: 'is_bio_added',
    title: 'Write your bio',
    text: 'Say in a few sentences what you’re good at, and for whom.',
  },
  {
    id: 'is_domain_skill_topic_industry',
    title: 'Choose your topics, skills, domains and industry',
    text: 'They decide which opportunities and questions we bring you.',
  },
  {
    id: 'is_experience_added',
    title: 'Describe your experience',
    text: 'Where you have done this before, and what came of it.',
  },
  {
    id: 'is_work_added',
    title: 'Show selected work',
    text: 'A project or two that companies can judge you by.',
  },
]

/** The checklist of a profile, each item worth 20% (PROF-02); without one, nothing is done yet. */
export function profileSteps(checklist: Checklist | null | undefined): ProfileStep[] {
  return STEPS.map((step) => ({ ...step, isDone: checklist?.[step.id] ?? false }))
}
