import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { DeleteDocumentDialog } from '#entities/document/delete-document-dialog.js'
import { FileField } from '#entities/document/file-field.js'
import type { Uploads } from '#entities/document/use-uploads.js'
import { Switch } from '#ui/form/switch.js'
import { FormSection } from './form-section'

interface DocumentsSectionProps {
  /** what the post has once the form is saved */
  documents: readonly AttachedDocument[]
  /** what hangs on the post by now: it is taken off with the other changes, never at once */
  attached: readonly AttachedDocument[]
  uploads: Uploads
  onRemoved(document: AttachedDocument): void
  onRestored(document: AttachedDocument): void
}

/** Attachments, and the NDA where the company asks for one (FRAC-20 to FRAC-23, FRAC-43 to FRAC-47). */
export function DocumentsSection({ documents, attached, uploads, onRemoved, onRestored }: DocumentsSectionProps) {
  const { formState } = useFormContext<FractionalForm>()
  const { field: nda } = useController<FractionalForm, 'companyAskedToSignNda'>({ name: 'companyAskedToSignNda' })
  const [asked, setAsked] = useState<AttachedDocument | null>(null)
  const isAttached = ({ id }: AttachedDocument) => attached.some((document) => document.id === id)
  const fileField = {
    documents,
    attached,
    uploads,
    onRemove: (document: AttachedDocument) => (isAttached(document) ? onRemoved(document) : setAsked(document)),
    onRestore: onRestored,
  }

  return (
    <FormSection title="Documents" lead="Anything that helps experts decide.">
      <FileField
        label="Attachments"
        {...fileField}
        uploadType="opportunity_create"
        error={formState.errors.assetIds?.message}
      />
      <Switch
        isOn={nda.value}
        onChange={nda.onChange}
        label="Experts must sign an NDA"
        hint="They upload the signed copy before they send a proposal."
      />
      {nda.value ? (
        <FileField
          label="NDA to sign"
          {...fileField}
          isRequired
          uploadType="nda_create"
          error={formState.errors.ndaIds?.message}
        />
      ) : (
        <GoingWithNda
          names={attached.filter(({ uploadType }) => uploadType === 'nda_create').map(({ name }) => name)}
        />
      )}
      <DeleteDocumentDialog asked={asked} onClose={() => setAsked(null)} onRemoved={onRemoved} />
    </FormSection>
  )
}

/** Without the question for an NDA its files go with Save; that is said where it was switched off. */
function GoingWithNda({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p role="status" className="text-sm wrap-anywhere text-ink">
      {names.map((name) => `“${name}”`).join(', ')} {names.length === 1 ? 'is' : 'are'} removed when you save. Switch
      the NDA back on to keep {names.length === 1 ? 'it' : 'them'}.
    </p>
  )
}
