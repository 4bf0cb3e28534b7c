import { MessagesSquare } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ContentCard } from '#entities/content/content-card.js'
import type { ContentKind } from '#entities/content/content-view.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Segments } from '#ui/filter/segments.js'
import type { ShownProfile } from '../profile-view'
import { QANDA_LIST_ID } from '../use-link-target'
import { childTabs, KIND_OF, readChildTab } from './child-tabs'
import { ToAnswer, Unpublished } from './own-content'
import { usePublished } from './use-qanda'

const SKELETON = ['h-44', 'h-44']

/** What an expert has answered and written; for its owner also what isn't public, and what waits for an answer. */
export default function QandaTab({ profile, isOwn }: { profile: ShownProfile; isOwn: boolean }) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { insightsTab?: unknown } | null }
  const child = readChildTab(params, state?.insightsTab, isOwn)
  const kind = KIND_OF[child]
  return (
    <div id={QANDA_LIST_ID} className="grid gap-6 outline-none">
      <Segments
        label="Which ones"
        segments={childTabs(isOwn)}
        current={child}
        onChange={(next) => setParams({ parent_tab: 'qanda', child_tab: next }, { replace: true })}
      />
      {isOwn ? (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.createInsight}>Share an insight</LinkButton>
          <LinkButton variant="quiet" to={paths.knowledgeHub('ai_training')}>
            AI training
          </LinkButton>
        </div>
      ) : null}
      {kind ? (
        <Published profile={profile} kind={kind} isOwn={isOwn} />
      ) : child === 'to_answer' ? (
        <ToAnswer me={profile.id} />
      ) : (
        <Unpublished me={profile.id} status={child} />
      )}
    </div>
  )
}

interface PublishedProps {
  profile: ShownProfile
  kind: ContentKind
  isOwn: boolean
}

function Published({ profile, kind, isOwn }: PublishedProps) {
  const who = isOwn ? 'You haven’t' : `${profile.first_name} hasn’t`
  return (
    <PagedRows
      list={usePublished(profile.id, kind)}
      loading={kind === 'answer' ? 'Loading answers' : 'Loading insights'}
      skeleton={SKELETON}
      empty={{
        icon: MessagesSquare,
        title: kind === 'answer' ? `${who} answered a question yet.` : `${who} published an insight yet.`,
      }}
    >
      {(cards) => (
        <ul className="grid gap-4">
          {cards.map((card) => (
            <li key={card.id}>
              <ContentCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
