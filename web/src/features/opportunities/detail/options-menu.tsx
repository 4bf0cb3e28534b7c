import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DELETE_COMMENT_CHARACTERS_MAX } from '../../../../../actions/contract/limits'
import { optionsMenu } from '../../../../../actions/contract/opportunities/opportunity-options'
import { isOpportunityStatus } from '../../../../../actions/contract/opportunities/statuses'
import { paths } from '../../../lib/paths'
import { messageOf } from '../../../lib/request-error'
import { Button } from '../../../ui/button/button'
import { useAlerts } from '../../../ui/feedback/alert-centre'
import { Field } from '../../../ui/form/field'
import { Textarea } from '../../../ui/form/textarea'
import { ConfirmDialog } from '../../../ui/overlay/dialog'
import { Menu, type MenuEntry } from '../../../ui/overlay/menu'
import type { DetailedOpportunity } from './detail-view'
import { useDeleteDraftOpportunityMutation } from './opportunity-acts.generated'

/** The poster's Options: Edit and Delete, as the status allows (OPP-59, OPP-60, OPP-63, OPP-64). */
export function OptionsMenu({ opportunity, isPoster }: { opportunity: DetailedOpportunity; isPoster: boolean }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, status, type } = opportunity
  const allowed = isOpportunityStatus(status) ? optionsMenu(status, isPoster) : null
  const items: MenuEntry[] = []
  if (allowed?.canEdit && type === 'fractional')
    items.push({ label: 'Edit', icon: Pencil, to: paths.fractionalCreator(id) })
  if (allowed?.canDelete)
    items.push({ label: 'Delete Project', icon: Trash2, tone: 'danger', onSelect: () => setIsDeleting(true) })
  if (items.length === 0) return null
  return (
    <>
      <Menu button={<Button icon={Ellipsis}>Options</Button>} items={items} />
      <DeleteDraftDialog id={id} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

/** Asks with an optional word, then leads to the list (GO-09, GO-70). */
function DeleteDraftDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose(): void }) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const [comments, setComments] = useState('')
  const remove = useDeleteDraftOpportunityMutation({
    onSuccess: () => {
      // gone from every list; the page of the post itself must not be asked for again
      queryClient.removeQueries({ queryKey: ['OpportunityList'] })
      alerts.show({ tone: 'success', text: 'Your draft was deleted.' })
      navigate(paths.opportunitySummary())
    },
  })

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete Project"
      text={
        <div className="flex flex-col gap-4">
          <p>Nobody but you and our staff has seen this draft. Deleting it can't be undone.</p>
          <Field label="Comments" isOptional>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={DELETE_COMMENT_CHARACTERS_MAX}
                value={comments}
                onChange={(event) => setComments(event.target.value)}
              />
            )}
          </Field>
        </div>
      }
      confirmLabel="Delete"
      tone="danger"
      isBusy={remove.isPending}
      error={remove.error ? messageOf(remove.error) : undefined}
      onConfirm={() => remove.mutate({ id, comments: comments.trim() || null })}
      onClose={onClose}
    />
  )
}
