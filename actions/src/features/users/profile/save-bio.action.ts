import { mixed, object } from 'yup'
import { readBio } from '#contract/identity/profile/profile-bio.js'
import { defineAction } from '#platform/define-action.js'
import { AppError, invalidField } from '#platform/errors.js'

/** Stores the caller's bio, cleaned, with its plain text, from which searches and the checklist read (PROF-01, GO-45). */
export const saveProfileBioAction = defineAction({
  name: 'saveProfileBio',
  auth: 'session',
  input: object({ bio: mixed().required() }),
  async handle({ input, caller }, { database }) {
    if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
    const bio = readBio(input.bio)
    if ('fault' in bio) throw invalidField('bio', bio.fault)
    const row = await database
      .updateTable('expert_details')
      .set({ bio: bio.plain, bio_rich_text: bio.rich && JSON.stringify(bio.rich) })
      .where('user_id', '=', caller.userId)
      .returning(['user_id', 'profile_complete_percent'])
      .executeTakeFirst()
    if (!row) throw new AppError('EXPERTS_ONLY')
    return { userId: row.user_id, profileCompletePercent: row.profile_complete_percent }
  },
})
