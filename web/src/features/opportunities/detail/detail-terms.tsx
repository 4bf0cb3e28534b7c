import { plainLines } from '#contract/opportunities/types/fields/post-lines.js'
import { postInWords } from '#contract/opportunities/types/fields/stored-post.js'
import type { DetailedOpportunity } from './detail-view'
import { names } from './detail-view'

/** The terms besides the brief; null if the post has none. */
export function DetailTerms({ opportunity }: { opportunity: DetailedOpportunity }) {
  const { availabilities, roles, company_asked_to_sign_nda: isNdaRequired } = opportunity
  const terms = [
    { name: 'Availability', value: names(availabilities.map((row) => row.availability_type?.availability_type)) },
    { name: 'Role level', value: names(roles.map((row) => row.role?.role_name)) },
    { name: 'NDA', value: isNdaRequired ? ['Must be signed before a proposal'] : [] },
    { name: 'Chat', value: opportunity.chat_only ? ['Open to every expert who fits'] : [] },
    ...plainLines(opportunity.type, postInWords(opportunity)).map(({ name, value }) => ({
      name,
      value: names([value]),
    })),
  ].filter(({ value }) => value.length > 0)
  if (terms.length === 0) return null
  return (
    <aside aria-label="Conditions" className="rounded-lg border border-line bg-surface p-6">
      <dl className="flex flex-col gap-4">
        {terms.map(({ name, value }) => (
          <div key={name} className="border-line not-first:border-t not-first:pt-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-ink">{value.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
