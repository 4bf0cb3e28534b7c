import type { ChoiceField, PostField, PostForm } from './post-fields.js'

/** Everything that tells one type of post from another. The forms, checks, stores and pages are made from it. */
export interface PostType {
  label: string
  /** Ground of the type's badge under white text (GO-77). */
  colour: string
  /** What people call such a post: "Your role is active". */
  thing: 'role' | 'opportunity'
  /** Experts learn company and poster by showing interest (OPP-91); the view `opportunity_posters` holds to it. */
  isPosterHidden: boolean
  /** Only experts post and look for it (GO-81). */
  isAmongExperts: boolean
  /** How it is posted and edited; null while nobody can. */
  form: PostFormDescription | null
}

export interface PostFormDescription {
  /** Where a new one is written, `/fractional-creator`; `/{id}` after it leads to an edit. */
  address: `/${string}`
  /** In the order in which faults are told. What is not listed is not asked, and stays empty. */
  fields: readonly PostField[]
  limits: PostLimits
  /** What a new form begins with. */
  defaults: Partial<PostForm>
  title: PostTitle
  /** The form from top to bottom. */
  sections: readonly FormSection[]
  words: FormWords
}

/** How the title follows from what was chosen. */
export interface PostTitle {
  from: readonly ChoiceField[]
  /** @param names of what was chosen, first choice first, in the order of `from` */
  write(...names: readonly (readonly string[])[]): string
}

/** The numbers that the rules and the hints of a form share; each unit stands in the name. */
export interface PostLimits {
  durationMonthsMin: number
  durationMonthsMax: number
  briefCharactersMin: number
  briefCharactersMax: number
  skillsMax: number
  availabilitiesMax: number
  budgetMaxDollars: number
  budgetStepDollars: number
  documentsMax: number
  choicesMax: number
}

/**
 * What stands in a form: a field, or one of the parts that show several at once.
 * `title`: the title as it will read; `budget`: both ends, by thumbs or typed; `nda`: the question and its file.
 */
export type FormPart =
  | Exclude<PostField, 'minBudgetAmount' | 'maxBudgetAmount' | 'briefRichText' | 'companyAskedToSignNda' | 'ndaIds'>
  | 'title'
  | 'budget'
  | 'nda'

export interface FormSection {
  /** Null for a part without a heading of its own. */
  title: string | null
  lead?: string
  /** Parts in one row stand beside each other where there is room. */
  rows: readonly (readonly FormPart[])[]
}

/** What the form and what follows it say. */
export interface FormWords {
  /** "Post a fractional role" */
  post: string
  /** Over the form: "Edit your fractional role". */
  edit: string
  /** Where it isn't known yet whose it is: "Edit a fractional role". */
  editPage: string
  lead: string
  /** What a visitor is told that it holds: "the work, the days and the budget". */
  contents: string
  briefPlaceholder: string
  /** Under the terms of hiring: who looks at it. */
  termsHint: string
  /** It was posted and waits for staff. */
  sentTitle: string
  sentText: string
  failed: string
}
