import { FileText, X } from 'lucide-react'
import type { PendingUpload } from '#entities/document/across-pages/use-upload-list.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { PendingRow } from '#entities/document/upload-rows.js'
import type { Uploads } from '#entities/document/use-uploads.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'

interface AttachmentsProps {
  files: readonly AttachedDocument[]
  uploads: Uploads & { pending: readonly PendingUpload[] }
  onRemove(id: string): void
}

/** Files that go with the message: those that are stored, and those on their way or refused. */
export function Attachments({ files, uploads, onRemove }: AttachmentsProps) {
  if (files.length === 0 && uploads.pending.length === 0) return null
  return (
    <div className="relative max-h-40 overflow-y-auto px-3 pt-2">
      <ul aria-label="Files to send" className="flex flex-wrap gap-2">
        {files.map(({ id, name }) => (
          <li key={id} className="flex max-w-64 items-center gap-2 rounded-md border border-line ps-3 text-sm text-ink">
            <Icon of={FileText} size={16} className="text-muted" />
            <span className="truncate">{name}</span>
            <IconButton size="sm" icon={X} label={`Remove ${name}`} onClick={() => onRemove(id)} />
          </li>
        ))}
      </ul>
      <ul aria-label="Uploads">
        {uploads.pending.map((upload) => (
          <PendingRow key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </div>
  )
}
