import { mixed, type ObjectSchema, object } from 'yup'
import { emptyRichText, type RawContent } from '../../rich-text/raw-content.js'
import { readBio } from './profile-bio.js'

export interface ProfileBio {
  bio: RawContent
}

/** The bio as it is edited; nothing is fine. */
export const profileBioSchema: ObjectSchema<ProfileBio> = object({
  bio: mixed<RawContent>()
    .required()
    .default(emptyRichText())
    .test('readable', (value, { createError }) => {
      const bio = readBio(value)
      return 'fault' in bio ? createError({ message: bio.fault }) : true
    }),
})
