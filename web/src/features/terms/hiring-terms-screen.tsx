import { useSearchParams } from 'react-router-dom'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { CURRENT_HIRING_TERMS, type HiringTerms, hiringTermsOf } from '#contract/legal/hiring-terms.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PrintButton } from '#ui/display/print-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { Notice } from '#ui/feedback/notice.js'

/** The terms of hiring, for anybody to read before they accept them; `?version=` shows an earlier one. */
export function HiringTermsScreen() {
  const [query] = useSearchParams()
  const asked = query.get('version')
  const terms = asked === null ? CURRENT_HIRING_TERMS : hiringTermsOf(Number(asked))
  const isCurrent = terms === CURRENT_HIRING_TERMS
  const { productName } = useConfig()
  useDocumentTitle('Terms of hiring', {
    isIndexed: isCurrent,
    canonicalPath: paths.hiringTerms(),
    description: `What companies and experts agree to when they hire and are hired on ${productName}.`,
  })
  if (!terms) return <NoSuchVersion />
  return (
    <div className="max-w-[48rem]">
      <PageHeader
        title="Terms of hiring"
        lead={`Version ${terms.version}, in force since ${formatOrdinalDate(new Date(terms.appliesFrom))}.`}
        actions={<PrintButton />}
      />
      {isCurrent ? null : (
        <Notice
          tone="info"
          title="There is a newer version."
          action={<LinkButton to={paths.hiringTerms()}>Read the current terms</LinkButton>}
        >
          This one applies to what was agreed while it was in force.
        </Notice>
      )}
      <Text terms={terms} />
    </div>
  )
}

function Text({ terms: { summary, sections } }: { terms: HiringTerms }) {
  return (
    <>
      <section aria-labelledby="in-short" className="rounded-lg bg-sunken p-6">
        <h2 id="in-short" className="font-medium text-ink">
          In short
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink">
          {summary.map((line) => (
            <li key={line} className="measure">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <ol className="mt-8 flex flex-col gap-8">
        {sections.map(({ id, title, paragraphs }, index) => (
          <li key={id} id={id} className="scroll-mt-20 break-inside-avoid">
            <h2 className="font-serif text-xl font-semibold text-ink">
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-3 font-serif text-ink">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}

function NoSuchVersion() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Terms of hiring
      </h1>
      <EmptyState
        title="These terms have no such version."
        action={<LinkButton to={paths.hiringTerms()}>Read the current terms</LinkButton>}
      />
    </>
  )
}
