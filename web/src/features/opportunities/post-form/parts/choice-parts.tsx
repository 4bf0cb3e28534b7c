import { useFormContext, useWatch } from 'react-hook-form'
import { FRACTIONAL_LIMITS } from '#contract/limits.js'
import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'
import { fractionalTitle } from '#contract/opportunities/opportunity-title.js'
import { choicesOfCategories, type FormChoices, keepOfCategories, withNone } from '../form-choices'
import { ManyField, OneField } from './bound-fields'
import { FieldRow, FormSection } from './form-section'

/** Who is wanted: category first, because topics and skills follow from it (FRAC-49 to FRAC-57). */
export function RoleSection({ choices }: { choices: FormChoices }) {
  const { setValue, getValues } = useFormContext<FractionalForm>()
  const [categoryIds, roleIds] = useWatch<FractionalForm, ['categoryIds', 'roleIds']>({
    name: ['categoryIds', 'roleIds'],
  })
  const hasCategory = categoryIds.length > 0

  const dropForeign = (ids: string[]) => {
    setValue('topicIds', keepOfCategories(getValues('topicIds'), choices.topics, ids))
    setValue('skillIds', keepOfCategories(getValues('skillIds'), choices.skills, ids))
  }

  return (
    <FormSection title="The role" lead="Who you are looking for, and in what field.">
      <FieldRow>
        <ManyField
          name="categoryIds"
          label="Category"
          choices={choices.categories}
          placeholder="Choose a category"
          onChosen={dropForeign}
        />
        <ManyField name="roleIds" label="Role level" choices={choices.roles} placeholder="For example Director" />
      </FieldRow>
      <TitlePreview choices={choices} categoryIds={categoryIds} roleIds={roleIds} />
      <ManyField
        name="topicIds"
        label="Topics"
        choices={choicesOfCategories(choices.topics, categoryIds)}
        placeholder={hasCategory ? 'Choose topics' : 'Choose a category first'}
        isDisabled={!hasCategory}
      />
      <ManyField
        name="skillIds"
        label="Skills"
        aside={`Up to ${FRACTIONAL_LIMITS.skillsMax}`}
        choices={choicesOfCategories(choices.skills, categoryIds)}
        placeholder={hasCategory ? 'Choose skills' : 'Choose a category first'}
        isDisabled={!hasCategory}
      />
      <FieldRow>
        <ManyField name="domainIds" label="Domain" choices={choices.domains} placeholder="Choose domains" />
        <OneField
          name="countryId"
          label="Country"
          isOptional
          choices={withNone(choices.countries, 'Anywhere')}
          placeholder="Anywhere"
        />
      </FieldRow>
    </FormSection>
  )
}

interface TitlePreviewProps {
  choices: FormChoices
  categoryIds: readonly string[]
  roleIds: readonly string[]
}

/** The title follows from the first role and category (FRAC-05); seeing it grow makes clear that it isn't typed. */
function TitlePreview({ choices, categoryIds, roleIds }: TitlePreviewProps) {
  const category = choices.categories.find(({ id }) => id === categoryIds[0])
  const role = choices.roles.find(({ id }) => id === roleIds[0])
  if (!category || !role) return null
  return (
    <p className="border-s-2 border-accent ps-3 text-sm text-muted">
      Will be posted as{' '}
      <span className="font-serif text-base text-ink">{fractionalTitle([role.label], [category.label])}</span>
    </p>
  )
}
