import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { fieldsOfKind, POST_FIELDS } from '#contract/opportunities/types/fields/post-fields.js'
import { storedEntries } from '#contract/opportunities/types/fields/stored-post.js'
import { fieldsOfType } from '#contract/opportunities/types.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { DocumentList } from '#entities/document/document-list.js'
import { EntryList } from '#entities/opportunity/entry-list.js'
import { asksForBudget, budgetText, daysText, durationText } from '#entities/opportunity/opportunity-facts.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { expertNames, type ReviewedOpportunity } from './changes/review-changes'
import { StaffPayments } from './payments/staff-payments'

/** Everything staff need to judge a post: the poster, the terms, the full brief and the files. */
export function ReviewFacts({ opportunity }: { opportunity: ReviewedOpportunity }) {
  const brief = cleanRichText(opportunity.brief_rich_text)
  return (
    <div className="flex flex-col gap-6">
      <Poster opportunity={opportunity} />
      <Terms opportunity={opportunity} />
      <Part title="Brief">
        <RichTextView content={brief && brief.blocks.length > 0 ? brief : plainToRichText(opportunity.brief)} />
      </Part>
      {fieldsOfKind('entries').map((field) => {
        const entries = storedEntries(opportunity, field)
        if (entries.length === 0) return null
        return (
          <Part key={field} title={POST_FIELDS[field].label}>
            <EntryList entries={entries} />
          </Part>
        )
      })}
      {opportunity.payments.length > 0 ? (
        <Part title={POST_FIELDS.paymentSchedules.label}>
          <StaffPayments status={opportunity.status} payments={opportunity.payments} />
        </Part>
      ) : null}
      {opportunity.documents.length > 0 ? (
        <Part title="Documents">
          <DocumentList opportunityId={opportunity.id} documents={opportunity.documents} />
        </Part>
      ) : null}
    </div>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      {children}
    </section>
  )
}

function Poster({ opportunity: { poster } }: { opportunity: ReviewedOpportunity }) {
  if (!poster?.user) return null
  const { user, company } = poster
  return (
    <div className="flex items-start gap-3 text-sm">
      <Avatar id={user.id} name={fullName(user)} src={user.profile_pic} size={40} />
      <div className="min-w-0">
        <p className="text-ink">
          <Link
            to={paths.profileOf(user)}
            className="focus-ring rounded-sm font-medium hover:text-accent hover:underline"
          >
            {fullName(user)}
          </Link>
          {user.designation ? <span className="text-muted">, {user.designation}</span> : null}
        </p>
        <p className="text-muted">
          {company ? `${company.company_name} · ` : ''}Member since {formatRelativeDate(user.created_at)}
        </p>
        {company?.company_brief ? <p className="mt-2 max-w-[68ch] text-muted">{company.company_brief}</p> : null}
      </div>
    </div>
  )
}

function Terms({ opportunity: post }: { opportunity: ReviewedOpportunity }) {
  const fields = fieldsOfType(post.type)
  const rows: [string, string | null][] = [
    ['Budget', asksForBudget(post) ? budgetText(post) : null],
    ['Start', post.start_date?.start_date ?? null],
    ['Duration', durationText(post)],
    ['Time', daysText(post)],
    ['Role level', join(post.roles.map(({ role }) => role?.role_name))],
    ['Category', join(post.categories.map(({ category }) => category?.objective_name))],
    ['Topics', join(post.topics.map(({ topic }) => topic?.topic_name))],
    ['Skills', join(post.skills.map(({ expertise }) => expertise?.expertise_name))],
    ['Domain', join(post.domains.map(({ domain }) => domain?.domain_name))],
    ['Availability', join(post.availabilities.map((row) => row.availability_type?.availability_type))],
    ['Country', fields.includes('countryId') ? (post.country?.country_name ?? 'Anywhere') : null],
    ['Experts wanted', join(expertNames(post))],
    ['Chat', post.chat_only ? 'Open to every expert who fits' : null],
    ['NDA', fields.includes('companyAskedToSignNda') ? ndaText(post) : null],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 border-y border-line py-4 text-sm md:grid-cols-2 xl:grid-cols-3">
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="tabular text-ink">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** Without a file to sign nobody can apply, so the post can't be approved. */
function ndaText(post: ReviewedOpportunity): string {
  if (!post.company_asked_to_sign_nda) return 'Not required'
  return post.documents.some(({ upload_type }) => upload_type === 'nda_create')
    ? 'Required'
    : 'Required, but the file to sign is missing'
}

function join(values: readonly (string | null | undefined)[]): string {
  return values.filter(Boolean).join(', ')
}
