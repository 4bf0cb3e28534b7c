import { ScrollText, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { OpportunityUploads } from '#entities/document/opportunity-uploads.js'
import { AcceptPrompt } from '#features/applications/hire/accept-prompt.js'
import { DeclineRequest, mayDecline } from '#features/applications/interest/decline-request.js'
import { ShowInterest } from '#features/applications/interest/show-interest.js'
import { AskedAnswers } from '#features/applications/next/asked-answers.js'
import { Declines } from '#features/applications/next/declines.js'
import { NextStepLine } from '#features/applications/next/next-step-line.js'
import { mayWait, trackingStatusOf } from '#features/applications/page/application.js'
import { ApplicationStepper } from '#features/applications/page/application-stepper.js'
import { useApplicationPage } from '#features/applications/page/use-application-page.js'
import { applicationsOf, useApplications, useRefresh } from '#features/applications/page/use-applications.js'
import { type Chat, chatOf, useChat } from '#features/chat/data/use-chat.js'
import { useOutbox } from '#features/chat/data/use-outbox.js'
import type { DetailedOpportunity } from '#features/opportunities/detail/detail-view.js'
import { useOpportunityDetailQuery } from '#features/opportunities/detail/opportunity-detail.generated.js'
import { OpportunityPage } from '#features/opportunities/detail/opportunity-page.js'
import { CANCELLED_PAYMENT, RETURNED_PAYMENT } from '#lib/browser/returned-payment.js'
import { useIsAt } from '#lib/browser/use-is-at.js'
import { lazyPart, useLoadedLater, type Visit } from '#lib/lazy-part.js'
import { paths, patterns } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { DetailPanel, loadPanelAt, usePanelsLater } from './opportunities/detail-panel'

// few open them, and never before they have read the page
const LeaveDialogs = lazyPart(async () => ({
  default: (await import('#features/applications/hire/leave-dialogs.js')).LeaveDialogs,
}))
const HirePaymentReturn = lazyPart(async () => ({
  default: (await import('#features/applications/hire/hire-payment-return.js')).HirePaymentReturn,
}))

const isBackFromPaying = (query: URLSearchParams) => query.has(RETURNED_PAYMENT) || query.has(CANCELLED_PAYMENT)

/** `/dashboard/opportunity_detail/:id` and the dialogs under it (OPP-01). Unknown and hidden posts look alike (GO-03). */
export default function OpportunityDetailRoute() {
  const { id = '' } = useParams()
  const { id: me, isExpert, isStaff } = useSignedInUser()
  const isId = isUuid(id)
  const detail = useOpportunityDetailQuery({ id, me }, { enabled: isId })
  const opportunity = detail.data?.opportunities_by_pk
  const isInside = opportunity?.poster?.user_id === me || Boolean(opportunity?.team_members.length)
  const part = isInside ? 'poster' : isExpert ? 'applicant' : null
  const applications = useApplications(isId ? id : '', me, part)
  const chat = useChat(isId ? id : '', me)
  useDocumentTitle(opportunity?.title ?? 'Opportunity')

  // render both at once, so that the stepper and tabs don't push the page down
  if (isId && (detail.isPending || applications.isPending || chat.isPending)) return <DetailSkeleton />
  if (detail.error && !opportunity)
    return <ErrorState error={detail.error} onRetry={() => void detail.refetch()} isRetrying={detail.isRefetching} />
  if (!opportunity) return isStaff && isId ? <LookedUpByStaff id={id} /> : <NotFound />
  return <LoadedDetail key={opportunity.id} opportunity={opportunity} applications={applications} chat={chat.chat} />
}

OpportunityDetailRoute.first = ({ user, params: { id = '' }, query, queryClient }: Visit) => {
  if (!user || !isUuid(id)) return undefined
  const asked = { id, me: user.id }
  void queryClient.prefetchQuery({
    queryKey: useOpportunityDetailQuery.getKey(asked),
    queryFn: useOpportunityDetailQuery.fetcher(asked),
  })
  void queryClient.prefetchQuery(applicationsOf(id, user.id))
  void queryClient.prefetchQuery(chatOf(id, user.id))
  return Promise.all([loadPanelAt(query), isBackFromPaying(query) && HirePaymentReturn.load()])
}

function NotFound() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Opportunity not found
      </h1>
      <EmptyState
        title="This opportunity doesn’t exist, or you don’t have access to it."
        action={<LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>}
      />
    </>
  )
}

/** Here staff see what members see; posts for one expert, drafts and deleted ones they read in their own pages. */
function LookedUpByStaff({ id }: { id: string }) {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Opportunity not found
      </h1>
      <EmptyState
        title="You don’t have access to this opportunity as a member."
        text="If it exists, it’s among the posts that staff review."
        action={
          <LinkButton to={paths.adminOpportunities({ tab: 'approved', id })}>Look for it under Review</LinkButton>
        }
      />
    </>
  )
}

interface LoadedDetailProps {
  opportunity: DetailedOpportunity
  applications: ReturnType<typeof useApplications>
  chat: Chat | null
}

function LoadedDetail({ opportunity, applications, chat }: LoadedDetailProps) {
  const { data, error, refetch, isRefetching } = applications
  const { view, canShowInterest, tabs, tab, goTo, isScrollingToCounter } = useApplicationPage(opportunity, data, chat)
  const refresh = useRefresh()
  const { id: me, isStaff } = useSignedInUser()
  const isLeaving = useIsAt(patterns.opportunityOptOut, patterns.opportunityReject)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // what is told of the payment takes it out of the address
  const [isBack, setIsBack] = useState(() => isBackFromPaying(query))
  const toPage = () => navigate(paths.opportunityDetail(opportunity.id), { replace: true })
  useLoadedLater(LeaveDialogs)
  usePanelsLater()
  // here rather than in the tab: what was written without a connection is sent while one looks at something else
  const outbox = useOutbox(me, opportunity.id)
  return (
    <OpportunityUploads opportunityId={opportunity.id} onStored={() => void refresh()}>
      <OpportunityPage
        opportunity={opportunity}
        isPoster={view.isPoster}
        hasApplicants={!data || view.totals.hasApplicants}
        mayWait={mayWait(view.own)}
        head={
          <>
            {view.own && trackingStatusOf(view.own) === 'pending' ? <AcceptPrompt application={view.own} /> : null}
            {data ? <ApplicationStepper view={view} /> : null}
            {data ? <NextStepLine view={view} /> : null}
            {data ? <AskedAnswers view={view} /> : null}
            {data ? <Declines view={view} /> : null}
            {error && !data ? (
              <ErrorState
                title="The applications can’t be shown right now"
                error={error}
                onRetry={() => void refetch()}
                isRetrying={isRefetching}
              />
            ) : null}
          </>
        }
        action={
          // under Proposal, uploading the signed NDA is what shows interest (GO-25)
          view.isPoster && opportunity.status === 'published' && !opportunity.assigned_expert_id ? (
            <LinkButton icon={Users} to={paths.matchingExperts(opportunity.id)}>
              Matching experts
            </LinkButton>
          ) : canShowInterest && tab !== 'proposal' ? (
            <ShowInterest
              opportunityId={opportunity.id}
              type={opportunity.type}
              poster={opportunity.poster}
              decline={mayDecline(view) ? <DeclineRequest opportunity={view.opportunity} /> : null}
              onShown={() => goTo('proposal')}
              onNda={() => goTo('proposal')}
            />
          ) : isStaff ? (
            <LinkButton icon={ScrollText} to={paths.adminAudit({ opportunity: opportunity.id })}>
              Audit
            </LinkButton>
          ) : null
        }
        tabs={tabs}
        tab={tab}
        onTab={goTo}
        panel={<DetailPanel {...{ opportunity, view, tab, chat, outbox, isScrollingToCounter, goTo }} />}
      />
      {data && isLeaving ? (
        <LateDialog onClose={toPage}>
          <LeaveDialogs view={view} />
        </LateDialog>
      ) : null}
      {view.isPoster && isBack ? (
        <LateDialog
          onClose={() => {
            setIsBack(false)
            toPage()
          }}
        >
          <HirePaymentReturn view={view} />
        </LateDialog>
      ) : null}
    </OpportunityUploads>
  )
}

function DetailSkeleton() {
  return (
    <SkeletonRegion label="Loading the opportunity">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-6 w-72" />
        <div className="grid gap-8 lg:grid-cols-[1fr_18rem]">
          <div className="flex flex-col gap-3">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-3/4" />
          </div>
          <Skeleton className="h-72 w-full" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
