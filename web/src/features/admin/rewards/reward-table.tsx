import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import type { RewardState } from '#contract/rewards/answer-rewards.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { leftText, paidText, reasonsOf, rewardText } from './reward-words'
import type { StaffReward } from './use-rewards'
import { VoidDialog } from './void-dialog'

const COLUMNS: readonly Column<StaffReward>[] = [
  {
    ...{ id: 'expert', header: 'Expert', isRowHeader: true },
    cell: ({ user, booked_at }) => (
      <span className="block font-normal">
        <Person user={user} isStrong />
        <span className="block text-xs text-muted">
          Rated <When iso={booked_at} />
        </span>
      </span>
    ),
  },
  {
    ...{ id: 'rating', header: 'Rated by' },
    cell: ({ asker, stars, paid_with, asker_since }) => (
      <span className="block">
        <span className="block">
          <Person user={asker} />, {stars} stars
        </span>
        <span className="block text-xs text-muted">
          {paidText(paid_with)}; member since <When iso={asker_since} />
        </span>
      </span>
    ),
  },
  {
    ...{ id: 'reward', header: 'Reward' },
    cell: (reward) => (
      <span className="block">
        <Amount reward={reward} />
        {reasonsOf(reward).map((reason) => (
          <span key={reason} className="block text-xs text-muted">
            {reason}
          </span>
        ))}
      </span>
    ),
  },
]

const SETTLED: Readonly<Record<RewardState, Column<StaffReward> | null>> = {
  held: { id: 'due', header: 'Due', cell: ({ due_at }) => (due_at ? <When iso={due_at} /> : '–') },
  posted: { id: 'posted', header: 'Posted', cell: ({ settled_at }) => (settled_at ? <When iso={settled_at} /> : '–') },
  voided: {
    ...{ id: 'voided', header: 'Taken back' },
    cell: ({ settled_at, voider, void_reason }) => (
      <span className="block">
        {settled_at ? <When iso={settled_at} /> : null}
        {voider ? ` by ${fullName(voider)}` : null}
        <span className="block text-xs text-muted wrap-anywhere">{void_reason}</span>
      </span>
    ),
  },
  refused: null,
}

/** Rewards of one state; those on hold can be taken back. */
export function RewardTable({ state, rows }: { state: RewardState; rows: readonly StaffReward[] }) {
  const { id: me } = useSignedInUser()
  const [opened, setOpened] = useState<string | null>(null)
  const reward = rows.find(({ response_id }) => response_id === opened)
  const settled = SETTLED[state]
  const columns = [...COLUMNS, ...(settled ? [settled] : [])]
  if (state === 'held')
    columns.push({
      ...{ id: 'void', header: 'Take back', isHeaderHidden: true },
      // nobody decides about their own money
      cell: ({ response_id, user }) =>
        user && user.id !== me ? (
          <Button
            size="sm"
            className="max-md:-ms-1"
            aria-label={`Take back the reward of ${fullName(user)}`}
            onClick={() => setOpened(response_id)}
          >
            Take back
          </Button>
        ) : null,
    })
  return (
    <>
      <DataTable
        caption="Rewards, the newest first"
        columns={columns}
        rows={rows}
        rowKey={({ response_id }) => response_id}
      />
      {reward ? <VoidDialog reward={reward} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

/** What was booked, or what corrections left of it. */
function Amount({ reward }: { reward: StaffReward }) {
  const left = leftText(reward)
  return (
    <>
      <span className="tabular block font-medium">{left ?? rewardText(reward)}</span>
      {left ? <span className="block text-xs text-muted">Corrected from {rewardText(reward)}</span> : null}
    </>
  )
}

function Person({ user, isStrong }: { user: StaffReward['user']; isStrong?: boolean }) {
  if (!user) return null
  return (
    <Link to={paths.profileOf(user)} className={isStrong ? 'text-link font-medium' : 'text-link'}>
      {fullName(user)}
    </Link>
  )
}

function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatExactDate(iso)} className="whitespace-nowrap">
      {formatRelativeDate(iso)}
    </time>
  )
}
