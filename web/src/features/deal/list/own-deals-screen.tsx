import { Handshake } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Segments } from '#ui/filter/segments.js'
import { DealTable } from './deal-table'
import { DEAL_SIDES, type DealSide, useOwnDeals } from './use-own-deals'

const LABELS: Readonly<Record<DealSide, string>> = { work: 'You were hired', hires: 'You hired' }

/** Everything the user has agreed on, as expert and as poster. The side is in the address. */
export function OwnDealsScreen() {
  const { isExpert } = useSignedInUser()
  const [query, setQuery] = useSearchParams()
  const asked = DEAL_SIDES.find((side) => side === query.get('side')) ?? 'work'
  const side = isExpert ? asked : 'hires'
  useDocumentTitle('Your deals')
  return (
    <>
      <PageHeader
        title="Your deals"
        lead="What you agreed on with each hire, as it was then. Nobody can change these records."
      />
      {isExpert ? (
        <div className="mb-4">
          <Segments
            label="Your deals by side"
            segments={DEAL_SIDES.map((id) => ({ id, label: LABELS[id] }))}
            current={side}
            onChange={(next) => setQuery({ side: next }, { replace: true })}
          />
        </div>
      ) : null}
      <Deals key={side} side={side} />
    </>
  )
}

function Deals({ side }: { side: DealSide }) {
  return (
    <PagedRows list={useOwnDeals(side)} loading="Loading your deals" empty={EMPTY[side]}>
      {(rows) => <DealTable caption={LABELS[side]} side={side} rows={rows} />}
    </PagedRows>
  )
}

const EMPTY = {
  work: {
    icon: Handshake,
    title: 'You haven’t been hired yet.',
    text: 'When you accept a hire, the record of the deal appears here.',
    action: <LinkButton to={paths.opportunitySummary({ tab: 'active' })}>See open opportunities</LinkButton>,
  },
  hires: {
    icon: Handshake,
    title: 'You haven’t hired anybody yet.',
    text: 'When an expert accepts your hire, the record of the deal appears here.',
    action: <LinkButton to={paths.opportunitySummary({ tab: 'own' })}>See your posts</LinkButton>,
  },
}
