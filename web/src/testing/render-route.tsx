import { act, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom'
import { writeStored } from '#lib/browser/storage.js'
import type { AppConfig } from '#lib/config.js'
import { createQueryClient } from '#lib/query-client.js'
import { startSession } from '#lib/session.js'
import type { WireUser } from '#lib/session-user.js'
import { Providers } from '#web/app/providers.js'
import { AppRoutes } from '#web/app/router.js'
import { onTestEnd } from './environment'
import { type Network, openNetwork, refusal, type Sent } from './network'

const TOKEN_MS = 15 * 60 * 1000

interface RouteOptions extends Network {
  /** the signed-in user; a visitor if left out. A function runs for every token renewal, so that a test can sign in. */
  user?: WireUser | (() => WireUser | null)
  /** navigation state to arrive with */
  state?: unknown
}

export interface RouteResult extends RenderResult {
  user: UserEvent
  sent: Sent[]
  /** path and query of the current page */
  address(): string
}

/** The operator's settings, unless told otherwise. */
export function appConfig(part: Partial<AppConfig> = {}): AppConfig {
  return {
    productName: 'Sagework',
    mode: 'live',
    publicUrl: 'https://sagework.example',
    supportEmail: 'help@sagework.example',
    isPaymentTrial: false,
    providerCallUrl: null,
    analytics: null,
    location: null,
    calendarOrigin: 'https://calendly.com',
    isTranscribing: false,
    ...part,
  }
}

const COMPLETE = {
  ...{ profile_complete_percent: 100, is_profile_photo_uploaded: true, is_bio_added: true },
  ...{ is_domain_skill_topic_industry: true, is_experience_added: true, is_work_added: true },
}
const NO_INCOME = {
  ...{ growthArrow: 'NEUTRAL' as const, growthPercentage: 0, totalIncome: 0, charData: [], count: 0, items: [] },
}

/** An empty home, where many tests arrive. */
const HOME: Network = {
  graphql: {
    AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
    OwnAiPreferences: () => ({ user_ai_preferences: [] }),
    Needs: () => ({ own_needs: [] }),
    NewestOpportunities: () => ({ find_opportunities: [] }),
    OwnPosts: () => ({ own_posts: [] }),
    // the widgets of an expert's start page
    ExpertChecklist: () => ({ expert_details_by_pk: COMPLETE }),
    ExpertQuestions: () => ({
      ...{ toAnswer: [], answered: [], forYou: [], own_applications: [], expert_details_by_pk: null },
    }),
    PopularContent: () => ({ insights: [], answers: [] }),
  },
  rest: {
    'GET /api/user/first-time': () => ({ data: { seenAt: '2026-01-05T09:00:00Z' } }),
    'GET /api/admin/work': () => ({ queues: [] }),
    'GET /api/dashboard/expertIncome/all': () => NO_INCOME,
    'GET /api/notifications/counts': () => ({ achievements: 0, questions: 0, meetings: 0 }),
  },
}

/** Responses that the layout of every signed-in page needs. */
const FRAME: Required<Network> = {
  graphql: {
    UnseenNotices: () => ({ notifications_aggregate: { aggregate: { count: 0 } } }),
    CreditBalance: () => ({ ledger_balances: [] }),
    CreditChanges: () => ({ credit_changes: [] }),
    PromptFacts: ({ asksWelcome }) => ({
      ...{ users_by_pk: null, expert_details: [], company_members: [] },
      ...(asksWelcome ? { first_visits: [{ seen_at: '2026-01-01T00:00:00Z' }] } : {}),
    }),
    ViewedResponses: () => ({ viewed_responses: [] }),
    OwnPlan: () => ({ own: [], company: [], trials: [] }),
  },
  rest: {
    'GET /api/config': () => appConfig(),
  },
}

/** The GraphQL operations that the page sent, without those of the layout. */
export function operationsOfPage(sent: readonly Sent[]): Sent[] {
  return sent.filter(({ kind, name }) => kind === 'graphql' && !(name in FRAME.graphql))
}

/** Renders the client at an address with all its providers, against the test's own network. */
export function renderRoute(path: string, options: RouteOptions = {}): RouteResult {
  return openClient(options).show(path)
}

/** The client before anything is rendered, against the test's own network; `show` renders it at an address. */
export function openClient({ user, graphql, rest, state }: RouteOptions = {}) {
  const signedInUser = typeof user === 'function' ? user : () => user ?? null
  const { sent } = openNetwork({
    graphql: { ...HOME.graphql, ...FRAME.graphql, ...graphql },
    rest: { ...HOME.rest, ...FRAME.rest, 'POST /api/session/token': () => tokenFor(signedInUser()), ...rest },
  })
  if (signedInUser()) writeStored('was-signed-in', true)
  const { store, known, stop } = startSession()
  onTestEnd(stop)
  const queryClient = createQueryClient({ retry: false })

  function show(path: string): RouteResult {
    let address = path
    const result = render(
      <Providers store={store} queryClient={queryClient}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
          <Watch
            onMove={(next) => {
              address = next
            }}
          />
          <AppRoutes />
        </MemoryRouter>
      </Providers>,
    )
    return { ...result, user: userEvent.setup({ delay: null }), sent, address: () => address }
  }
  /** Asks for something once more, and waits until the page shows what came of it. */
  const askAgain = (queryKey: string) =>
    act(async () => {
      await queryClient.refetchQueries({ queryKey: [queryKey] })
      // components hear of it in a task of its own
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { known, queryClient, sent, show, askAgain }
}

function Watch({ onMove }: { onMove(address: string): void }) {
  const { pathname, search } = useLocation()
  onMove(`${pathname}${search}`)
  return null
}

export function tokenFor(user: WireUser | null) {
  if (!user) throw refusal(401, 'NO_SESSION', 'There is no session.')
  return { accessToken: `token-of-${user.userId}`, expiresAt: new Date(Date.now() + TOKEN_MS).toISOString(), user }
}
