import { createContext, useContext } from 'react'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import type { Uploads } from '#entities/document/use-uploads.js'
import type { FormChoices } from './form-choices'
import type { ShownTerms } from './sending/use-shown-terms'

/** What the parts of a form share besides the field values. */
export interface FormContextValue {
  description: PostFormDescription
  choices: FormChoices
  /** Rich text fields only read their initial value; a new number remounts them. */
  resetCount: number
  /** the documents the post will have once the form is saved */
  documents: readonly AttachedDocument[]
  /** the documents it has now; removals wait until the form is saved */
  attached: readonly AttachedDocument[]
  uploads: Uploads
  terms: ShownTerms
  onRemoved(document: AttachedDocument): void
  onRestored(document: AttachedDocument): void
}

const FormContext = createContext<FormContextValue | null>(null)

export const FormContextProvider = FormContext.Provider

export function useFormContextValue(): FormContextValue {
  const value = useContext(FormContext)
  if (!value) throw new Error('a form part is rendered outside its form')
  return value
}
