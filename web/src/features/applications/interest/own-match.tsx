import { MatchLine } from '#entities/match/match-line.js'
import { useSignedInUser } from '#lib/session.js'
import { useOwnMatchQuery } from './own-match.expert.generated'

/** Why the opportunity matches the expert. A help and no more: nothing is shown if it can't be loaded. */
export function OwnMatch({ opportunityId, type }: { opportunityId: string; type: string }) {
  const { id: me } = useSignedInUser()
  const { data } = useOwnMatchQuery({ opportunityId, me })
  return <MatchLine reasons={data?.opportunity_matches[0]?.reasons} type={type} reader="expert" />
}
