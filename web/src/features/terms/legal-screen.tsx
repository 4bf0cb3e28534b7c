import { useSearchParams } from 'react-router-dom'
import { formatLongDate } from '#contract/format/long-date.js'
import type { LegalVersion } from '#contract/legal/hiring-terms-version.js'
import { useConfig } from '#lib/config.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PrintButton } from '#ui/display/print-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { EarlierVersions } from './earlier-versions'
import { LegalBody } from './legal-body'
import { useOperator } from './use-operator'
import { WhatsNew } from './whats-new'

export interface LegalDocument {
  title: string
  /** for search engines */
  description(productName: string): string
  versions: readonly LegalVersion[]
  /** Where a version is read; the current one without a number. */
  pathOf(version?: number | null): string
}

/** A legal text, for anybody to read; `?version=` shows another version than the current. */
export function LegalScreen({ title, description, versions, pathOf }: LegalDocument) {
  const [query] = useSearchParams()
  const asked = query.get('version')
  const current = versionAt(new Date(), versions)
  const shown = asked === null ? current : versions.find(({ version }) => version === Number(asked))
  const { productName } = useConfig()
  const operator = useOperator()
  useDocumentTitle(title, {
    isIndexed: shown === current,
    canonicalPath: pathOf(),
    description: description(productName),
  })
  if (!shown || !current) return <NoSuchVersion title={title} current={pathOf()} />
  return (
    <div className="max-w-[48rem]">
      <PageHeader title={title} lead={inForce(shown, current)} actions={<PrintButton />} />
      {shown === current ? null : <OtherVersion isToCome={shown.version > current.version} current={pathOf()} />}
      {operator.isMissing ? (
        <Notice tone="warn" className="mb-6" title={`Whoever runs this ${productName} hasn’t said who they are yet`}>
          Their name and address belong here. They enter both in the settings, as RECEIPT_SELLER_NAME and
          RECEIPT_SELLER_ADDRESS.
        </Notice>
      ) : null}
      <WhatsNew terms={shown} />
      <LegalBody text={shown} operator={operator} />
      <EarlierVersions shown={shown} versions={versions} pathOf={pathOf} />
    </div>
  )
}

const versionAt = (now: Date, versions: readonly LegalVersion[]) =>
  versions.findLast(({ appliesFrom }) => new Date(appliesFrom) <= now) ?? versions[0]

const day = ({ appliesFrom }: LegalVersion) => formatLongDate(new Date(appliesFrom), 'UTC')

function inForce(shown: LegalVersion, current: LegalVersion): string {
  return `Version ${shown.version}, in force ${shown.version > current.version ? 'from' : 'since'} ${day(shown)}.`
}

function OtherVersion({ isToCome, current }: { isToCome: boolean; current: string }) {
  return (
    <Notice
      tone="info"
      className="mb-6"
      title={isToCome ? 'This version doesn’t apply yet.' : 'There is a newer version.'}
      action={<LinkButton to={current}>Read the current one</LinkButton>}
    >
      {isToCome ? 'Until then, the current one applies.' : 'This one applies to what was agreed while it was in force.'}
    </Notice>
  )
}

function NoSuchVersion({ title, current }: { title: string; current: string }) {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        {title}
      </h1>
      <EmptyState
        title="There is no such version."
        action={<LinkButton to={current}>Read the current one</LinkButton>}
      />
    </>
  )
}
