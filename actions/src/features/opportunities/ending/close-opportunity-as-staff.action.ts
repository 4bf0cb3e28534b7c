import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { readVersionFields } from '../review/read-version.js'
import { closeAsStaff } from './close-as-staff.js'

/** Staff close in the poster's place. */
export const closeOpportunityAsStaffAction = defineAction({
  name: 'closeOpportunityAsStaff',
  auth: 'staff',
  input: object({ id: string().required(), ...readVersionFields(), reason: optionalTextField() }),
  handle: ({ input, caller }, services) =>
    closeAsStaff({ ...input, reason: input.reason, field: 'reason' }, caller, services),
})
