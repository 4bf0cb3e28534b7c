import { Download, Eye, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { isUploadType, type UploadType } from '#contract/files/upload-limits.js'
import { Icon } from '#ui/display/icon.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { DocumentFacts } from './document-facts'
import { useDocumentLinks } from './use-document-links'

export interface ListedDocument {
  id: string
  asset_name: string
  content_type: string
  size_bytes: number
  upload_type: string
  created_at: string
  /** a signed copy of an NDA that the company has since replaced */
  isSuperseded?: boolean
}

interface DocumentListProps<Document extends ListedDocument> {
  opportunityId: string
  /** the applicants whose files share one request for links; all applicants if left out */
  owners?: readonly string[]
  documents: readonly Document[]
  /** tells several lists on one page apart */
  label?: string
  /** whether the reader may delete this file */
  canDelete?(document: Document): boolean
  onDelete?(document: Document): void
}

/** What a file is for, in lists that hold more than one kind. */
const KINDS: Readonly<Record<UploadType, string | null>> = {
  opportunity_create: null,
  nda_create: 'NDA to sign',
  nda_apply: 'Signed NDA',
  opportunity_apply: 'Proposal',
  opportunity_comment: null,
}

function kindOf({ upload_type: type, isSuperseded }: ListedDocument): string | null {
  if (isSuperseded) return 'Signed copy of an earlier NDA'
  return isUploadType(type) ? KINDS[type] : null
}

const APPLICATION_KINDS = ['opportunity_apply', 'nda_apply']

/**
 * Files whose signed links expire: the names come with the page, the links from their own endpoint (FRAC-19, GO-37,
 * OERR-04, OERR-05).
 */
export function DocumentList<Document extends ListedDocument>(props: DocumentListProps<Document>) {
  const { opportunityId, owners, documents, label, canDelete, onDelete } = props
  const [shown, setShown] = useState<Document | null>(null)
  const isApplication = documents.some(({ upload_type }) => APPLICATION_KINDS.includes(upload_type))
  const ids = documents.map(({ id }) => id)
  const { links, urlOf, isMissing } = useDocumentLinks(
    { opportunityId, owners, source: isApplication ? 'application' : 'post' },
    ids,
  )

  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={label} className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {documents.map((document) => (
          <li key={document.id} className="flex min-h-12 items-center gap-2 px-4 py-2 text-sm">
            <Icon of={FileText} size={16} className="text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-ink">{document.asset_name}</span>
              <DocumentFacts kind={kindOf(document)} sizeBytes={document.size_bytes} createdAt={document.created_at} />
            </span>
            {isMissing(document.id) ? (
              <span role="alert" className="text-xs text-danger">
                {isApplication ? APPLICATION_ALERTS.proposalNotFound : 'File not found'}
              </span>
            ) : (
              <Opener document={document} url={urlOf(document.id)} onShow={() => setShown(document)} />
            )}
            {onDelete && canDelete?.(document) ? (
              <button
                type="button"
                aria-label={`Delete ${document.asset_name}`}
                onClick={() => onDelete(document)}
                className={ROW_CONTROL}
              >
                <Icon of={Trash2} size={16} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {links.error ? (
        <ErrorState
          title={isApplication ? APPLICATION_ALERTS.proposalFetchFailed : 'The files can’t be opened right now'}
          error={links.error}
          onRetry={() => void links.refetch()}
          isRetrying={links.isFetching}
        />
      ) : null}
      <Preview document={shown} url={shown ? urlOf(shown.id) : undefined} onClose={() => setShown(null)} />
    </div>
  )
}

const ROW_CONTROL =
  'focus-ring grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink'

const inPlace = (url: string) => `${url}${url.includes('?') ? '&' : '?'}disposition=inline`

interface OpenerProps {
  document: ListedDocument
  url: string | undefined
  onShow(): void
}

/** Pictures open in a dialog, PDFs in a new tab; both can be downloaded. */
function Opener({ document: { asset_name: name, content_type }, url, onShow }: OpenerProps) {
  if (!url) return <span aria-hidden="true" className="size-8" />
  return (
    <>
      {content_type.startsWith('image/') ? (
        <button type="button" aria-label={`Preview ${name}`} onClick={onShow} className={ROW_CONTROL}>
          <Icon of={Eye} size={16} />
        </button>
      ) : (
        <a href={inPlace(url)} target="_blank" rel="noopener" aria-label={`Preview ${name}`} className={ROW_CONTROL}>
          <Icon of={Eye} size={16} />
        </a>
      )}
      <a href={url} download={name} aria-label={`Download ${name}`} className={ROW_CONTROL}>
        <Icon of={Download} size={16} />
      </a>
    </>
  )
}

function Preview({ document, url, onClose }: { document: ListedDocument | null; url?: string; onClose(): void }) {
  return (
    <Dialog isOpen={document !== null && url !== undefined} onClose={onClose} title={document?.asset_name} size="lg">
      {document && url ? <Picture key={url} name={document.asset_name} url={url} /> : null}
    </Dialog>
  )
}

/** A file may be a picture by its first bytes, and still be damaged. */
function Picture({ name, url }: { name: string; url: string }) {
  const [isDamaged, setIsDamaged] = useState(false)
  if (isDamaged) {
    return (
      <p role="status" className="text-muted">
        This picture can’t be shown. Download it, and open it on your device.
      </p>
    )
  }
  return (
    <img
      src={inPlace(url)}
      alt={name}
      className="mx-auto max-h-[70dvh] rounded-md"
      onError={() => setIsDamaged(true)}
    />
  )
}
