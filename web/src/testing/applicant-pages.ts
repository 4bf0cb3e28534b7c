import type { Application } from '#features/applications/page/application.js'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { rankOf, rowOf } from './application-fixtures'
import type { Network } from './network'

type Row = ReturnType<typeof rowOf>
type Key = readonly (string | number | null | undefined)[]

/** Negative if `first` sorts first, by the first part that differs. */
function compare(first: Key, second: Key): number {
  const at = first.findIndex((value, i) => value !== second[i])
  return at < 0 ? 0 : (first[at] ?? '') < (second[at] ?? '') ? -1 : 1
}

const rankKey = (row: Row): Key => [row.applicant_rank, row.interest_shown_at, row.user_id]
const hireKey = ({ hire }: Row): Key => [hire?.hired_at, hire?.id]

/** makes the beginning of time sort first as text, too */
const moment = (at: string) => (at === BEFORE_ALL.at ? '' : at)

/** Serves these applicants page by page, sorted and bounded as the database would. */
export function servePages(applications: () => readonly Application[]) {
  const ranked = () => applications().map((row) => ({ ...rowOf(row), applicant_rank: rankOf(row) }))
  return {
    Applicants: ({ opportunityId, ranks, fromRank, after, afterId, limit }) => {
      const place = [fromRank, moment(after), afterId]
      return {
        opportunity_trackings: ranked()
          .filter(
            (row) => row.opportunity_id === opportunityId && [ranks].flat().some((rank) => rank === row.applicant_rank),
          )
          .filter((row) => compare(rankKey(row), place) > 0)
          .sort((first, second) => compare(rankKey(first), rankKey(second)))
          .slice(0, limit),
      }
    },
    Applicant: ({ opportunityId, userId }) => ({
      opportunity_trackings: ranked().filter((row) => row.opportunity_id === opportunityId && row.user_id === userId),
    }),
    HiredPeople: ({ opportunityId, after, afterId, limit }) => ({
      hires: ranked()
        .flatMap(({ hire, ...row }) => (hire ? [{ ...row, hire }] : []))
        .filter(
          ({ hire, opportunity_id }) => opportunity_id === opportunityId && (hire.accepted_at || hire.opted_out_at),
        )
        .filter((row) => compare(hireKey(row), [moment(after), afterId]) > 0)
        .sort((first, second) => compare(hireKey(first), hireKey(second)))
        .slice(0, limit)
        .map((application) => ({ ...application.hire, application })),
    }),
  } satisfies Network['graphql']
}
