import { POST_UPLOAD_TYPES } from '#contract/files/upload-limits.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import {
  ALL_FIELDS,
  POST_FIELDS,
  type PostField,
  type PostForm,
  type PostValues,
} from '#contract/opportunities/types/fields/post-fields.js'
import { storedFormValues } from '#contract/opportunities/types/fields/stored-post.js'
import { emptyPostForm } from '#contract/opportunities/types/post-form.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { asEditorReports } from '#contract/rich-text/editor-adapter.js'
import { plainToRichText, richTextToPlain } from '#contract/rich-text/raw-content.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import type { OpportunityInput } from './create-opportunity.generated'
import type { PostToEditQuery } from './post-to-edit.generated'

export type EditedRow = NonNullable<PostToEditQuery['opportunities_by_pk']>

/** Converts validated form values into the action's input: dollars to cents, codes to ids (FRAC-02, FRAC-03). */
export function toOpportunityInput(
  type: OpportunityType,
  form: PostForm,
  durationTypeIds: Readonly<Record<string, string>>,
): OpportunityInput {
  const sent = {
    ...form,
    // a unit without a number of days means nothing, and without the NDA switch nothing is signed
    noOfDaysUnit: form.noOfDays === null ? null : form.noOfDaysUnit,
    ndaIds: form.companyAskedToSignNda ? form.ndaIds : [],
  }
  const inputOf = (field: PostField): unknown => {
    const { kind } = POST_FIELDS[field]
    if (kind === 'unit') return durationTypeIds[String(sent[field])] ?? null
    if (kind === 'dollars') return toCents(sent[field] as number | null)
    return kind === 'choice' ? sent[field] || null : sent[field]
  }
  const values = Object.fromEntries(ALL_FIELDS.map((field) => [POST_FIELDS[field].input, inputOf(field)]))
  return { type, ...(values as unknown as PostValues) }
}

/** A stored opportunity as form values. The terms were accepted when it was first posted. */
export function fromStoredOpportunity(row: EditedRow, description: PostFormDescription): PostForm {
  const empty = emptyPostForm(description)
  const documents = toAttachedDocuments(row)
  const briefRichText = asEditorReports(cleanRichText(row.brief_rich_text) ?? plainToRichText(row.brief))
  const stored = storedFormValues(row)
  return {
    ...empty,
    ...stored,
    durationType: stored.durationType || empty.durationType,
    brief: richTextToPlain(briefRichText),
    briefRichText,
    ...documentFields(documents),
    posterAgreedTerms: true,
  }
}

export function toAttachedDocuments(row: EditedRow): AttachedDocument[] {
  return row.documents.flatMap(({ id, asset_name, size_bytes, upload_type, created_at }) => {
    const uploadType = POST_UPLOAD_TYPES.find((type) => type === upload_type)
    return uploadType ? [{ id, name: asset_name, sizeBytes: size_bytes, uploadType, createdAt: created_at }] : []
  })
}

/** The form's two id lists, derived from the stored files: failed uploads are in neither (GD-60). */
export function documentFields(documents: readonly AttachedDocument[]): Pick<PostForm, 'ndaIds' | 'assetIds'> {
  const idsOf = (type: string) => documents.filter(({ uploadType }) => uploadType === type).map(({ id }) => id)
  return { ndaIds: idsOf(POST_FIELDS.ndaIds.uploadType), assetIds: idsOf(POST_FIELDS.assetIds.uploadType) }
}

/** Restores a file marked for removal to its old position: a form that equals what is stored is no draft. */
export function restored(
  documents: readonly AttachedDocument[],
  document: AttachedDocument,
  attached: readonly AttachedDocument[],
): AttachedDocument[] {
  const kept = new Set([...documents.map(({ id }) => id), document.id])
  const isAttached = new Set(attached.map(({ id }) => id))
  return [...attached.filter(({ id }) => kept.has(id)), ...documents.filter(({ id }) => !isAttached.has(id))]
}

function toCents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * DOLLARS_TO_CENTS)
}
