import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { type DocumentsField, POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { DeleteDocumentDialog } from '#entities/document/delete-document-dialog.js'
import { FileField } from '#entities/document/file-field.js'
import { Switch } from '#ui/form/switch.js'
import { useFormContextValue } from '../form-context'

/** The NDA, where the company asks for one (FRAC-43 to FRAC-47). */
export function Nda() {
  const { attached } = useFormContextValue()
  const { field: nda } = useController<PostForm, 'companyAskedToSignNda'>({ name: 'companyAskedToSignNda' })
  const isNda = ({ uploadType }: AttachedDocument) => uploadType === POST_FIELDS.ndaIds.uploadType
  return (
    <>
      <Switch
        isOn={nda.value}
        onChange={nda.onChange}
        label={POST_FIELDS.companyAskedToSignNda.label}
        hint="They upload the signed copy before they send a proposal."
      />
      {nda.value ? (
        <Files name="ndaIds" isRequired />
      ) : (
        <NdaRemovalNotice names={attached.filter(isNda).map(({ name }) => name)} />
      )}
    </>
  )
}

export function Files({ name, isRequired }: { name: DocumentsField; isRequired?: boolean }) {
  const { documents, attached, uploads, onRemoved, onRestored } = useFormContextValue()
  const { formState } = useFormContext<PostForm>()
  const [asked, setAsked] = useState<AttachedDocument | null>(null)
  const isAttached = ({ id }: AttachedDocument) => attached.some((document) => document.id === id)
  const { label, uploadType } = POST_FIELDS[name]
  return (
    <>
      <FileField
        label={label}
        documents={documents}
        attached={attached}
        uploads={uploads}
        isRequired={isRequired}
        uploadType={uploadType}
        error={formState.errors[name]?.message}
        onRemove={(document: AttachedDocument) => (isAttached(document) ? onRemoved(document) : setAsked(document))}
        onRestore={onRestored}
      />
      <DeleteDocumentDialog asked={asked} onClose={() => setAsked(null)} onRemoved={onRemoved} />
    </>
  )
}

/** Warns that switching off the NDA removes its file on save. */
function NdaRemovalNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p role="status" className="text-sm wrap-anywhere text-ink">
      {names.map((name) => `“${name}”`).join(', ')} {names.length === 1 ? 'is' : 'are'} removed when you save. Switch
      the NDA back on to keep {names.length === 1 ? 'it' : 'them'}.
    </p>
  )
}
