import { useInfiniteQuery } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { MatchLine } from '#entities/match/match-line.js'
import { OpportunityCard } from '#entities/opportunity/opportunity-card.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { useOwnMatchesQuery } from './own-matches.expert.generated'

const PAGE_ROWS = 20

/** An expert's matches among open opportunities, newest first, each with why it matches. */
export function OwnMatchesScreen() {
  useDocumentTitle('Matches for you')
  return (
    <>
      <PageHeader
        title="Matches for you"
        lead="Open opportunities that share a topic, domain, skill or country with your profile."
        back={{ to: paths.opportunitySummary(), label: 'Opportunities' }}
      />
      <Matches />
    </>
  )
}

function Matches() {
  const { profileCompletePercent } = useSignedInUser()
  const isComplete = profileCompletePercent >= APPLICATION_LIMITS.profilePercentMin
  return (
    <PagedRows
      list={useOwnMatches()}
      loading="Loading your matches"
      skeleton={['h-48', 'h-48', 'h-48']}
      empty={isComplete ? NONE : NONE_YET}
    >
      {(rows) => (
        <ul aria-label="Matches" className="flex flex-col gap-4">
          {rows.map(({ opportunity_id, opportunity, reasons }) =>
            opportunity ? (
              <li key={opportunity_id}>
                <OpportunityCard
                  opportunity={opportunity}
                  note={<MatchLine reasons={reasons} type={opportunity.type} reader="expert" />}
                />
              </li>
            ) : null,
          )}
        </ul>
      )}
    </PagedRows>
  )
}

const NOTHING = { icon: Target, title: 'No open opportunity matches your profile right now.' }
const NONE = {
  ...NOTHING,
  text: 'New ones appear here, and in a daily email unless you switched it off.',
  action: <LinkButton to={paths.opportunitySummary()}>See all opportunities</LinkButton>,
}
/** To somebody whose profile says too little to be matched. */
const NONE_YET = {
  ...NOTHING,
  text: 'We match by your topics, domains, skills and country. Add them, and matches appear here.',
  action: (
    <LinkButton variant="primary" to={paths.completeProfile(paths.ownMatches)}>
      Complete your profile
    </LinkButton>
  ),
}

/** Keyset paging: one request per page, and new posts don't make it skip or repeat any. */
function useOwnMatches() {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({
    queryKey: [useOwnMatchesQuery.rootKey, me],
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam: before }) => {
      const variables = { before: before.at, beforeId: before.id, limit: PAGE_ROWS + 1, me }
      const { own_opportunity_matches: rows } = await useOwnMatchesQuery.fetcher(variables)()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) =>
      cursorAfter(page, ({ published_at: at, opportunity_id: id }) => (at && id ? { at, id } : null)),
  })
}
