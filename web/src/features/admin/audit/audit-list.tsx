import { ScrollText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { subjectLink } from '../ledger/subject-link'
import { tabOf } from '../opportunities/queue/queue-tabs'
import { auditActor, auditFacts, auditSentence, isByCommandLine } from './audit-words'
import { type AuditEntry, type AuditSearch, useAudit } from './use-audit'

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'what', header: 'What happened', isRowHeader: true, cell: (entry) => <What entry={entry} /> },
  { id: 'on', header: 'On', cell: (entry) => <Subject entry={entry} /> },
  {
    ...{ id: 'when', header: 'When' },
    cell: ({ at }) =>
      at ? (
        <time dateTime={at} title={formatExactDate(at)} className="whitespace-nowrap text-muted">
          {formatRelativeDate(at)}
        </time>
      ) : null,
  },
]

const EMPTY = { icon: ScrollText, title: 'Nothing is recorded.', text: 'Try another person, post or kind.' }

/** What people did, as searched. */
export function AuditList({ search }: { search: AuditSearch }) {
  const list = useAudit(search)
  return (
    <PagedRows list={list} loading="Loading the audit" empty={EMPTY}>
      {(rows) => <DataTable caption="Audit" columns={COLUMNS} rows={rows} rowKey={({ id }) => id ?? ''} />}
    </PagedRows>
  )
}

/** The name leads to everything that person did. */
function What({ entry }: { entry: AuditEntry }) {
  const { lead, rest } = auditSentence(entry)
  const actor = isByCommandLine(entry) ? null : entry.actor
  const facts = auditFacts(entry)
  return (
    <span className="block max-w-[68ch] wrap-anywhere">
      <span className="block text-ink">
        {lead}
        {rest === null ? null : actor ? (
          <Link
            to={paths.adminAudit({ person: actor.id })}
            className="focus-ring rounded-sm font-medium hover:text-accent hover:underline"
          >
            {fullName(actor)}
          </Link>
        ) : (
          <span className="font-medium">{auditActor(entry)}</span>
        )}
        {rest}
      </span>
      {facts.length > 0 ? <span className="tabular block text-muted">{facts.join(FACT_DOT)}</span> : null}
      {entry.reason ? <span className="line-clamp-4 whitespace-pre-line text-muted">{entry.reason}</span> : null}
    </span>
  )
}

const SUBJECTS = new Map([
  ['credit_request', 'A request for Credits'],
  ['ledger_proposal', 'A proposal'],
  ['redemption', 'A redemption'],
  ['payout', 'A payout'],
  ['payout_batch', 'A batch of payouts'],
  ['event', 'An event'],
  ['content', 'An insight or an answer'],
  ['insight', 'An insight'],
  ['question', 'A question'],
  ['response', 'An answer'],
  ['topic', 'A topic'],
])

/** What staff read at the desk of content; null for anything else, and for what is gone. */
function contentOf({ insight, question, response }: AuditEntry) {
  if (insight) return { title: insight.title, query: { tab: 'insights', id: insight.id } }
  if (question) return { title: question.question, query: { id: question.id } }
  if (!response) return null
  return { title: response.insights_question?.question ?? 'An answer', query: { tab: 'answers', id: response.id } }
}

/** A post, an insight, a question or an answer leads to its place at the desk, a person to what they did, everything else to its own desk. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { opportunity, person, subject_type: type, subject_id: id } = entry
  if (opportunity) {
    return (
      <span className="block wrap-anywhere">
        <SubjectLink to={paths.adminOpportunities({ tab: tabOf(opportunity) ?? 'approved', id: opportunity.id })}>
          {opportunity.title}
        </SubjectLink>
        {person && person.id !== entry.actor?.id ? (
          <span className="block text-xs text-muted">about {fullName(person)}</span>
        ) : null}
      </span>
    )
  }
  const content = contentOf(entry)
  if (content) return <SubjectLink to={paths.adminQuestions(content.query)}>{content.title}</SubjectLink>
  if (person) return <SubjectLink to={paths.adminLedger({ person: person.id })}>{fullName(person)}</SubjectLink>
  const label = SUBJECTS.get(type ?? '') ?? 'Something else'
  const to = subjectLink(type, id)
  return to ? <SubjectLink to={to}>{label}</SubjectLink> : <span className="text-muted">{label}</span>
}

function SubjectLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="focus-ring rounded-sm text-ink hover:text-accent hover:underline">
      {children}
    </Link>
  )
}
