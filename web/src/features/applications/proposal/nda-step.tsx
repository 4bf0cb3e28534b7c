import { DocumentList } from '#entities/document/document-list.js'
import { documentsOf, signedNdas } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { ApplicationDocuments } from './application-documents'
import { StepPart } from './step-part'

/**
 * Step 1: read the NDA and upload the signed copy. The first copy shows interest (PROP-06, GO-25). A copy may only be
 * deleted once there is an agreed amount and another copy (PROP-22, X-72).
 */
export function NdaStep({ view, onFirstStored }: { view: ApplicationView; onFirstStored(): void }) {
  const toSign = view.opportunity.documents.filter(({ upload_type }) => upload_type === 'nda_create')
  const signed = signedNdas(view.own).length
  const isFirst = signed === 0
  const isReplaced = documentsOf(view.own, 'nda_apply').length > signed
  return (
    <StepPart step={1} title="Upload the signed NDA" isDone={signed > 0}>
      {toSign.length > 0 ? (
        <>
          {isFirst ? (
            <p className="text-sm text-muted">
              {isReplaced ? `${view.opportunity.poster.atStart} has changed the NDA. ` : ''}Read and sign this, then
              upload the signed copy.
            </p>
          ) : null}
          <DocumentList opportunityId={view.opportunity.id} documents={toSign} label="NDA to sign" />
        </>
      ) : null}
      <ApplicationDocuments
        view={view}
        uploadType="nda_apply"
        label="Signed NDA"
        canDelete={view.own?.agreed_value_cents != null && signed > 1}
        onStored={isFirst ? onFirstStored : undefined}
      />
    </StepPart>
  )
}
