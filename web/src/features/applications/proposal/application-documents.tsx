import { useState } from 'react'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { ChosenFileUpload } from '#entities/document/chosen-file-upload.js'
import { DeleteDocumentDialog } from '#entities/document/delete-document-dialog.js'
import { DocumentList, type ListedDocument } from '#entities/document/document-list.js'
import { documentsOf } from '../page/application'
import type { Scene } from '../page/scene'
import { useRefresh } from '../page/use-applications'

interface ApplicationDocumentsProps {
  scene: Scene
  uploadType: 'opportunity_apply' | 'nda_apply'
  label: string
  canDelete: boolean
  onStored?(): void
}

/** The expert's own files of one kind, up to five (GO-39). */
export function ApplicationDocuments({ scene, uploadType, label, canDelete, onStored }: ApplicationDocumentsProps) {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<ListedDocument | null>(null)
  const documents = documentsOf(scene.own, uploadType)
  const counted = documents.filter(({ isSuperseded }) => !isSuperseded).length
  return (
    <div className="flex flex-col gap-4">
      {documents.length > 0 ? (
        <DocumentList
          opportunityId={scene.opportunity.id}
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
          isFolded={counted > 0}
          seenVersion={uploadType === 'nda_apply' ? scene.opportunity.version : undefined}
          onStored={onStored}
        />
      ) : null}
      <DeleteDocumentDialog asked={asked} onClose={() => setAsked(null)} onRemoved={() => void refresh()} />
    </div>
  )
}
