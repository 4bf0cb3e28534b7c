import type { StorePlace } from '#lib/browser/storage.js'

/** What decides which prompts somebody gets. Facts of the other kind of member are null. */
export interface PromptFacts {
  me: string
  isExpert: boolean
  /** Staff who aren't experts (GD-03). */
  isStaffOnly: boolean
  /** The team that they joined by an invitation, until it welcomed them. */
  newTeam: { companyId: string; companyName: string; isInvitedAccount: boolean } | null
  /** Null in a browser that has asked before (GD-30). */
  isStaffWelcomed: boolean | null
  /** Whether they have viewed answers that they haven't rated, and haven't put that off in this session. */
  isFeedbackDue: boolean
  /** What an expert's profile has of bio and offers; null if unknown. */
  profile: { isBioCompleted: boolean; isAdviceCompleted: boolean } | null
  isNewsDismissed: boolean
  hasRateCard: boolean
  isFromExpertSignUp: boolean
  /** Null without a row of expert details. */
  expert: { isAvailableAsCxo: boolean; orgRole: string | null; isCalendarAdded: boolean } | null
  /** Their plan ends by itself at this moment; null if it doesn't end or renews. */
  plan: { endsAt: string; daysLeft: number | null } | null
}

export type PromptName =
  | 'team-welcome'
  | 'staff-welcome'
  | 'feedback'
  | 'profile-update'
  | 'exciting-news'
  | 'calendar'
  | 'subscription'

export interface EntryPrompt {
  name: PromptName
  /** Whether it is asked on every page of members or on the start page alone. */
  where: 'home' | 'everywhere'
  isDue(facts: PromptFacts): boolean
  /** Where a browser remembers that it was shown; each key names its person (GD-82). */
  flag?: { store: StorePlace; key(facts: PromptFacts): string }
}

const NEVER_TOLD_ROLE = 'director'

/**
 * The prompts in the order in which they come, one at a time (GD-81). A prompt that isn't shown sets no flag. Changes of
 * credits come after all of these.
 */
export const ENTRY_PROMPTS: readonly EntryPrompt[] = [
  // PROMPT-33; the server remembers it for each person and company (GD-41)
  { name: 'team-welcome', where: 'home', isDue: ({ newTeam }) => newTeam !== null },
  {
    // PROMPT-04, PROMPT-05
    name: 'staff-welcome',
    where: 'home',
    isDue: ({ isStaffOnly, isStaffWelcomed }) => isStaffOnly && isStaffWelcomed === false,
    flag: { store: 'browser', key: ({ me }) => staffWelcomeFlag(me) },
  },
  // PROMPT-36, PROMPT-37; a rating takes the answer from the server's list
  { name: 'feedback', where: 'home', isDue: ({ isExpert, isFeedbackDue }) => !isExpert && isFeedbackDue },
  {
    // PROMPT-21, PROMPT-22
    name: 'profile-update',
    where: 'home',
    isDue: ({ isExpert, profile }) => isExpert && profile !== null && needsUpdate(profile),
    flag: { store: 'session', key: ({ me }) => `profileUpdate:${me}` },
  },
  {
    // PROMPT-11 to PROMPT-17
    name: 'exciting-news',
    where: 'home',
    isDue: ({ isExpert, hasRateCard, isNewsDismissed, isFromExpertSignUp, expert }) =>
      isExpert &&
      !hasRateCard &&
      !isNewsDismissed &&
      !isFromExpertSignUp &&
      !expert?.isAvailableAsCxo &&
      expert?.orgRole?.toLowerCase() !== NEVER_TOLD_ROLE,
    flag: { store: 'browser', key: ({ me }) => `excitingNews:${me}` },
  },
  {
    // PROMPT-30, PROMPT-32, GD-40
    name: 'calendar',
    where: 'home',
    isDue: ({ isExpert, expert }) => isExpert && expert?.isCalendarAdded === false,
    flag: { store: 'session', key: ({ me }) => `calendarPrompt:${me}` },
  },
  {
    // PROMPT-27 to PROMPT-29; a renewed term is another one (GD-39)
    name: 'subscription',
    where: 'everywhere',
    isDue: ({ isExpert, plan }) => !isExpert && plan !== null && plan.daysLeft !== null,
    flag: { store: 'browser', key: ({ me, plan }) => `subscriptionReminder:${me}:${plan?.endsAt}` },
  },
]

/** What every prompt's dialog is given. */
export interface PromptDialogProps {
  facts: PromptFacts
  onClose(): void
}

type ProfileState = NonNullable<PromptFacts['profile']>

/** GD-38 */
const needsUpdate = ({ isBioCompleted, isAdviceCompleted }: ProfileState) => !(isBioCompleted && isAdviceCompleted)

/** Which tab of the profile the button of its prompt opens: the first that lacks something (PROMPT-24, PROMPT-25, GD-38). */
export function profileTabOf(profile: ProfileState | null): 'about' | 'advice' | null {
  if (!profile || !needsUpdate(profile)) return null
  return profile.isBioCompleted ? 'advice' : 'about'
}

/** GD-30 */
export const staffWelcomeFlag = (me: string) => `welcomePopupShown:${me}`

/** Set by whoever closes the feedback after its sending failed (GD-42). */
export const feedbackPutOffFlag = (me: string) => `feedbackPutOff:${me}`

/**
 * The prompt that comes next.
 * @param isDone whether it was closed here, or a flag says that it was shown
 */
export function nextPrompt(
  facts: PromptFacts,
  { isHome, isDone }: { isHome: boolean; isDone(prompt: EntryPrompt): boolean },
): EntryPrompt | null {
  return (
    ENTRY_PROMPTS.find(
      (prompt) => (isHome || prompt.where === 'everywhere') && prompt.isDue(facts) && !isDone(prompt),
    ) ?? null
  )
}
