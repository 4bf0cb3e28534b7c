import { createContext, useContext } from 'react'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import type { Uploads } from '#entities/document/use-uploads.js'
import type { FormChoices } from './form-choices'

/** What the parts of a form share, beside the values of its fields. */
export interface FormSurroundings {
  description: PostFormDescription
  choices: FormChoices
  /** A rich text field reads its value once: a new number makes it read again. */
  resetCount: number
  /** what the post has once the form is saved */
  documents: readonly AttachedDocument[]
  /** what hangs on the post by now: it is taken off with the other changes, never at once */
  attached: readonly AttachedDocument[]
  uploads: Uploads
  onRemoved(document: AttachedDocument): void
  onRestored(document: AttachedDocument): void
}

const Surroundings = createContext<FormSurroundings | null>(null)

export const FormSurroundingsProvider = Surroundings.Provider

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(Surroundings)
  if (!surroundings) throw new Error('a part of a form stands outside of one')
  return surroundings
}
