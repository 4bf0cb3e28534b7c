import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePromptFactsQuery } from '#features/prompts/prompt-facts.generated.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { openClient, renderRoute } from '#testing/render-route.js'

const HOME = {
  AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
  OwnAiPreferences: () => ({ user_ai_preferences: [] }),
}
const EXPERT = {
  ...{ is_available_for_hire_as_cxo: false, user_org_role: null, is_calender_added: true, rate_card: null },
  ...{ is_bio_added: true, advice_offerings: [{ id: '00000000-0000-4000-8000-0000000000a1' }] },
}

interface Facts {
  loginType?: string
  isDismissed?: boolean
  expert?: Partial<typeof EXPERT> | null
  team?: string | null
  visits?: { seen_at: string }[]
  /** what another page asks for */
  others?: Network['graphql']
  /** where staff book their call */
  calendar?: string
  /** where the operator's video about profiles is */
  video?: string
  at?: string
}

function open(user: typeof clientUser, facts: Facts) {
  const { loginType = 'email', isDismissed = false, expert = null, team = null } = facts
  const { visits, calendar, video, others, at = '/dashboard' } = facts
  return renderRoute(at, {
    user,
    graphql: {
      ...HOME,
      PromptFacts: () => ({
        users_by_pk: {
          account: { login_type: loginType, is_exciting_news_modal_not_show_again: isDismissed },
        },
        expert_details: expert ? [{ user_id: user.userId, ...EXPERT, ...expert }] : [],
        company_members: team ? [{ company_id: 'its-id', company: { company_name: team } }] : [],
        ...(visits ? { first_visits: visits } : {}),
      }),
      ViewedResponses: () => ({ viewed_responses: [] }),
      EndTeamWelcome: () => ({ update_company_members: { affected_rows: 1 } }),
      WelcomeCall: () => ({ system_configurations: calendar ? [{ value: calendar }] : [], first_visits: [] }),
      EndStaffWelcome: () => ({ markFirstVisit: { scope: 'welcome' } }),
      DismissNews: ({ isDismissed: is }) => ({
        update_user_accounts_by_pk: { is_exciting_news_modal_not_show_again: is },
      }),
      ProfileVideo: () => ({ system_configurations: video ? [{ value: video }] : [] }),
      ...others,
    },
    rest: { 'POST /api/user/welcome-event': () => ({ callAlreadyBooked: true }) },
  })
}
const inputOf = (sent: ReturnType<typeof open>['sent'], name: string) => sent.find((one) => one.name === name)?.input

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('prompts on the start page', () => {
  it.each([
    ['invite-user', 'Update My Details', `/my-profile/nora-berg/${clientUser.userId}?parent_tab=about`],
    ['email', 'OK', '/dashboard'],
  ])('[PROMPT-33, PROMPT-34, PROMPT-35] welcome to a team: %s reads "%s"', async (loginType, button, next) => {
    const others = { ProfileById: () => ({ users: [] }) }
    const { user, sent, address } = open(clientUser, { loginType, team: 'Brightwater', others })
    await screen.findByRole('dialog', { name: 'Welcome to the Brightwater team' })
    await expectNoAxeViolations()
    await user.click(screen.getByText(button))
    await waitFor(() => expect(inputOf(sent, 'EndTeamWelcome')).toEqual({ me: clientUser.userId, companyId: 'its-id' }))
    expect(address()).toBe(next)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('[GD-81] wait for what is read again, so that a later one doesn’t come before the welcome to a team', async () => {
    const known = {
      users_by_pk: null,
      expert_details: [{ user_id: expertUser.userId, ...EXPERT, is_bio_added: false }],
    }
    let answer = () => {}
    const reread = new Promise<void>((resolve) => {
      answer = resolve
    })
    const joined = [{ company_id: 'its-id', company: { company_name: 'Brightwater' } }]
    const {
      queryClient,
      known: session,
      show,
    } = openClient({
      user: expertUser,
      graphql: {
        ...HOME,
        PromptFacts: async () => {
          await reread
          return { ...known, company_members: joined }
        },
      },
    })
    await session
    const asked = { me: expertUser.userId, visitRole: 'expert', asksWelcome: false } as const
    const key = usePromptFactsQuery.getKey(asked)
    queryClient.setQueryData(key, { ...known, company_members: [] })
    await queryClient.invalidateQueries({ queryKey: key })
    show('/dashboard')
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.findByRole('dialog', undefined, { timeout: 2500 })).rejects.toThrow()
    answer()
    await screen.findByRole('dialog', { name: 'Welcome to the Brightwater team' }, { timeout: 4000 })
  })

  it('[GD-01, GD-81] come at “/”, which is the home, too', async () => {
    const { user } = open(expertUser, { at: '/', expert: { is_calender_added: false } })
    await screen.findByRole('dialog', { name: 'Exciting news' })
    await user.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Connect your Calendar' }, { timeout: 4_000 })
  })

  it('[GD-81] stay behind when their reader is already on the way to another page', async () => {
    const unreachable = () => {
      throw new TypeError()
    }
    const others = {
      OpportunityList: unreachable,
      OpportunityCount: unreachable,
      OpportunityFilterOptions: unreachable,
    }
    open(expertUser, { at: '/', expert: { is_calender_added: false }, others })
    await screen.findByRole('dialog', { name: 'Exciting news' })
    act(() => screen.getAllByRole('link', { name: 'Opportunities', hidden: true })[0]?.click())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    act(() => screen.getAllByRole('link', { name: 'Home', hidden: true })[0]?.click())
    await screen.findByRole('dialog', { name: 'Exciting news' })
  })

  it('[PROMPT-46, PROMPT-08, PROMPT-09] offer staff a call, which is booked once the calendar tool says so', async () => {
    // there is no calendar to load here
    const { happyDOM } = window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } }
    happyDOM.settings.disableIframePageLoading = true
    const calendar = 'https://calendly.com/sagework/hello'
    const { user, sent } = open(staffUser, { visits: [], calendar })
    const frame = await screen.findByTitle<HTMLIFrameElement>('Calendar of the Sagework team')
    expect(frame).toHaveAttribute('src', calendar)
    const embedded = window
    Object.defineProperty(frame, 'contentWindow', { value: embedded })
    const report = (origin: string) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          ...{ origin, source: embedded, data: { event: 'calendly.event_scheduled' } },
        }),
      )
    act(() => void report('https://evil.example'))
    expect(screen.getByTitle('Calendar of the Sagework team')).toBeVisible()
    act(() => void report('https://calendly.com'))
    expect(await screen.findByText(/Your call is already booked/)).toBeVisible()
    await waitFor(() => expect(inputOf(sent, 'POST /api/user/welcome-event')).toEqual({ callAlreadyBooked: true }))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    happyDOM.settings.disableIframePageLoading = false
  })

  it('[PROMPT-04, PROMPT-05, GD-29] welcome staff once, however it is closed', async () => {
    const { user, sent, unmount } = open(staffUser, { visits: [] })
    await screen.findByRole('dialog', { name: 'Welcome, Ada' })
    await expectNoAxeViolations()
    expect(localStorage.getItem(`welcomePopupShown:${staffUser.userId}`)).not.toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('EndStaffWelcome'))
    unmount()
    const again = open(staffUser, {})
    await waitFor(() => expect(inputOf(again.sent, 'PromptFacts')).toMatchObject({ asksWelcome: false }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[PROMPT-04, GD-30] remembers in this browser that staff were welcomed in another', async () => {
    open(staffUser, { visits: [{ seen_at: '2026-03-05T12:00:00Z' }] })
    await waitFor(() => expect(localStorage.getItem(`welcomePopupShown:${staffUser.userId}`)).not.toBeNull())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[PROMPT-10, PROMPT-18, GD-32] tell experts the news; the checkbox saves, and saves back', async () => {
    const { user, sent } = open(expertUser, { expert: {} })
    expect(await screen.findByRole('dialog', { name: 'Exciting news' })).toHaveTextContent('fractional roles')
    await expectNoAxeViolations()
    const box = screen.getByRole('checkbox', { name: 'Don’t show this again' })
    await user.click(box)
    await waitFor(() => expect(box).toBeChecked())
    await user.click(box)
    await waitFor(() => expect(box).not.toBeChecked())
    const dismissals = () => sent.filter(({ name }) => name === 'DismissNews').map(({ input }) => input)
    await waitFor(() =>
      expect(dismissals()).toEqual([
        { me: expertUser.userId, isDismissed: true },
        { me: expertUser.userId, isDismissed: false },
      ]),
    )
    expect(screen.getByRole('link', { name: 'Go to My Profile' })).toHaveAttribute(
      'href',
      `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=about`,
    )
  })

  it('[PROMPT-18] the checkbox is ticked at once, keeps the focus, and tells if that can’t be kept', async () => {
    let answer: (isKept: boolean) => void = () => undefined
    const { user } = open(expertUser, {
      expert: {},
      others: {
        DismissNews: async () => {
          if (await new Promise<boolean>((resolve) => (answer = resolve)))
            return { update_user_accounts_by_pk: { is_exciting_news_modal_not_show_again: true } }
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    const box = await screen.findByRole('checkbox', { name: 'Don’t show this again' })
    await user.click(box)
    await waitFor(() => expect(box).toBeChecked())
    expect(box).toHaveFocus()
    act(() => answer(false))
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    expect(box).not.toBeChecked()
  })

  it('[PROMPT-12, PROMPT-30, PROMPT-31, GD-81] come one after the other, each once per browser or session', async () => {
    const { user, unmount } = open(expertUser, { expert: { is_calender_added: false } })
    await screen.findByRole('dialog', { name: 'Exciting news' })
    expect(sessionStorage.getItem(`calendarPrompt:${expertUser.userId}`)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const calendar = await screen.findByRole('dialog', { name: 'Connect your Calendar' }, { timeout: 4_000 })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(calendar.querySelector('a')).toHaveAttribute(
      'href',
      `/my-profile/elena-marchetti/${expertUser.userId}?scrollTo=cronofy-calendar-sync-section-cls`,
    )
    unmount()
    const again = open(expertUser, { expert: { is_calender_added: false } })
    await waitFor(() => expect(again.sent.map(({ name }) => name)).toContain('PromptFacts'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[PROMPT-20, GD-37] lead to the video about profiles where the operator has one', async () => {
    const address = 'https://videos.example/profiles'
    open(expertUser, { isDismissed: true, expert: { advice_offerings: [] }, video: address })
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your profile' }))
    expect(await dialog.findByRole('link', { name: /^Watch the video/ })).toHaveAttribute('href', address)
    await expectNoAxeViolations()
  })

  it('[PROMPT-20, PROMPT-22, PROMPT-23, PROMPT-25] ask experts once per session to complete their profile', async () => {
    const { user, unmount } = open(expertUser, { isDismissed: true, expert: { advice_offerings: [] } })
    const dialog = await screen.findByRole('dialog', { name: 'Complete your profile' })
    await expectNoAxeViolations()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Bio.*cameitDone$|^Bio.*itDone$/),
      expect.stringMatching(/^Advice.*can’t set up timed calls yet.*Not done$/),
    ])
    expect(within(dialog).queryByRole('link', { name: /video/ })).not.toBeInTheDocument()
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(screen.getByRole('link', { name: 'Go to My Profile' })).toHaveAttribute(
      'href',
      `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=advice`,
    )
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
    unmount()
    const again = open(expertUser, { isDismissed: true, expert: { advice_offerings: [] } })
    await waitFor(() => expect(again.sent.map(({ name }) => name)).toContain('PromptFacts'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
