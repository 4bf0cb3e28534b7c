import { formatDocumentDate } from '#contract/format/dates.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { formatExactDate } from '#lib/dates.js'
import { formatFileSize } from './file-size'

interface DocumentFactsProps {
  /** for example "Signed NDA", in lists that mix several kinds */
  kind?: string | null
  sizeBytes: number | null
  createdAt: string | undefined
}

/** The line below a file's name: kind, size and upload date (GO-84, OBASE-49). */
export function DocumentFacts({ kind, sizeBytes, createdAt }: DocumentFactsProps) {
  const size = sizeBytes ? formatFileSize(sizeBytes) : undefined
  const before = [kind, size].filter(Boolean).join(FACT_DOT)
  return (
    <span className="tabular block text-xs text-muted">
      {before}
      {before && createdAt ? FACT_DOT : null}
      {createdAt ? (
        <time dateTime={createdAt} title={formatExactDate(createdAt)} className="whitespace-nowrap">
          {formatDocumentDate(new Date(createdAt))}
        </time>
      ) : null}
    </span>
  )
}
