import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { DELETE_COMMENT_CHARACTERS_MAX } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { optionsMenu } from '#contract/opportunities/opportunity-options.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { OPPORTUNITY_LIST_KEYS } from '#entities/opportunity/list-keys.js'
import { paths, patterns } from '#lib/paths.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import type { DetailedOpportunity } from './detail-view'
import { useCloseOpportunityMutation, useDeleteDraftOpportunityMutation } from './opportunity-acts.generated'

interface EndingProps {
  opportunity: DetailedOpportunity
  isPoster: boolean
  /** they are told of its end */
  hasApplicants: boolean
}

/** Close and Delete: dialogs with addresses of their own (OPP-02, OPP-03, GO-70). */
export function EndingDialogs({ opportunity, isPoster, hasApplicants }: EndingProps): ReactNode {
  const isClosing = useMatch(patterns.opportunityClose) !== null
  const isDeleting = useMatch(patterns.opportunityDelete) !== null
  const allowed = isOpportunityStatus(opportunity.status) ? optionsMenu(opportunity.status, isPoster) : null
  const { id } = opportunity
  const thing = wordForType(opportunity.type)
  if (isClosing)
    return allowed?.canClose ? (
      <CloseDialog id={id} thing={thing} hasApplicants={hasApplicants} />
    ) : (
      <BackToPage id={id} />
    )
  if (isDeleting) return allowed?.canDelete ? <DeleteDialog id={id} thing={thing} /> : <BackToPage id={id} />
  return null
}

/** Anybody who may not open the dialog is sent back to the detail page (GO-70). */
function BackToPage({ id }: { id: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(paths.opportunityDetail(id), { replace: true })
  }, [navigate, id])
  return null
}

const COMMENTS = {
  label: 'Comments',
  isOptional: true,
  maxCharacters: DELETE_COMMENT_CHARACTERS_MAX,
  check: (words: string) => (words.trim().length > DELETE_COMMENT_CHARACTERS_MAX ? FIELD_MESSAGES.commentMax : null),
  confirmLabel: 'Confirm',
  tone: 'danger',
  isOpen: true,
} as const

/** The failure has already been reported. */
const isDone = (ending: Promise<unknown>) =>
  ending.then(
    () => true,
    () => false,
  )

function CloseDialog({ id, thing, hasApplicants }: { id: string; thing: string; hasApplicants: boolean }) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const back = () => navigate(paths.opportunityDetail(id), { replace: true })
  const close = useCloseOpportunityMutation({
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      alerts.show({ tone: 'success', text: `Your ${thing} is closed.` })
      back()
    },
    onError: (error) => {
      alerts.showError(error)
      void queryClient.invalidateQueries()
    },
  })
  return (
    <ReasonDialog
      {...COMMENTS}
      keptAs={`close:${id}`}
      title={`Close the ${thing}`}
      text={
        hasApplicants
          ? 'Closing is final. We’ll tell everybody who applied how it ended and include your comments.'
          : `Closing is final. Nobody has applied for this ${thing}.`
      }
      isBusy={close.isPending}
      onSubmit={(comments) => isDone(close.mutateAsync({ id, comments: comments || null }))}
      onClose={back}
    />
  )
}

/** Goes to the list afterwards (GO-09). */
function DeleteDialog({ id, thing }: { id: string; thing: string }) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const remove = useDeleteDraftOpportunityMutation({
    onSuccess: () => {
      // drop the post's own page, which must not be refetched now
      for (const key of OPPORTUNITY_LIST_KEYS) queryClient.removeQueries({ queryKey: [key] })
      alerts.show({ tone: 'success', text: 'Your draft was deleted.' })
      navigate(paths.opportunitySummary())
    },
    onError: alerts.showError,
  })
  return (
    <ReasonDialog
      {...COMMENTS}
      keptAs={`delete:${id}`}
      title={`Delete the ${thing}`}
      text="Only you and our staff have seen this draft. Deleting it can’t be undone."
      isBusy={remove.isPending}
      onSubmit={(comments) => isDone(remove.mutateAsync({ id, comments: comments || null }))}
      onClose={() => navigate(paths.opportunityDetail(id), { replace: true })}
    />
  )
}
