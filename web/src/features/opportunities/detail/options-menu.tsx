import { CircleStop, Ellipsis, Pencil, Trash2, UserPlus } from 'lucide-react'
import { optionsMenu } from '#contract/opportunities/opportunity-options.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { postEditorPath } from '#entities/opportunity/post-paths.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Menu } from '#ui/overlay/menu.js'
import type { MenuEntry } from '#ui/overlay/menu-entry.js'
import type { DetailedOpportunity } from './detail-view'

/** The poster's Options: Edit, Invite, Close and Delete, depending on the status (OPP-59 to OPP-64, GO-67). */
export function OptionsMenu({ opportunity, isPoster }: { opportunity: DetailedOpportunity; isPoster: boolean }) {
  const { id, status } = opportunity
  const editor = postEditorPath(opportunity)
  const allowed = isOpportunityStatus(status) ? optionsMenu(status, isPoster) : null
  const items: MenuEntry[] = []
  if (allowed?.canEdit && editor) items.push({ label: 'Edit', icon: Pencil, to: editor })
  if (allowed?.canInviteTeamMember && opportunity.poster?.company)
    items.push({
      label: 'Invite Team Member',
      icon: UserPlus,
      to: paths.opportunityDetail(id, { tab: 'invitedusers' }),
    })
  if (allowed?.canClose) items.push({ label: 'Close Project', icon: CircleStop, to: paths.opportunityClose(id) })
  if (allowed?.canDelete)
    items.push({ label: 'Delete Project', icon: Trash2, tone: 'danger', to: paths.opportunityDelete(id) })
  if (items.length === 0) return null
  return <Menu button={<Button icon={Ellipsis}>Options</Button>} items={items} />
}
