import { useState } from 'react'
import { APPLICATION_LIMITS } from '../../../../../actions/contract/limits'
import { ChosenFileUpload } from '../../../entities/document/chosen-file-upload'
import { DeleteDocumentDialog } from '../../../entities/document/delete-document-dialog'
import { DocumentList, type ListedDocument } from '../../../entities/document/document-list'
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

/** One's own files of one kind, with room for more until there are five (GO-39). */
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
          onStored={onStored}
        />
      ) : null}
      <DeleteDocumentDialog asked={asked} onClose={() => setAsked(null)} onRemoved={() => void refresh()} />
    </div>
  )
}
