import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordForMany } from '#contract/opportunities/type-facts.js'
import { fieldsOfKind, POST_FIELDS } from '#contract/opportunities/types/fields/post-fields.js'
import { storedEntries } from '#contract/opportunities/types/fields/stored-post.js'
import { fieldsOfType } from '#contract/opportunities/types.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { DocumentList } from '#entities/document/document-list.js'
import { EntryList } from '#entities/opportunity/entry-list.js'
import { typeLabel } from '#entities/opportunity/opportunity-facts.js'
import { webUrl } from '#lib/stored/web-url.js'
import { BelowFirstScreen } from '#ui/display/below-first-screen.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { AskedExperts } from './asked-experts'
import { type DetailedOpportunity, names } from './detail-view'

/** The About tab (OPP-42, OPP-44): the description, then its categories, the company and the files. */
export function AboutTab({ opportunity }: { opportunity: DetailedOpportunity }) {
  const brief = cleanRichText(opportunity.brief_rich_text)
  const categories = categoriesOf(opportunity)
  const { assigned_expert: assigned } = opportunity
  const asked = [...(assigned ? [assigned] : []), ...opportunity.package_experts.flatMap(({ user }) => user ?? [])]
  return (
    <div className="flex flex-col gap-8">
      <Part title="Description">
        <RichTextView content={brief && brief.blocks.length > 0 ? brief : plainToRichText(opportunity.brief)} />
      </Part>
      <EntryLists opportunity={opportunity} />
      <Part title="Scope">
        <dl className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2">
          <Words name={categories.length > 1 ? 'Categories' : 'Category'} values={categories} />
          <Words name="Topics" values={opportunity.topics.map(({ topic }) => topic?.topic_name)} />
          <Words name="Domain" values={opportunity.domains.map(({ domain }) => domain?.domain_name)} />
          <Words name="Expertise" values={opportunity.skills.map(({ expertise }) => expertise?.expertise_name)} />
          {fieldsOfType(opportunity.type).includes('countryId') ? (
            <Words name="Country" values={[opportunity.country?.country_name ?? 'Anywhere']} />
          ) : null}
        </dl>
      </Part>
      <BelowFirstScreen>
        {asked.length > 0 ? (
          <Part title={asked.length === 1 ? 'Expert asked' : 'Experts asked'}>
            <AskedExperts experts={asked} />
          </Part>
        ) : null}
        <CompanyPart poster={opportunity.poster} type={opportunity.type} />
        {opportunity.documents.length > 0 ? (
          <Part title="Documents">
            <DocumentList opportunityId={opportunity.id} documents={opportunity.documents} />
          </Part>
        ) : null}
      </BelowFirstScreen>
    </div>
  )
}

/** The lists that this type of post asks for, one part each (OPP-43, GO-80). */
function EntryLists({ opportunity }: { opportunity: DetailedOpportunity }) {
  const fields = fieldsOfType(opportunity.type)
  return fieldsOfKind('entries').map((field) => {
    const entries = fields.includes(field) ? storedEntries(opportunity, field) : []
    if (entries.length === 0) return null
    return (
      <Part key={field} title={POST_FIELDS[field].label}>
        <EntryList entries={entries} />
      </Part>
    )
  })
}

/** Older posts have a single category, on their own row. */
function categoriesOf({ categories, category }: DetailedOpportunity): string[] {
  const all = names(categories.map((row) => row.category?.objective_name))
  return all.length > 0 ? all : names([category?.objective_name])
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-serif text-lg font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}

function Words({ name, values }: { name: string; values: readonly (string | null | undefined)[] }) {
  const shown = names(values)
  if (shown.length === 0) return null
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-ink">{shown.join(', ')}</dd>
    </div>
  )
}

/**
 * The server hides the poster, with or without a company, until the expert shows interest; say so instead of leaving a gap
 * (OPP-91, X-32).
 */
function CompanyPart({ poster, type }: Pick<DetailedOpportunity, 'poster' | 'type'>) {
  if (!poster) {
    return (
      <Part title="About the poster">
        <p className="flex max-w-[68ch] items-start gap-3 text-sm text-muted">
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
          Poster shown after you show interest. {typeLabel(type)} {wordForMany(type)} are posted without a name, so that
          the work speaks for itself.
        </p>
      </Part>
    )
  }
  const { company } = poster
  if (!company) return null
  return (
    <Part title="About the company">
      <p className="text-sm">
        <CompanyName name={company.company_name} url={company.company_url} />
      </p>
      {company.company_brief ? <p className="max-w-[68ch] text-sm text-muted">{company.company_brief}</p> : null}
    </Part>
  )
}

function CompanyName({ name, url }: { name: string; url: string | null }) {
  const link = webUrl(url)
  if (!link) return <span className="font-medium text-ink">{name}</span>
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" className="text-link font-medium">
      {name}
    </a>
  )
}
