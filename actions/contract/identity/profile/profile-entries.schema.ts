import { array, type InferType, type ObjectSchema, object, string } from 'yup'
import { trimmedText, webAddressField } from '../identity-fields.js'
import { type EntryKind, PROFILE_ENTRY_LIMITS, PROFILE_ENTRY_MESSAGES } from './profile-entries.messages.js'

const { entriesMax, titleCharactersMax, descriptionCharactersMax, yearMin, yearMax } = PROFILE_ENTRY_LIMITS

const line = () =>
  trimmedText()
    .default('')
    .transform((value: string) => value.replace(/\s+/g, ' '))
    .test('length', PROFILE_ENTRY_MESSAGES.titleLength, (value) => [...(value ?? '')].length <= titleCharactersMax)

const year = () =>
  trimmedText()
    .default('')
    .test(
      'year',
      PROFILE_ENTRY_MESSAGES.year,
      (value) => !value || (/^\d{4}$/.test(value) && Number(value) >= yearMin && Number(value) <= yearMax),
    )

const entry = object({
  /** only of what was one text before there were lists, which stays as it is until it is given a title */
  untitledId: string(),
  title: line().test('filled', PROFILE_ENTRY_MESSAGES.title, (value, { parent }) =>
    Boolean(value || (parent.untitledId && parent.description?.trim())),
  ),
  organization: line(),
  startedYear: year().test('start', PROFILE_ENTRY_MESSAGES.start, (value, { parent }) =>
    Boolean(value || !parent.endedYear),
  ),
  endedYear: year().test(
    'order',
    PROFILE_ENTRY_MESSAGES.order,
    (value, { parent }) => !value || !parent.startedYear || Number(value) >= Number(parent.startedYear),
  ),
  url: webAddressField(PROFILE_ENTRY_MESSAGES.url),
  description: trimmedText()
    .default('')
    .test(
      'length',
      PROFILE_ENTRY_MESSAGES.description,
      (value) => [...(value ?? '')].length <= descriptionCharactersMax,
    ),
})

const linkEntry = entry.shape({
  url: webAddressField(PROFILE_ENTRY_MESSAGES.url).test('needed', PROFILE_ENTRY_MESSAGES.urlNeeded, Boolean),
})

export type ProfileEntry = InferType<typeof entry>

/** A list in its owner's order. */
export interface ProfileEntries {
  entries: ProfileEntry[]
}

/** The list of a kind, as it is edited; nothing in it is fine. */
export function profileEntriesSchema(kind: EntryKind): ObjectSchema<ProfileEntries> {
  return object({
    entries: array(kind === 'link' ? linkEntry : entry)
      .required()
      .default([])
      .max(entriesMax, PROFILE_ENTRY_MESSAGES.count),
  })
}
