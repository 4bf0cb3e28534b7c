import { FileText, RotateCw, Undo2, X } from 'lucide-react'
import { classNames } from '#lib/class-names.js'
import { Button } from '#ui/button/button.js'
import { ProgressBar } from '#ui/feedback/progress-bar.js'
import type { PendingUpload } from './across-pages/use-upload-list'
import type { AttachedDocument } from './attached-document'
import { DocumentFacts } from './document-facts'
import { refusedLines } from './upload-messages'
import type { Uploads } from './use-uploads'

interface StoredRowProps {
  document: AttachedDocument
  /** marked for removal when the form is saved */
  isMarkedForRemoval: boolean
  onRemove(): void
  onRestore(): void
}

/** A stored file. If marked for removal it stays visible until the form is saved, and can be restored. */
export function StoredRow({ document, isMarkedForRemoval, onRemove, onRestore }: StoredRowProps) {
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-sm">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        {isMarkedForRemoval ? (
          <>
            <del className="block truncate text-muted">{document.name}</del>
            <span className="block text-xs text-ink">Removed when you save</span>
          </>
        ) : (
          <>
            <span className="block truncate text-ink">{document.name}</span>
            <DocumentFacts sizeBytes={document.sizeBytes} createdAt={document.createdAt} />
          </>
        )}
      </span>
      <RowButton
        label={isMarkedForRemoval ? `Undo removal of ${document.name}` : `Remove ${document.name}`}
        icon={isMarkedForRemoval ? Undo2 : X}
        word={isMarkedForRemoval ? 'Undo' : undefined}
        onPress={isMarkedForRemoval ? onRestore : onRemove}
      />
    </li>
  )
}

/** A file that is uploading, with its progress, or one that failed, with the reason. */
export function PendingRow({ upload, uploads }: { upload: PendingUpload; uploads: Uploads }) {
  const { file, failure, rule, percent } = upload
  return (
    <li className="px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
        <span className="min-w-0 flex-1 truncate text-ink">{file.name}</span>
        {failure && !rule ? (
          <Button variant="quiet" size="sm" icon={RotateCw} onClick={() => uploads.retry(upload)}>
            Try again<span className="sr-only"> {file.name}</span>
          </Button>
        ) : null}
        {failure ? null : <span className="text-xs text-muted tabular-nums">{percent}%</span>}
        <RowButton
          label={failure ? `Remove ${file.name}` : `Cancel upload of ${file.name}`}
          icon={X}
          onPress={() => uploads.drop(upload.key)}
        />
      </div>
      {failure ? (
        <RefusedFile name={file.name} lines={refusedLines({ failure, rule })} className="ps-7 pb-1" />
      ) : (
        <div className="py-2">
          <ProgressBar label={`Uploading ${file.name}`} percent={percent} />
        </div>
      )}
    </li>
  )
}

interface RowButtonProps {
  label: string
  icon: typeof X
  /** visible label next to the icon */
  word?: string
  onPress(): void
}

function RowButton({ label, icon: Glyph, word, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex h-8 min-w-8 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-muted hover:bg-sunken hover:text-ink focus-ring"
      onClick={onPress}
    >
      <Glyph aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {word}
    </button>
  )
}

interface RefusedFileProps {
  name: string
  /** what is wrong with it, and what to do */
  lines: readonly string[]
  className?: string
}

/** Below a file that can't be sent. It is read out with the file's name, since there may be several. */
export function RefusedFile({ name, lines: [first, ...others], className }: RefusedFileProps) {
  return (
    <div role="alert" className={classNames('text-sm', className)}>
      <p className="text-danger">
        <span className="sr-only">{name}: </span>
        {first}
      </p>
      {others.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
    </div>
  )
}
