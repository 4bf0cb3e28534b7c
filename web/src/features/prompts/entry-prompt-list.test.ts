import { describe, expect, it } from 'vitest'
import { ENTRY_PROMPTS, nextPrompt, type PromptFacts, type PromptName, profileTabOf } from './entry-prompt-list'

const EXPERT = { isAvailableAsCxo: false, orgRole: 'Consultant', isCalendarAdded: true }
const PLAN = { endsAt: '2026-03-10T00:00:00Z', daysLeft: 3 }
const COMPLETE = { isBioCompleted: true, isAdviceCompleted: true }
const TEAM = { companyId: 'brightwater', companyName: 'Brightwater', isInvitedAccount: true }

const facts = (part: Partial<PromptFacts> = {}): PromptFacts => ({
  ...{ me: 'me', isExpert: false, isStaffOnly: false, newTeam: null, isStaffWelcomed: null, isNewsDismissed: false },
  ...{
    isFeedbackDue: false,
    profile: null,
    hasRateCard: false,
    isFromExpertSignUp: false,
    expert: null,
    plan: null,
  },
  ...part,
})
const expert = (part: Partial<PromptFacts> = {}) => facts({ isExpert: true, expert: EXPERT, ...part })
const next = (given: PromptFacts, done: readonly PromptName[] = [], isHome = true) =>
  nextPrompt(given, { isHome, isDone: ({ name }) => done.includes(name) })?.name ?? null

/** Each differs in one fact from who gets the prompt. */
type Case = [who: string, name: PromptName | null, given: PromptFacts]

describe('the prompts of the start page', () => {
  const TEAM_WELCOME: Case[] = [
    ['who joined a team by an invitation', 'team-welcome', facts({ newTeam: TEAM })],
    ['a founder, or whoever was welcomed', null, facts()],
  ]
  it.each(TEAM_WELCOME)('[PROMPT-33] the welcome to a team: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const STAFF_WELCOME: Case[] = [
    ['staff whom the server hasn’t welcomed', 'staff-welcome', facts({ isStaffOnly: true, isStaffWelcomed: false })],
    ['staff whom it has welcomed', null, facts({ isStaffOnly: true, isStaffWelcomed: true })],
    ['staff in a browser that asked before', null, facts({ isStaffOnly: true, isStaffWelcomed: null })],
    ['who is no staff, or an expert too', null, facts({ isStaffWelcomed: false })],
  ]
  it.each(STAFF_WELCOME)('[PROMPT-04, PROMPT-05, GD-03] the welcome of staff: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const FEEDBACK: Case[] = [
    ['a client who viewed answers', 'feedback', facts({ isFeedbackDue: true })],
    ['a client who viewed none', null, facts()],
    ['an expert who viewed answers', null, expert({ isNewsDismissed: true, isFeedbackDue: true })],
  ]
  it.each(FEEDBACK)('[PROMPT-36, PROMPT-37] the feedback: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const quiet = { isNewsDismissed: true }
  const PROFILE: Case[] = [
    ['an expert without a bio', 'profile-update', expert({ profile: { ...COMPLETE, isBioCompleted: false } })],
    ['an expert without offers', 'profile-update', expert({ profile: { ...COMPLETE, isAdviceCompleted: false } })],
    ['an expert with both', null, expert({ ...quiet, profile: COMPLETE })],
    ['an expert of whom it isn’t known', null, expert({ ...quiet, profile: null })],
    ['a client', null, facts({ profile: { isBioCompleted: false, isAdviceCompleted: false } })],
  ]
  it.each(PROFILE)('[PROMPT-20, PROMPT-21] the profile update: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const NEWS: Case[] = [
    ['an expert', 'exciting-news', expert()],
    ['an expert without details', 'exciting-news', expert({ expert: null })],
    ['a client with the same details', null, facts({ expert: EXPERT })],
    ['an expert with a rate card', null, expert({ hasRateCard: true })],
    ['an expert who dismissed it for good', null, expert({ isNewsDismissed: true })],
    ['an expert who is available as CXO', null, expert({ expert: { ...EXPERT, isAvailableAsCxo: true } })],
  ]
  it.each(NEWS)('[PROMPT-11, PROMPT-13, PROMPT-14, PROMPT-15] the news: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const NEWS_BY_ROLE: Case[] = [
    ['a consultant', 'exciting-news', expert()],
    ['an expert without a role', 'exciting-news', expert({ expert: { ...EXPERT, orgRole: null } })],
    ['a managing director', 'exciting-news', expert({ expert: { ...EXPERT, orgRole: 'managing director' } })],
    ['a director', null, expert({ expert: { ...EXPERT, orgRole: 'director' } })],
    ['a director, however it is written', null, expert({ expert: { ...EXPERT, orgRole: 'DIRECTOR' } })],
    ['an expert who has just signed up', null, expert({ isFromExpertSignUp: true })],
  ]
  it.each(NEWS_BY_ROLE)('[PROMPT-16, PROMPT-17, GD-34, GD-35] the news: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const withoutCalendar = { ...EXPERT, isCalendarAdded: false }
  const CALENDAR: Case[] = [
    ['an expert without a calendar', 'calendar', expert({ ...quiet, expert: withoutCalendar })],
    ['an expert with one', null, expert(quiet)],
    ['an expert without details', null, expert({ ...quiet, expert: null })],
    ['a client without a calendar', null, facts({ expert: withoutCalendar })],
  ]
  it.each(CALENDAR)('[PROMPT-30, PROMPT-32, GD-40] the calendar: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  const SUBSCRIPTION: Case[] = [
    ['a client whose plan ends soon', 'subscription', facts({ plan: PLAN })],
    ['a client whose plan ends today', 'subscription', facts({ plan: { ...PLAN, daysLeft: 0 } })],
    ['a client whose plan ends later', null, facts({ plan: { ...PLAN, daysLeft: null } })],
    ['a client whose plan renews, or who has none', null, facts()],
    ['an expert whose plan ends soon', null, expert({ ...quiet, plan: PLAN })],
  ]
  it.each(SUBSCRIPTION)('[PROMPT-27, PROMPT-29] the plan that ends: %s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  /** Everything that is asked of anybody is due at once; what each kind of member gets of it, in its order. */
  const EVERYTHING = {
    ...{ isStaffWelcomed: false, isFeedbackDue: true, plan: PLAN, expert: withoutCalendar },
    profile: { isBioCompleted: false, isAdviceCompleted: false },
  }
  const KINDS: [string, PromptFacts, PromptName[]][] = [
    ['an expert', expert(EVERYTHING), ['profile-update', 'exciting-news', 'calendar']],
    ['staff', facts({ ...EVERYTHING, isStaffOnly: true }), ['staff-welcome', 'feedback', 'subscription']],
    ['a client', facts(EVERYTHING), ['feedback', 'subscription']],
    ['who was invited', facts({ ...EVERYTHING, newTeam: TEAM }), ['team-welcome', 'feedback', 'subscription']],
  ]
  it.each(KINDS)('[BASE-22] each kind of member gets its own prompts: %s', (_kind, given, names) => {
    const shown: PromptName[] = []
    for (let name = next(given); name; name = next(given, shown)) shown.push(name)
    expect(shown).toEqual(names)
  })

  it('[GD-81] come one at a time, each after those before it', () => {
    const everything = {
      isFeedbackDue: true,
      isStaffOnly: true,
      isStaffWelcomed: false,
      newTeam: TEAM,
      plan: PLAN,
    }
    const calendarless = { ...EXPERT, isCalendarAdded: false }
    const orderOf = (given: PromptFacts) => {
      const shown: PromptName[] = []
      for (let name = next(given); name; name = next(given, shown)) shown.push(name)
      return shown
    }
    expect(orderOf(facts({ ...everything, expert: calendarless }))).toEqual([
      'team-welcome',
      'staff-welcome',
      'feedback',
      'subscription',
    ])
    expect(
      orderOf(expert({ newTeam: TEAM, expert: calendarless, profile: { ...COMPLETE, isBioCompleted: false } })),
    ).toEqual(['team-welcome', 'profile-update', 'exciting-news', 'calendar'])
  })

  it('keeps to the start page, but for the plan that ends', () => {
    expect(next(facts({ newTeam: TEAM, plan: PLAN }), [], false)).toBe('subscription')
    expect(next(expert(), [], false)).toBeNull()
  })

  it('[GD-82, PROMPT-12, PROMPT-28] flags name their person, and a plan its term', () => {
    for (const { flag } of ENTRY_PROMPTS)
      if (flag) expect(flag.key(facts({ me: 'nora', plan: PLAN }))).toContain('nora')
    const keyOf = (endsAt: string) => ENTRY_PROMPTS.at(-1)?.flag?.key(facts({ plan: { ...PLAN, endsAt } }))
    expect(keyOf('2026-03-10')).not.toBe(keyOf('2027-03-10'))
  })
})

describe('the button of the profile prompt', () => {
  it.each([
    ['the bio first', { isBioCompleted: false, isAdviceCompleted: false }, 'about'],
    ['the bio alone', { isBioCompleted: false, isAdviceCompleted: true }, 'about'],
    ['then the advice', { isBioCompleted: true, isAdviceCompleted: false }, 'advice'],
    ['neither if both are there', COMPLETE, null],
  ])('[PROMPT-24, PROMPT-25, GD-38] opens what is missing: %s', (_, profile, tab) => {
    expect(profileTabOf(profile)).toBe(tab)
  })
})
