import { screen, within } from '@testing-library/react'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { newForm } from '#features/opportunities/post-form/use-post-form.js'
import { writeDraft } from '#lib/draft-storage.js'
import type { WireUser } from '#lib/session-user.js'
import type { Network } from './network'
import { CHOICES, fractionalOptions, noOwnPosts, OPPORTUNITY_ID, opportunityLists } from './opportunity-fixtures'
import { clientUser } from './personas'
import { renderRoute } from './render-route'

export const BRIEF =
  'We sell batteries to warehouses and need somebody who has built a demand team before, two days a week, for half a year.'
/** The storage key of the form's draft. */
export const DRAFT = 'fractional:new'
export const filled: PostForm = {
  ...newForm('fractional').stored,
  categoryIds: [CHOICES.demand],
  topicIds: [CHOICES.lifecycle],
  roleIds: [CHOICES.director],
  availabilityIds: [CHOICES.remote],
  skillIds: [CHOICES.seo],
  domainIds: [CHOICES.energy],
  durationMonths: 6,
  minBudgetAmount: 6200,
  maxBudgetAmount: 9000,
  startDateId: CHOICES.soon,
  brief: BRIEF,
  briefRichText: plainToRichText(BRIEF),
  posterAgreedTerms: true,
}

const ANSWERS: Network['graphql'] = {
  PostOptions: () => fractionalOptions,
  ...opportunityLists(),
  ...noOwnPosts,
  CreateOpportunity: () => ({ createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }),
}

/** Stores a draft as if it had been typed into an empty form. */
export function keepDraft(form: PostForm, documents: readonly AttachedDocument[] = []) {
  const { ndaIds: _ndas, assetIds: _assets, ...typed } = form
  writeDraft(clientUser.userId, DRAFT, { typed: { ...typed, documents }, over: {} })
}

/** Nothing is in the way, and there are credits for two posts. */
export const mayPost = () => ({ isEligible: true, reason: null, price: { credits: 200, balance: 400 } })
/** The free plan’s one post is used. */
export const limitReached = () => ({ ...mayPost(), isEligible: false, reason: 'FREE_PLAN_LIMIT' as const })

interface Opening extends Network {
  draft?: Partial<PostForm>
  user?: WireUser | (() => WireUser)
}

/** Opens the form. A draft fills in what the test doesn't want to type. */
export async function openForm({ draft, user = clientUser, graphql, rest }: Opening = {}) {
  if (draft) keepDraft({ ...filled, ...draft })
  const result = renderRoute('/fractional-creator', {
    user,
    graphql: {
      ...ANSWERS,
      ...graphql,
    },
    rest: {
      'GET /api/user/companyDetails': () => ({}),
      'GET /api/opportunities/postingEligibility': mayPost,
      ...rest,
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Post a fractional role' }))
  // Found anew each time: the loaded form may have replaced the dialog that announced it.
  const submit = async () => result.user.click(await screen.findByRole('button', { name: 'Send for approval' }))
  return { ...result, dialog, submit }
}
