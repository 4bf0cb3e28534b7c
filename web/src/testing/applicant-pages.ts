import type { Application } from '#features/applications/page/application.js'
import { rankOf } from './application-fixtures'

type Where = Record<string, unknown>
const compare: Readonly<Record<string, (value: never, wanted: never) => boolean>> = {
  _eq: (value, wanted) => value === wanted,
  _gt: (value, wanted) => value > wanted,
  _gte: (value, wanted) => value >= wanted,
  _in: (value, wanted: readonly unknown[]) => wanted.includes(value),
  _is_null: (value, wanted) => (value === null) === wanted,
}

/** Whether the database would take a row by a condition of the kinds that lists of applicants are asked with. */
function matches(row: object, where: Where): boolean {
  return Object.entries(where).every(([key, condition]) => {
    if (key === '_and') return (condition as Where[]).every((part) => matches(row, part))
    if (key === '_or') return (condition as Where[]).some((part) => matches(row, part))
    const value = (row as Record<string, unknown>)[key]
    return Object.entries(condition as Where).every(([name, wanted]) =>
      compare[name]?.(value as never, wanted as never),
    )
  })
}

const byKey =
  (keyOf: (row: Application) => readonly (string | number | null | undefined)[]) =>
  (first: Application, second: Application) => {
    const [left, right] = [keyOf(first), keyOf(second)]
    const at = left.findIndex((value, i) => value !== right[i])
    return at < 0 ? 0 : (left[at] ?? '') < (right[at] ?? '') ? -1 : 1
  }

/** Answers pages of these people as the database does: in its order, from where it is asked, no more than asked for. */
export function answerPages(applications: () => readonly Application[]) {
  const ranked = () => applications().map((row) => ({ ...row, applicant_rank: rankOf(row) }))
  return {
    Applicants: ({ where, limit }: Record<string, unknown>) => ({
      opportunity_trackings: ranked()
        .filter((row) => matches(row, where as Where))
        .sort(byKey((row) => [row.applicant_rank, row.interest_shown_at, row.user_id]))
        .slice(0, limit as number),
    }),
    HiredPeople: ({ where, limit }: Record<string, unknown>) => ({
      hires: ranked()
        .filter(({ hire, opportunity_id }) => hire && matches({ ...hire, opportunity_id }, where as Where))
        .sort(byKey(({ hire }) => [hire?.hired_at, hire?.id]))
        .slice(0, limit as number)
        .map((application) => ({ id: application.hire?.id, hired_at: application.hire?.hired_at, application })),
    }),
  }
}
