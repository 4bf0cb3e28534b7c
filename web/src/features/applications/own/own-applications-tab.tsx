import { Handshake } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Segments } from '#ui/filter/segments.js'
import { OwnApplicationTable } from './own-application-table'
import { TURNS, type Turn } from './turns'
import { useOwnApplicationCounts, useOwnApplications } from './use-own-applications'

const GROUP_LABELS: Readonly<Record<Turn, string>> = {
  expert: 'Your turn',
  company: 'Waiting for an answer',
  hired: 'Hired',
  ended: 'Ended',
}

interface OwnApplicationsTabProps {
  turn: Turn
  onTurn(turn: Turn): void
}

/** What an expert applied to, by who acts next. */
export function OwnApplicationsTab({ turn, onTurn }: OwnApplicationsTabProps) {
  const counts = useOwnApplicationCounts()
  return (
    <>
      <div className="mb-4">
        <Segments
          label="Your applications by whose turn it is"
          segments={TURNS.map((id) => ({ id, label: GROUP_LABELS[id], count: counts[id] }))}
          current={turn}
          onChange={onTurn}
        />
      </div>
      <Group turn={turn} hasNone={TURNS.every((id) => counts[id] === 0)} />
    </>
  )
}

function Group({ turn, hasNone }: { turn: Turn; hasNone: boolean }) {
  const empty = {
    icon: Handshake,
    ...(hasNone ? NONE : EMPTY[turn]),
    action: <LinkButton to={paths.opportunitySummary({ tab: 'active' })}>See open opportunities</LinkButton>,
  }
  return (
    <PagedRows list={useOwnApplications(turn)} loading="Loading your applications" empty={empty}>
      {(rows) => <OwnApplicationTable caption={GROUP_LABELS[turn]} turn={turn} rows={rows} />}
    </PagedRows>
  )
}

const NONE = {
  title: 'You haven’t applied to anything yet.',
  text: 'Show interest in an opportunity, and follow it here.',
}
const EMPTY: Readonly<Record<Turn, { title: string; text: string }>> = {
  expert: {
    title: 'Nothing is waiting for you.',
    text: 'Proposals to send, and counter offers and hires to answer, appear here.',
  },
  company: {
    title: 'Nobody owes you an answer.',
    text: 'Once you’ve sent a proposal, it appears here until it’s decided on.',
  },
  hired: { title: 'You have no work under way.', text: 'It appears here once you accept a hire.' },
  ended: { title: 'None of your applications has ended.', text: 'They appear here with how they ended.' },
}
