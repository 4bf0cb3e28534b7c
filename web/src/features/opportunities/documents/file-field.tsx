import { FileText, Paperclip, RotateCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { DOCUMENT_ACCEPT, type UploadType } from '../../../../../actions/contract/files/upload-limits'
import { POSTING_MESSAGES } from '../../../../../actions/contract/messages'
import { formatFileSize } from '../../../entities/document/file-size'
import type { AttachedDocument } from './attached-document'
import type { PendingUpload, Uploads } from './use-uploads'

interface FileFieldProps {
  label: string
  isRequired?: boolean
  uploadType: UploadType
  documents: readonly AttachedDocument[]
  uploads: Uploads
  onRemove(document: AttachedDocument): void
  error?: string
}

/** A drop zone with the files under it: stored ones, ones on their way, and ones that were not taken. */
export function FileField({ label, isRequired, uploadType, documents, uploads, onRemove, error }: FileFieldProps) {
  const id = useId()
  const ofThisField = documents.filter((document) => document.uploadType === uploadType)
  const pending = uploads.pending.filter((upload) => upload.uploadType === uploadType)

  return (
    <div className="flex flex-col gap-2">
      <span id={id} className="text-sm font-medium text-ink">
        {label}
        {isRequired ? null : <span className="font-normal text-muted"> (optional)</span>}
      </span>
      <DropZone label={label} isInvalid={Boolean(error)} onFiles={(files) => uploads.add(files, uploadType)} />
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
      {ofThisField.length + pending.length > 0 ? (
        <ul aria-labelledby={id} className="mt-1 flex flex-col divide-y divide-line rounded-md border border-line">
          {ofThisField.map((document) => (
            <StoredRow key={document.id} document={document} onRemove={() => onRemove(document)} />
          ))}
          {pending.map((upload) => (
            <PendingRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function DropZone({ label, isInvalid, onFiles }: { label: string; isInvalid: boolean; onFiles(files: File[]): void }) {
  const inputId = useId()
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field inside does the same by keyboard
    <div
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed border-control px-4 py-3 text-sm text-muted transition-colors duration-120 data-invalid:border-danger data-over:bg-accent-soft"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Paperclip aria-hidden="true" className="size-4" strokeWidth={1.5} />
      <label
        htmlFor={inputId}
        className="cursor-pointer rounded-sm font-medium text-accent underline-offset-3 hover:underline has-[+input:focus-visible]:outline-2 has-[+input:focus-visible]:outline-accent"
      >
        Choose files<span className="sr-only"> for {label}</span>
      </label>
      <input
        id={inputId}
        type="file"
        multiple
        accept={DOCUMENT_ACCEPT}
        aria-describedby={hintId}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // the same file may be chosen again after it was removed
          event.target.value = ''
        }}
      />
      <span className="max-sm:hidden">or drop them here</span>
      <span id={hintId} className="basis-full text-xs">
        {POSTING_MESSAGES.attachmentHint}
      </span>
    </div>
  )
}

function StoredRow({ document, onRemove }: { document: AttachedDocument; onRemove(): void }) {
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-sm">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <span className="min-w-0 flex-1 truncate text-ink">{document.name}</span>
      {document.sizeBytes ? (
        <span className="text-xs text-muted tabular-nums">{formatFileSize(document.sizeBytes)}</span>
      ) : null}
      <RowButton label={`Remove ${document.name}`} icon={X} onPress={onRemove} />
    </li>
  )
}

function PendingRow({ upload, uploads }: { upload: PendingUpload; uploads: Uploads }) {
  const { file, failure, percent } = upload
  return (
    <li className="px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
        <span className="min-w-0 flex-1 truncate text-ink">{file.name}</span>
        {failure ? (
          <RowButton label={`Try again: ${file.name}`} icon={RotateCw} onPress={() => uploads.retry(upload)} />
        ) : (
          <span className="text-xs text-muted tabular-nums">{percent}%</span>
        )}
        <RowButton
          label={failure ? `Remove ${file.name}` : `Cancel upload of ${file.name}`}
          icon={X}
          onPress={() => uploads.drop(upload.key)}
        />
      </div>
      {failure ? (
        <p role="alert" className="ps-8 text-danger">
          {failure}
        </p>
      ) : (
        <progress aria-label={`Uploading ${file.name}`} value={percent} max={100} className="upload-progress mt-2" />
      )}
    </li>
  )
}

function RowButton({ label, icon: Glyph, onPress }: { label: string; icon: typeof X; onPress(): void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink focus-ring"
      onClick={onPress}
    >
      <Glyph aria-hidden="true" className="size-4" strokeWidth={1.5} />
    </button>
  )
}
