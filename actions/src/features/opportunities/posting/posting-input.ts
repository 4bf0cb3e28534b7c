/**
 * What somebody sent to post or change a role, before it is checked: names as in the form, amounts in US dollars.
 * `durationType` and `noOfDaysUnit` may be ids or codes of duration types; values may be of any kind.
 */
export interface PostingInput {
  type: unknown
  categoryIds: unknown
  topicIds: unknown
  roleIds: unknown
  availabilityIds: unknown
  skillIds: unknown
  domainIds: unknown
  countryId: unknown
  durationMonths: unknown
  durationType: unknown
  minBudgetAmount: unknown
  maxBudgetAmount: unknown
  startDateId: unknown
  noOfDays: unknown
  noOfDaysUnit: unknown
  brief: unknown
  briefRichText: unknown
  companyAskedToSignNda: unknown
  ndaIds: unknown
  assetIds: unknown
  posterAgreedTerms: unknown
  expertId: unknown
}
