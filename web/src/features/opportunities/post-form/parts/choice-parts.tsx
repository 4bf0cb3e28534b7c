import { useFormContext, useWatch } from 'react-hook-form'
import { POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { choicesForCategories, choicesOf, retainForCategories } from '../form-choices'
import { useFormContextValue } from '../form-context'
import { MultiChoiceField } from './bound-fields'

/** Category comes first, because topics and skills depend on it (FRAC-49 to FRAC-57). */
export function Categories() {
  const { choices } = useFormContextValue()
  const { setValue, getValues } = useFormContext<PostForm>()
  const dropUnrelated = (ids: string[]) => {
    setValue('topicIds', retainForCategories(getValues('topicIds'), choicesOf(choices, 'topicIds'), ids))
    setValue('skillIds', retainForCategories(getValues('skillIds'), choicesOf(choices, 'skillIds'), ids))
  }
  return (
    <MultiChoiceField
      name="categoryIds"
      choices={choicesOf(choices, 'categoryIds')}
      placeholder={POST_FIELDS.categoryIds.placeholder}
      onChosen={dropUnrelated}
    />
  )
}

export function Topics() {
  return <MultiChoiceField name="topicIds" {...useCategoryChoices('topicIds')} />
}

export function Skills() {
  const { description } = useFormContextValue()
  return (
    <MultiChoiceField
      name="skillIds"
      aside={`Up to ${description.limits.skillsMax}`}
      {...useCategoryChoices('skillIds')}
    />
  )
}

/** The options that depend on the categories; none until one is chosen. */
function useCategoryChoices(field: 'topicIds' | 'skillIds') {
  const { choices, description } = useFormContextValue()
  const list = choicesOf(choices, field)
  const { placeholder } = POST_FIELDS[field]
  const categoryIds = useWatch<PostForm, 'categoryIds'>({ name: 'categoryIds' })
  if (!description.fields.includes('categoryIds')) return { choices: list, placeholder }
  const isDisabled = categoryIds.length === 0
  return {
    choices: choicesForCategories(list, categoryIds),
    placeholder: isDisabled ? 'Choose a category first' : placeholder,
    isDisabled,
  }
}
