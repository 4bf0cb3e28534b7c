import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { fullName } from '#contract/format/full-name.js'
import { type ExpertsField, POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { isOptionalIn } from '#contract/opportunities/types/post-form.js'
import type { UserCardFragment } from '#entities/user/user-card.generated.js'
import { useSignedInUser } from '#lib/session.js'
import { Field } from '#ui/form/field.js'
import { type Choice, MultiSelect } from '#ui/multi-select.js'
import { useFormContextValue } from '../form-context'
import { useChosenExpertsQuery, useFindExpertsQuery } from './find-experts.generated'

/** Pause in typing after which the words are sent. */
const PAUSE_MS = 250

/** Experts, looked up by name: there are too many to list. */
export function Experts({ name }: { name: ExpertsField }) {
  const { field, fieldState } = useController<PostForm, ExpertsField>({ name })
  const { description } = useFormContextValue()
  const [words, setWords] = useState('')
  const { choices, isSearching } = useExpertChoices(field.value, words)
  return (
    <Field
      label={POST_FIELDS[name].label}
      isOptional={isOptionalIn(description, name)}
      error={fieldState.error?.message}
      aside="Up to 10"
    >
      {(control) => (
        <MultiSelect
          {...control}
          ref={field.ref}
          choices={choices}
          value={field.value}
          placeholder="Type a name"
          emptyText={isSearching ? 'Looking for experts…' : 'Type the beginning of a first or last name.'}
          isBusy={isSearching}
          onQuery={setWords}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

/** The chosen ones, whose names a draft or a link doesn't know, and whom the words find; never oneself. */
function useExpertChoices(chosen: readonly string[], words: string) {
  const { id: me } = useSignedInUser()
  const settled = useSettled(words.trim())
  const found = useFindExpertsQuery({ words: settled }, { enabled: settled !== '' })
  const own = useChosenExpertsQuery(
    { ids: [...chosen].sort() },
    { enabled: chosen.length > 0, placeholderData: (old) => old },
  )
  const experts = [...(own.data?.users ?? []), ...(settled ? (found.data?.find_experts ?? []) : [])]
  const byId = new Map(experts.filter(({ id }) => id !== me).map((expert) => [expert.id, toChoice(expert)]))
  return { choices: [...byId.values()], isSearching: words.trim() !== settled || found.isLoading }
}

function toChoice(expert: UserCardFragment): Choice {
  return { id: expert.id, label: fullName(expert), detail: expert.designation ?? undefined }
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
