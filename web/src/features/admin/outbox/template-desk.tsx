import { MailQuestion } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { MasterDetail } from './master-detail'
import { OutboxSkeleton } from './outbox-skeleton'
import { type MailTemplate, useMailTemplates } from './use-mail-templates'

/** The list of templates beside the open one; on phones, one at a time. */
export function TemplateDesk() {
  const { data, error, isPending, isRefetching, refetch } = useMailTemplates()
  const [query, setQuery] = useSearchParams()
  const name = query.get('name')
  if (isPending) return <OutboxSkeleton />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  const { templates } = data
  const current = name === null ? templates[0] : templates.find((template) => template.name === name)
  return (
    <MasterDetail
      list={<TemplateList templates={templates} currentName={current?.name} />}
      isChosen={name !== null}
      onBack={() => setQuery({})}
    >
      {current ? (
        <TemplateView template={current} />
      ) : (
        <EmptyState
          icon={MailQuestion}
          title="We can’t find this template."
          text="The link may be wrong, or the template has another name now."
          action={<Button onClick={() => setQuery({})}>Open the first template</Button>}
        />
      )}
    </MasterDetail>
  )
}

interface ListProps {
  templates: readonly MailTemplate[]
  currentName: string | undefined
}

function TemplateList({ templates, currentName }: ListProps) {
  return (
    <ul
      aria-label="Templates"
      className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {templates.map(({ name, subject }) => (
        <li key={name}>
          <Link
            to={paths.adminMailTemplates(name)}
            aria-current={name === currentName ? 'true' : undefined}
            className="focus-ring flex flex-col gap-1 border-s-2 border-transparent px-4 py-3 text-sm -outline-offset-2! transition-colors duration-120 hover:bg-sunken lg:aria-current:border-accent lg:aria-current:bg-accent-soft"
          >
            <span className="font-medium text-ink">{name}</span>
            <span className="line-clamp-1 text-muted">{subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The email as a mail client shows it, and its plain-text version. */
function TemplateView({ template: { name, subject, text, html } }: { template: MailTemplate }) {
  return (
    <article aria-label={name} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-6">
      <h2 className="font-serif text-xl font-semibold text-ink">{subject}</h2>
      {/* Emails are white in every theme. The sandbox blocks scripts and navigation. */}
      <iframe
        title={`${name}, as an email`}
        sandbox=""
        srcDoc={html}
        className="h-112 w-full rounded-md border border-line bg-white"
      />
      <details>
        <summary className="focus-ring w-fit cursor-pointer text-sm font-medium text-ink">As plain text</summary>
        <p className="pt-3 text-sm whitespace-pre-wrap text-muted">{text}</p>
      </details>
    </article>
  )
}
