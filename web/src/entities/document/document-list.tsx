import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { FILE_LINK_MINUTES } from '../../../../actions/contract/limits'
import { restGet } from '../../lib/rest-client'
import { Icon } from '../../ui/display/icon'
import { ErrorState } from '../../ui/feedback/error-state'
import { formatFileSize } from './file-size'

interface ListedDocument {
  id: string
  asset_name: string
  size_bytes: number
  upload_type: string
}

interface AssetLinks {
  items: { _id: string; assetUrl: string }[]
}

const MINUTE_MS = 60_000
/** Links are renewed while the page stays open, well before they expire. */
const RENEW_MS = (FILE_LINK_MINUTES - 5) * MINUTE_MS

/** Files with signed links that expire: the names come with the page, the links from a door of their own (FRAC-19, GO-37). */
export function DocumentList({
  opportunityId,
  documents,
}: {
  opportunityId: string
  documents: readonly ListedDocument[]
}) {
  const links = useQuery({
    queryKey: ['opportunity-assets', opportunityId],
    queryFn: ({ signal }) => restGet<AssetLinks>(`/api/opportunities/${opportunityId}/assets`, { signal }),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
  const urls = new Map(links.data?.items.map(({ _id, assetUrl }) => [_id, assetUrl]))

  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {documents.map((document) => (
          <li key={document.id} className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm">
            <Icon of={FileText} size={16} className="text-muted" />
            <span className="min-w-0 flex-1 truncate text-ink">{document.asset_name}</span>
            {document.upload_type === 'nda_create' ? <span className="text-xs text-muted">NDA to sign</span> : null}
            <span className="tabular text-xs text-muted">{formatFileSize(document.size_bytes)}</span>
            <DownloadLink name={document.asset_name} url={urls.get(document.id)} />
          </li>
        ))}
      </ul>
      {links.error ? (
        <ErrorState
          title="The files can't be opened at the moment"
          error={links.error}
          onRetry={() => void links.refetch()}
          isRetrying={links.isFetching}
        />
      ) : null}
    </div>
  )
}

function DownloadLink({ name, url }: { name: string; url: string | undefined }) {
  if (!url) return <span aria-hidden="true" className="size-8" />
  return (
    <a
      href={url}
      download={name}
      aria-label={`Download ${name}`}
      className="focus-ring grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon of={Download} size={16} />
    </a>
  )
}
