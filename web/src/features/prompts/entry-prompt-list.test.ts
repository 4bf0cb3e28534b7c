import { describe, expect, it } from 'vitest'
import { ENTRY_PROMPTS, nextPrompt, type PromptFacts, type PromptName, profileTabOf } from './entry-prompt-list'

const EXPERT = { isAvailableAsCxo: false, orgRole: 'Consultant', isCalendarAdded: true }
const PLAN = { endsAt: '2026-03-10T00:00:00Z', daysLeft: 3 }
const COMPLETE = { isBioCompleted: true, isAdviceCompleted: true }
const TEAM = { companyName: 'Brightwater', isInvitedAccount: true }

const facts = (part: Partial<PromptFacts> = {}): PromptFacts => ({
  ...{ me: 'me', isExpert: false, isStaffOnly: false, newTeam: null, isStaffWelcomed: null, isNewsDismissed: false },
  ...{
    hasViewedResponses: false,
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

describe('the prompts of the start page', () => {
  const CASES: [string, PromptName | null, PromptFacts][] = [
    ['[PROMPT-33] who joined a team by an invitation', 'team-welcome', facts({ newTeam: TEAM })],
    ['[PROMPT-33] a founder, or whoever was welcomed', null, facts()],
    [
      '[PROMPT-04, PROMPT-05] staff whom the server hasn’t welcomed',
      'staff-welcome',
      facts({ isStaffOnly: true, isStaffWelcomed: false }),
    ],
    ['[PROMPT-05] staff whom it has welcomed', null, facts({ isStaffOnly: true, isStaffWelcomed: true })],
    ['[PROMPT-04] staff in a browser that asked before', null, facts({ isStaffOnly: true, isStaffWelcomed: null })],
    ['[PROMPT-04, GD-03] others without an answer', null, facts({ isStaffWelcomed: false })],
    ['[PROMPT-36] a client who viewed answers', 'feedback', facts({ hasViewedResponses: true })],
    ['[PROMPT-37] an expert who viewed answers', null, expert({ isNewsDismissed: true, hasViewedResponses: true })],
    [
      '[PROMPT-21] an expert without a bio',
      'profile-update',
      expert({ profile: { ...COMPLETE, isBioCompleted: false } }),
    ],
    [
      '[PROMPT-21] an expert without offers',
      'profile-update',
      expert({ profile: { ...COMPLETE, isAdviceCompleted: false } }),
    ],
    ['[PROMPT-21] an expert with both', null, expert({ isNewsDismissed: true, profile: COMPLETE })],
    ['[PROMPT-20] a client', null, facts({ profile: { isBioCompleted: false, isAdviceCompleted: false } })],
    ['[PROMPT-11] an expert', 'exciting-news', expert()],
    ['[PROMPT-11] a client with the same details', null, facts({ expert: EXPERT })],
    ['[PROMPT-13, GD-33] an expert with a rate card', null, expert({ hasRateCard: true })],
    ['[PROMPT-14] an expert who dismissed it for good', null, expert({ isNewsDismissed: true })],
    ['[PROMPT-15] an expert who is available as CXO', null, expert({ expert: { ...EXPERT, isAvailableAsCxo: true } })],
    [
      '[PROMPT-16, GD-34] a director, however it is written',
      null,
      expert({ expert: { ...EXPERT, orgRole: 'DIRECTOR' } }),
    ],
    ['[PROMPT-16] another role', 'exciting-news', expert({ expert: { ...EXPERT, orgRole: 'managing director' } })],
    ['[PROMPT-17] an expert who has just signed up', null, expert({ isFromExpertSignUp: true })],
    [
      '[PROMPT-30] an expert without a calendar',
      'calendar',
      expert({ isNewsDismissed: true, expert: { ...EXPERT, isCalendarAdded: false } }),
    ],
    ['[PROMPT-32] an expert with one', null, expert({ isNewsDismissed: true })],
    ['[GD-40] an expert without details', null, expert({ isNewsDismissed: true, expert: null })],
    ['[PROMPT-32] a client without a calendar', null, facts({ expert: { ...EXPERT, isCalendarAdded: false } })],
    ['[PROMPT-27] a client whose plan ends soon', 'subscription', facts({ plan: PLAN })],
    ['[PROMPT-27] a client whose plan ends later', null, facts({ plan: { ...PLAN, daysLeft: null } })],
    ['[PROMPT-29] an expert whose plan ends soon', null, expert({ isNewsDismissed: true, plan: PLAN })],
  ]
  it.each(CASES)('%s gets %s', (_who, name, given) => {
    expect(next(given)).toBe(name)
  })

  it('[GD-81] come one at a time, each after those before it', () => {
    const everything = {
      hasViewedResponses: true,
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
    ['[PROMPT-24] the bio first', { isBioCompleted: false, isAdviceCompleted: false }, 'about'],
    ['[PROMPT-25] then the advice', { isBioCompleted: true, isAdviceCompleted: false }, 'advice'],
    ['[GD-38] neither if both are there', COMPLETE, null],
  ])('opens %s', (_, profile, tab) => {
    expect(profileTabOf(profile)).toBe(tab)
  })
})
