import { formatDocumentDate } from '#contract/format/dates.js'
import { formatExactDate } from '#lib/dates.js'
import { formatFileSize } from './file-size'

interface DocumentFactsProps {
  /** "Signed NDA", where lists hold several kinds */
  kind?: string | null
  sizeBytes: number | null
  createdAt: string | undefined
}

/** What a file is, how large, and since when it is there (GO-84, OBASE-49); the line under its name. */
export function DocumentFacts({ kind, sizeBytes, createdAt }: DocumentFactsProps) {
  const size = sizeBytes ? formatFileSize(sizeBytes) : undefined
  const before = [kind, size].filter(Boolean).join(' · ')
  return (
    <span className="tabular block text-xs text-muted">
      {before}
      {before && createdAt ? ' · ' : null}
      {createdAt ? (
        <time dateTime={createdAt} title={formatExactDate(createdAt)} className="whitespace-nowrap">
          {formatDocumentDate(new Date(createdAt))}
        </time>
      ) : null}
    </span>
  )
}
