import { type ComponentProps, Suspense } from 'react'
import type { BookCallFromChat } from '#features/applications/calls/book-call.js'
import type { DetailTab } from '#features/applications/page/application-tabs.js'
import type { ApplicationView } from '#features/applications/page/application-view.js'
import { tabOf } from '#features/applications/page/use-tab-in-url.js'
import type { Chat } from '#features/chat/data/use-chat.js'
import type { Outbox } from '#features/chat/data/use-outbox.js'
import type { ChatTab } from '#features/chat/thread/chat-tab.js'
import type { DetailedOpportunity } from '#features/opportunities/detail/detail-view.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'

// most people read what it is about first, and many nothing else
const ApplicationTab = lazyPart(async () => ({
  default: (await import('#features/applications/page/application-tab.js')).ApplicationTab,
}))
type ChatPanelProps = Omit<ComponentProps<typeof ChatTab>, 'bookCall'> &
  Pick<ComponentProps<typeof BookCallFromChat>, 'status'>

// together, so that the button to book a call doesn't come after the messages, or take them with it if it fails
const ChatPanel = lazyPart(async () => {
  const [{ ChatTab: Chats }, { BookCallFromChat: BookCall }] = await Promise.all([
    import('#features/chat/thread/chat-tab.js'),
    import('#features/applications/calls/book-call.js'),
  ])
  return {
    default: ({ status, ...props }: ChatPanelProps) => (
      <Chats
        {...props}
        bookCall={(call) => <BookCall {...call} opportunityId={props.opportunityId} status={status} />}
      />
    ),
  }
})
const PaymentSchedule = lazyPart(async () => ({
  default: (await import('#entities/opportunity/payment-schedule.js')).PaymentSchedule,
}))
const TeamTab = lazyPart(async () => ({ default: (await import('#features/team/team-tab.js')).TeamTab }))

const PARTS = {
  interests: ApplicationTab,
  assignedExperts: ApplicationTab,
  proposal: ApplicationTab,
  hired: ApplicationTab,
  comments: ChatPanel,
  payments: PaymentSchedule,
  invitedusers: TeamTab,
} satisfies Record<Exclude<DetailTab, 'about'>, { load(): Promise<void> }>
/** Tabs of one part, which keeps what was typed. */
const OF_APPLICATION: ReadonlySet<string> = new Set(
  Object.entries(PARTS).flatMap(([tab, part]) => (part === ApplicationTab ? [tab] : [])),
)
const isPanel = (tab: string): tab is keyof typeof PARTS => tab in PARTS

/** Loads the tab that an address opens. */
export async function loadPanelAt(query: URLSearchParams): Promise<void> {
  const tab = tabOf(query, Object.keys(PARTS), 'proposal')
  if (isPanel(tab)) await PARTS[tab].load()
}

/** Loads all tabs, one after the other, so that the page answers in between. */
async function loadPanels(): Promise<void> {
  for (const part of [ApplicationTab, ChatPanel, PaymentSchedule, TeamTab]) await part.load()
}
const LATER = { load: () => void loadPanels() }

interface DetailPanelProps {
  opportunity: DetailedOpportunity
  view: ApplicationView
  tab: DetailTab
  chat: Chat | null
  outbox: Outbox
  isScrollingToCounter: boolean
  goTo(tab: string): void
}

/** The panel of every tab but About. */
export function DetailPanel(props: DetailPanelProps) {
  return (
    <ErrorBoundary resetKey={props.tab}>
      {/* one boundary for each: in the same, the old tab would stay until the code of the new one is there */}
      <Suspense
        key={OF_APPLICATION.has(props.tab) ? 'application' : props.tab}
        fallback={<SkeletonRows label="Loading what is under this tab" rows={['h-10', 'h-24', 'h-24']} />}
      >
        <Panel {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Panel({ opportunity, view, tab, chat, outbox, isScrollingToCounter, goTo }: DetailPanelProps) {
  if (tab === 'comments' && chat)
    return (
      <ChatPanel
        {...{ me: view.me, chat, outbox }}
        opportunityId={opportunity.id}
        poster={view.opportunity.poster}
        status={view.opportunity.status}
      />
    )
  if (tab === 'payments')
    return (
      <>
        <PaymentSchedule payments={opportunity.payments} />
        <p className="mt-4 text-sm text-muted">
          Each part is paid to the expert directly. Our staff mark it as paid, and tell both sides.
        </p>
      </>
    )
  if (tab === 'invitedusers') return <TeamTab opportunityId={opportunity.id} status={view.opportunity.status} />
  return <ApplicationTab {...{ view, tab, isScrollingToCounter, goTo }} />
}

/** Loads the tabs once the page is there. */
export const usePanelsLater = () => useLoadedLater(LATER)
