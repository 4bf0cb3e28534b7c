import type { BudgetMinimums, RoleBudgets } from '../../limits.js'
import type { TypeFacts } from '../type-facts.js'
import type { ChoiceField, PostField, PostForm } from './fields/post-fields.js'
import type { Ask } from './post-titles.js'

/**
 * Everything that distinguishes one type of post from another. Forms, validation, storage and pages are derived from
 * it.
 */
export interface PostType extends TypeFacts {
  /** How it is posted and edited; null if it can't be yet. */
  form: PostFormDescription | null
  /** How it is posted to one expert, from their profile; missing if it can't be (GO-28, FRAC-29). */
  addressedForm?: AddressedForm
}

export interface PostFormDescription {
  /** Path for creating one, `/fractional-creator`; append `/{id}` to edit. {@link SHARED_CREATOR} asks for the type. */
  address: `/${string}`
  /** In the order errors are reported. Fields that aren't listed are not asked for and stay empty. */
  fields: readonly PostField[]
  /**
   * Fields that the addressed expert's rate card and profile fill in, whatever is sent (GD-85). Whoever has no such card, or
   * isn't available, can't be asked.
   */
  fromRateCard?: readonly PostField[]
  /** Those that may stay empty in this type. */
  optional?: readonly PostField[]
  limits: PostLimits
  /** Initial values of a new form. */
  defaults: Partial<PostForm>
  /** Null if the poster types it, in the field `title`. */
  title: PostTitle | null
  /** The form from top to bottom. */
  sections: readonly FormSection[]
  words: FormWords
}

/** The form of posts to one expert, with how it is offered where that expert is shown. */
export interface AddressedForm extends PostFormDescription {
  ask: Ask
}

/** How the title is derived from the choices made. */
export interface PostTitle {
  from: readonly ChoiceField[]
  /** @param names of the chosen entries, first choice first, in the order of `from` */
  write(...names: readonly (readonly string[])[]): string
}

/** Numbers shared by a form's rules and hints; each name ends in its unit. */
export interface PostLimits {
  durationMonthsMin: number
  durationMonthsMax: number
  briefCharactersMin: number
  briefCharactersMax: number
  skillsMax: number
  availabilitiesMax: number
  budgetMinDollarsByUnit: BudgetMinimums
  budgetMaxDollars: number
  /** What the role may be offered per unit, where it has a range of its own (FRAC-32, FRAC-34). */
  roleBudgets?: RoleBudgets
  budgetStepDollars: number
  documentsMax: number
  choicesMax: number
}

/**
 * An element of a form: a field, or a composite.
 * `titlePreview`: the title made from the choices; `budget`: both ends, by slider or typed; `nda`: the question and its file;
 * `rateCard`: what the expert's card and profile say, read-only.
 */
export type FormPart =
  | Exclude<PostField, 'minBudgetAmount' | 'maxBudgetAmount' | 'briefRichText' | 'companyAskedToSignNda' | 'ndaIds'>
  | 'titlePreview'
  | 'rateCard'
  | 'budget'
  | 'nda'

export interface FormSection {
  /** Null for an element without a heading of its own. */
  title: string | null
  lead?: string
  /** Elements in one row are laid out side by side when there is room. */
  rows: readonly (readonly FormPart[])[]
}

/** Copy for the form and its confirmation. */
export interface FormWords {
  /** "Post a fractional role" */
  post: string
  /** Heading when editing: "Edit your fractional role". */
  edit: string
  /** Heading while the owner isn't known yet: "Edit a fractional role". */
  editPage: string
  lead: string
  /** What visitors are told the form covers: "the work, the days and the budget". */
  contents: string
  /** An example, where the poster types the title. */
  titlePlaceholder?: string
  briefPlaceholder: string
  /** Hint under the hiring terms, about who reviews them. */
  termsHint: string
  /** Title once it has been submitted for review. */
  sentTitle: string
  sentText: string
  failed: string
}
