import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import {
  creatorAddress,
  type OpportunityType,
  wordForMany,
  wordForType,
  wordWithArticle,
} from '#contract/opportunities/type-facts.js'
import { addressedForm, postForm } from '#contract/opportunities/types.js'
import ConfirmAddress from '#features/account/profile/confirm-address.js'
import { readFilters } from '#features/opportunities/list/list-filters.js'
import { OpportunityResults } from '#features/opportunities/list/opportunity-results.js'
import { PostFormDialog } from '#features/opportunities/post-form/post-form-dialog.js'
import {
  AlreadyPostedDialog,
  PostedDialog,
  UpgradeMembershipDialog,
} from '#features/opportunities/post-form/posting-dialogs.js'
import { useFormStart } from '#features/opportunities/post-form/use-form-start.js'
import { readPrefill } from '#features/opportunities/post-type/prefill.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'

// only forms for one expert stand over a profile
const ProfileScreen = lazy(async () => ({
  default: (await import('#features/profile/profile-screen.js')).ProfileScreen,
}))

const NO_FILTERS = readFilters(new URLSearchParams())

type Shown = 'form' | 'posted' | 'edited before' | 'ended before' | 'upgrade'

interface PostCreatorRouteProps {
  type: OpportunityType
  /** false while the post that the address names, and so its type, isn’t known */
  isTypeKnown?: boolean
}

/**
 * `/fractional-creator`, `/fractional-creator/:id` and the same for every type: the form over the page, then its
 * outcome (GD-54).
 */
export default function PostCreatorRoute({ type, isTypeKnown = true }: PostCreatorRouteProps) {
  const { id = null } = useParams()
  const navigate = useNavigate()
  const { email } = useSignedInUser()
  const [shown, setShown] = useState<Shown>('form')
  // remembered from the moment of sending, because nothing is requested of the poster afterwards
  const [sent, setSent] = useState<{ isLive: boolean; request: string | null }>({ isLive: false, request: null })
  const [query] = useSearchParams()
  const { state: passed } = useLocation()
  const [prefill] = useState(() => readPrefill(query, passed))
  const asked = id === null ? query.get('expert') : null
  const expertId = asked !== null && isUuid(asked) && addressedForm(type) ? asked : null
  const state = useFormStart(type, id, prefill, expertId)
  const words = (expertId ? addressedForm(type) : postForm(type))?.words
  const editPage = (isTypeKnown ? words?.editPage : null) ?? 'Edit an opportunity'
  useDocumentTitle(id ? editPage : (words?.post ?? 'Post an opportunity'))

  // While the form gives way to its outcome, a click on the outcome counts as one outside of the form.
  const leave = () => {
    if (shown !== 'form') return
    if (expertId) navigate(paths.profileById(expertId))
    else navigate(id ? paths.opportunityDetail(id) : paths.opportunitySummary())
  }

  const unknown = <UnknownExpert type={type} />
  // a form for anybody would not be what the link promised
  if (asked !== null && !expertId) return unknown
  const behind = expertId ? (
    <Suspense fallback={<SkeletonRows label="Loading the profile" rows={['h-24', 'h-40']} />}>
      <ProfileScreen address={{ id: expertId }} notFound={unknown} />
    </Suspense>
  ) : (
    <PageBehind />
  )
  if (state.status === 'loading') return behind
  if (state.status === 'failed') return <ErrorState error={state.error} onRetry={state.retry} />
  if (state.status === 'unknown expert') return unknown
  if (state.status === 'elsewhere') return <Navigate to={state.editor} replace />
  if (state.status === 'missing')
    return expertId ? (
      <NotAskable title={words?.post} expertId={expertId} />
    ) : (
      <NotEditable title={editPage} type={type} />
    )
  return (
    <>
      {behind}
      <PostFormDialog
        key={id ?? expertId}
        isOpen={shown !== 'posted'}
        start={state.start}
        choices={state.choices}
        confirmAddress={<ConfirmAddress email={email} />}
        request={state.request}
        reread={state.reread}
        onClose={leave}
        onPosted={(status) => {
          setSent({ isLive: status !== 'draft', request: state.request })
          setShown('posted')
        }}
        onFreePlanLimit={() => setShown('upgrade')}
        onAlreadyPosted={(hasEnded) => setShown(hasEnded ? 'ended before' : 'edited before')}
      >
        <AlreadyPostedDialog
          isOpen={shown === 'edited before' || shown === 'ended before'}
          type={type}
          hasEnded={shown === 'ended before'}
          onClose={() => setShown('form')}
        />
        <UpgradeMembershipDialog isOpen={shown === 'upgrade'} onClose={() => setShown('form')} />
      </PostFormDialog>
      <PostedDialog
        isOpen={shown === 'posted'}
        words={state.start.description.words}
        {...sent}
        onOk={() => navigate(paths.opportunitySummary({ tab: 'active' }))}
      />
    </>
  )
}

/**
 * Missing, somebody else's, or no longer editable: leads to the poster's own posts, which show what can still be done.
 */
function NotEditable({ title, type }: { title: string; type: OpportunityType }) {
  const thing = wordForType(type)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={`This ${thing} can’t be edited, or it isn’t yours.`}
        action={<LinkButton to={paths.opportunitySummary({ tab: 'mine' })}>See your {wordForMany(type)}</LinkButton>}
      />
    </>
  )
}

/** No expert, oneself, or, for a role, not open to it or without a rate card (GD-54). */
function NotAskable({ title = 'Ask an expert', expertId }: { title: string | undefined; expertId: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="This expert can’t be asked at the moment."
        action={<LinkButton to={paths.profileById(expertId)}>See their profile</LinkButton>}
      />
    </>
  )
}

/** The address asks for nobody who exists, or for a type that nobody can be asked for. */
function UnknownExpert({ type }: { type: OpportunityType }) {
  const thing = wordForType(type)
  return (
    <>
      <PageHeader title={addressedForm(type)?.words.post ?? `Post ${wordWithArticle(type)}`} />
      <EmptyState
        title="We can’t find the expert you want to ask."
        text={`They may have left, or the link is incomplete. You can post the ${thing} for everybody who matches instead.`}
        action={<LinkButton to={creatorAddress(type) ?? paths.opportunitiesCreator()}>Post for everybody</LinkButton>}
      />
    </>
  )
}

/** The list that the form covers and leads back to (GD-54). */
function PageBehind() {
  return (
    <>
      <PageHeader title="Opportunities" />
      <OpportunityResults tab="active" filters={NO_FILTERS} onClearFilters={() => undefined} />
    </>
  )
}
