import { useId } from 'react'
import type { UploadType } from '#contract/files/upload-limits.js'
import { POSTING_MESSAGES } from '#contract/messages.js'
import type { AttachedDocument } from './attached-document'
import { DropZone } from './drop-zone'
import { PendingRow, StoredRow } from './upload-rows'
import type { Uploads } from './use-uploads'

interface FileFieldProps {
  label: string
  isRequired?: boolean
  uploadType: UploadType
  documents: readonly AttachedDocument[]
  /** stored files marked for removal; they are removed when the form is saved */
  attached: readonly AttachedDocument[]
  uploads: Uploads
  onRemove(document: AttachedDocument): void
  onRestore(document: AttachedDocument): void
  error?: string
}

/** A drop zone with its files below: stored, uploading and refused ones. */
export function FileField(props: FileFieldProps) {
  const { label, isRequired, uploadType, documents, attached, uploads, onRemove, onRestore, error } = props
  const id = useId()
  const isIn = (list: readonly AttachedDocument[], { id }: AttachedDocument) => list.some((one) => one.id === id)
  const all = [...attached, ...documents.filter((document) => !isIn(attached, document))]
  const ofThisField = all.filter((document) => document.uploadType === uploadType)
  const pending = uploads.pending.filter((upload) => upload.uploadType === uploadType)

  return (
    <div className="flex flex-col gap-2">
      <span id={id} className="text-sm font-medium text-ink">
        {label}
        {isRequired ? null : <span className="font-normal text-muted"> (optional)</span>}
      </span>
      <DropZone
        label={label}
        hint={POSTING_MESSAGES.attachmentHint}
        isInvalid={Boolean(error)}
        isMultiple
        onFiles={(files) => uploads.add(files, uploadType)}
      />
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
      {ofThisField.length + pending.length > 0 ? (
        <ul aria-labelledby={id} className="mt-1 flex flex-col divide-y divide-line rounded-md border border-line">
          {ofThisField.map((document) => (
            <StoredRow
              key={document.id}
              document={document}
              isMarkedForRemoval={!isIn(documents, document)}
              onRemove={() => onRemove(document)}
              onRestore={() => onRestore(document)}
            />
          ))}
          {pending.map((upload) => (
            <PendingRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
