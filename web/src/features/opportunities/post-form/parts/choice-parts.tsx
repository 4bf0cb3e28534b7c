import { useFormContext, useWatch } from 'react-hook-form'
import type { ChoiceField, PostForm } from '#contract/opportunities/types/post-fields.js'
import {
  type CategoryChoice,
  choiceLists,
  choicesForCategories,
  retainForCategories,
  withEmptyOption,
} from '../form-choices'
import { useFormContextValue } from '../form-context'
import { MultiChoiceField, SingleChoiceField } from './bound-fields'

/** Category comes first, because topics and skills depend on it (FRAC-49 to FRAC-57). */
export function Categories() {
  const { choices } = useFormContextValue()
  const { setValue, getValues } = useFormContext<PostForm>()
  const dropUnrelated = (ids: string[]) => {
    setValue('topicIds', retainForCategories(getValues('topicIds'), choices.topics, ids))
    setValue('skillIds', retainForCategories(getValues('skillIds'), choices.skills, ids))
  }
  return (
    <MultiChoiceField
      name="categoryIds"
      choices={choices.categories}
      placeholder="Choose a category"
      onChosen={dropUnrelated}
    />
  )
}

export function Roles() {
  const { choices } = useFormContextValue()
  return <MultiChoiceField name="roleIds" choices={choices.roles} placeholder="For example Director" />
}

export function Topics() {
  const { choices } = useFormContextValue()
  return <MultiChoiceField name="topicIds" {...useCategoryChoices(choices.topics, 'Choose topics')} />
}

export function Skills() {
  const { choices, description } = useFormContextValue()
  return (
    <MultiChoiceField
      name="skillIds"
      aside={`Up to ${description.limits.skillsMax}`}
      {...useCategoryChoices(choices.skills, 'Choose skills')}
    />
  )
}

/** The options that depend on the categories; none until one is chosen. */
function useCategoryChoices(list: readonly CategoryChoice[], placeholder: string) {
  const { description } = useFormContextValue()
  const categoryIds = useWatch<PostForm, 'categoryIds'>({ name: 'categoryIds' })
  if (!description.fields.includes('categoryIds')) return { choices: list, placeholder }
  const isDisabled = categoryIds.length === 0
  return {
    choices: choicesForCategories(list, categoryIds),
    placeholder: isDisabled ? 'Choose a category first' : placeholder,
    isDisabled,
  }
}

export function Domains() {
  const { choices } = useFormContextValue()
  return <MultiChoiceField name="domainIds" choices={choices.domains} placeholder="Choose domains" />
}

export function Country() {
  const { choices } = useFormContextValue()
  return (
    <SingleChoiceField
      name="countryId"
      isOptional
      choices={withEmptyOption(choices.countries, 'Anywhere')}
      placeholder="Anywhere"
    />
  )
}

/** The title is made from the selections (FRAC-05); watching it grow shows that it isn't typed. */
export function TitlePreview() {
  const { choices, description } = useFormContextValue()
  const { from, write } = description.title
  const chosen = useWatch<PostForm, ChoiceField[]>({ name: [...from] })
  const lists = choiceLists(choices)
  const names = from.map((field, index) =>
    [chosen[index] ?? []].flat().flatMap((id) => lists[field].find((choice) => choice.id === id)?.label ?? []),
  )
  if (names.some((some) => some.length === 0)) return null
  return (
    <p className="border-s-2 border-accent ps-3 text-sm text-muted">
      Will be posted as <span className="font-serif text-base text-ink">{write(...names)}</span>
    </p>
  )
}
