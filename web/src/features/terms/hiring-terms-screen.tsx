import { useSearchParams } from 'react-router-dom'
import { formatLongDate } from '#contract/format/dates.js'
import { hiringTermsAt, hiringTermsOf } from '#contract/legal/hiring-terms.js'
import { HIRING_TERMS_TEXTS } from '#contract/legal/hiring-terms-texts.generated.js'
import type { HiringTermsVersion } from '#contract/legal/hiring-terms-version.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PrintButton } from '#ui/display/print-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { EarlierVersions } from './earlier-versions'
import { HiringTermsBody } from './hiring-terms-body'
import { useOperator } from './use-operator'
import { WhatsNew } from './whats-new'

/** The terms of hiring, for anybody to read before they accept them; `?version=` shows another than the current. */
export function HiringTermsScreen() {
  const [query] = useSearchParams()
  const asked = query.get('version')
  const current = hiringTermsAt(new Date())
  const terms = asked === null ? current : hiringTermsOf(Number(asked))
  const text = HIRING_TERMS_TEXTS.find(({ version }) => version === terms?.version)
  const { productName } = useConfig()
  const operator = useOperator()
  useDocumentTitle('Terms of hiring', {
    isIndexed: terms === current,
    canonicalPath: paths.hiringTerms(),
    description: `What companies and experts agree to when they hire and are hired on ${productName}.`,
  })
  if (!terms || !text) return <NoSuchVersion />
  return (
    <div className="max-w-[48rem]">
      <PageHeader title="Terms of hiring" lead={inForce(terms, current)} actions={<PrintButton />} />
      <OtherVersion terms={terms} current={current} />
      {operator.isMissing ? (
        <Notice tone="warn" className="mb-6" title={`Whoever runs this ${productName} hasn’t said who they are yet`}>
          Their name and address belong here. They enter both in the settings, as RECEIPT_SELLER_NAME and
          RECEIPT_SELLER_ADDRESS.
        </Notice>
      ) : null}
      <WhatsNew terms={terms} />
      <HiringTermsBody text={text} operator={operator} />
      <EarlierVersions shown={terms} />
    </div>
  )
}

const day = (terms: HiringTermsVersion) => formatLongDate(new Date(terms.appliesFrom), 'UTC')

function inForce(terms: HiringTermsVersion, current: HiringTermsVersion): string {
  if (terms.version > current.version) return `Version ${terms.version}, in force from ${day(terms)}.`
  return `Version ${terms.version}, in force since ${day(terms)}.`
}

function OtherVersion({ terms, current }: { terms: HiringTermsVersion; current: HiringTermsVersion }) {
  if (terms === current) return null
  const isToCome = terms.version > current.version
  return (
    <Notice
      tone="info"
      className="mb-6"
      title={isToCome ? 'This version doesn’t apply yet.' : 'There is a newer version.'}
      action={<LinkButton to={paths.hiringTerms()}>Read the current terms</LinkButton>}
    >
      {isToCome
        ? 'Until then, people agree to the current one.'
        : 'This one applies to what was agreed while it was in force.'}
    </Notice>
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
