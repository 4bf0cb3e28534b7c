import { useState } from 'react'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { ChosenFileUpload } from '#entities/document/chosen-file-upload.js'
import { DeleteDocumentDialog } from '#entities/document/delete-document-dialog.js'
import { DocumentList, type ListedDocument } from '#entities/document/document-list.js'
import { documentsOf } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { useRefresh } from '../page/use-applications'

interface ApplicationDocumentsProps {
  view: ApplicationView
  uploadType: 'opportunity_apply' | 'nda_apply'
  label: string
  canDelete: boolean
  onStored?(): void
}

/** The expert's own files of one kind, up to five (GO-39). */
export function ApplicationDocuments({ view, uploadType, label, canDelete, onStored }: ApplicationDocumentsProps) {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<ListedDocument | null>(null)
  const documents = documentsOf(view.own, uploadType)
  const counted = documents.filter(({ isSuperseded }) => !isSuperseded).length
  return (
    <div className="flex flex-col gap-4">
      {documents.length > 0 ? (
        <DocumentList
          opportunityId={view.opportunity.id}
          documents={documents}
          label={label}
          canDelete={() => canDelete}
          onDelete={setAsked}
        />
      ) : null}
      {counted < APPLICATION_LIMITS.documentsMaxPerKind ? (
        <ChosenFileUpload
          isPrimary={uploadType === 'nda_apply' && counted === 0}
          label={label}
          uploadType={uploadType}
          room={uploadType === 'opportunity_apply' ? APPLICATION_LIMITS.documentsMaxPerKind - counted : 1}
          isFolded={counted > 0}
          seenVersion={uploadType === 'nda_apply' ? view.opportunity.version : undefined}
          onStored={onStored}
        />
      ) : null}
      <DeleteDocumentDialog asked={asked} onClose={() => setAsked(null)} onRemoved={() => void refresh()} />
    </div>
  )
}
