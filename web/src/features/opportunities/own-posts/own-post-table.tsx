import { CircleStop, Ellipsis, Pencil, Trash2, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cappedCount } from '#contract/format/capped-count.js'
import { optionsMenu } from '#contract/opportunities/opportunity-options.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { OpportunityStatusBadge } from '#entities/opportunity/opportunity-status-badge.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { postEditorPath } from '#entities/opportunity/post-paths.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Badge } from '#ui/display/badge.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { Menu } from '#ui/overlay/menu.js'
import type { MenuEntry } from '#ui/overlay/menu-entry.js'
import type { OwnPostFragment } from './own-posts.generated'
import { type PostNumbers, whatWaits } from './what-waits'

interface Row extends PostNumbers {
  id: string
  type: string
  title: string
  createdAt: string
  newApplicants: number
  isPosterNext: boolean
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'post',
    header: 'Post',
    isRowHeader: true,
    cell: ({ id, title, type, createdAt, is_team }) => (
      <>
        <Link
          to={paths.opportunityDetail(id)}
          className="focus-ring rounded-sm text-base font-medium text-ink hover:text-accent md:text-sm"
        >
          {title}
        </Link>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <OpportunityTypeBadge type={type} />
          {is_team ? <Badge>Team</Badge> : null}
          <time dateTime={createdAt} title={formatExactDate(createdAt)}>
            Posted {formatRelativeDate(createdAt)}
          </time>
        </span>
      </>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <OpportunityStatusBadge status={status} /> },
  {
    id: 'waits',
    header: 'What waits',
    cell: (row) => {
      const to = row.isPosterNext ? nextPlace(row) : null
      return to ? (
        <Link to={to} className="text-link font-medium">
          {whatWaits(row)}
        </Link>
      ) : (
        <span className="text-muted">{whatWaits(row)}</span>
      )
    },
  },
  {
    id: 'applicants',
    header: 'Applicants',
    isNumeric: true,
    cell: ({ applicants, newApplicants }) => (
      <span className="inline-flex items-center gap-2">
        {newApplicants > 0 ? <Badge tone="accent">{cappedCount(newApplicants)} new</Badge> : null}
        {cappedCount(applicants)}
      </span>
    ),
  },
  { id: 'hired', header: 'Hired', isNumeric: true, cell: ({ hired }) => cappedCount(hired) },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    isNumeric: true,
    isMenu: true,
    cell: (row) => {
      const items = actionsOf(row)
      return items.length > 0 ? (
        <Menu button={<IconButton label={`Options of ${row.title}`} icon={Ellipsis} size="sm" />} items={items} />
      ) : null
    },
  },
]

/** Where the poster does what the post waits for. */
function nextPlace(row: Row): string | null {
  return row.review_status === 'changes requested'
    ? postEditorPath(row)
    : paths.opportunityDetail(row.id, { tab: 'interests' })
}

/** The same as on the post's own page (OPP-59 to OPP-64), and the way to its applicants. */
function actionsOf(row: Row): MenuEntry[] {
  const { id, status, applicants, is_team } = row
  const editor = postEditorPath(row)
  const allowed = isOpportunityStatus(status) ? optionsMenu(status, !is_team) : null
  const items: MenuEntry[] = []
  if (applicants > 0)
    items.push({ label: 'See applicants', icon: Users, to: paths.opportunityDetail(id, { tab: 'interests' }) })
  if (allowed?.canEdit && editor) items.push({ label: 'Edit', icon: Pencil, to: editor })
  if (allowed?.canClose) items.push({ label: 'Close Project', icon: CircleStop, to: paths.opportunityClose(id) })
  if (allowed?.canDelete)
    items.push({ label: 'Delete Project', icon: Trash2, tone: 'danger', to: paths.opportunityDelete(id) })
  return items
}

/** Posts as rows, to work with rather than to choose from. */
export function OwnPostTable({ caption, posts }: { caption: string; posts: readonly OwnPostFragment[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={posts.flatMap(toRow)} rowKey={({ id }) => id} />
}

/** GraphQL types a view's columns as nullable, and numbers may arrive as text. */
function toRow({ opportunity, ...post }: OwnPostFragment): Row[] {
  if (!opportunity) return []
  const { id, type, title, assigned_expert_id, declined } = opportunity
  return [
    {
      ...{ id, type, title },
      addressee: assigned_expert_id === null ? null : { hasDeclined: declined.length > 0 },
      createdAt: post.created_at ?? '',
      status: post.status ?? '',
      review_status: post.review_status ?? '',
      is_team: post.is_team ?? false,
      isPosterNext: (post.is_poster_next ?? false) && !post.is_team,
      to_answer: Number(post.to_answer),
      applicants: Number(post.applicants),
      newApplicants: Number(post.new_applicants),
      asked: Number(post.asked),
      countered: Number(post.countered),
      hired: Number(post.hired),
      awaited: Number(post.awaited),
    },
  ]
}
