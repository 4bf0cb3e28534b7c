import { boolean, string } from 'yup'
import { newId } from '../state/new-id.js'
import { insertObject, keepInternals, readObject } from '../state/objects.store.js'
import type { SandboxAccount, SandboxAccountLink } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { fields, metadata, text } from './parameters.js'

const LINK_SECONDS = 300
const address = () =>
  text()
    .matches(/^https?:\/\//, 'is no address')
    .required('is missing')

export const createAccount = defineApiCall({
  method: 'post',
  path: '/v1/accounts',
  parameters: fields({
    type: string()
      .oneOf(['express'] as const, 'is not taken here')
      .required('is missing'),
    email: text(),
    metadata: metadata(),
    capabilities: fields({ transfers: fields({ requested: boolean() }) }),
  }),
  async handle({ parameters: { type, email, metadata: given } }, { transaction, now }) {
    const account: SandboxAccount = {
      id: newId('acct'),
      object: 'account',
      created: now,
      ...{ type, email: email ?? null, metadata: given ?? {} },
      ...{ charges_enabled: false, details_submitted: false, payouts_enabled: false },
      capabilities: { transfers: 'inactive' },
    }
    await insertObject(transaction, account)
    return account
  },
})

export const readAccount = defineApiCall({
  method: 'get',
  path: '/v1/accounts/:id',
  handle: ({ id }, { transaction }) => readObject(transaction, 'account', id),
})

/** The link is the account's own id, which can't be guessed; a new one replaces the one before. */
export const createAccountLink = defineApiCall({
  method: 'post',
  path: '/v1/account_links',
  parameters: fields({
    account: text().required('is missing'),
    type: string()
      .oneOf(['account_onboarding'] as const, 'is not taken here')
      .required('is missing'),
    return_url: address(),
    refresh_url: address(),
  }),
  async handle({ parameters: { account, return_url, refresh_url } }, { transaction, now, config }) {
    const { id } = await readObject(transaction, 'account', account)
    const expires_at = now + LINK_SECONDS
    await keepInternals(transaction, id, { link: { return_url, refresh_url, expires_at } })
    const url = `${config.PUBLIC_URL}/api/payment/sandbox/onboarding/${id}`
    return { object: 'account_link', created: now, expires_at, url } satisfies SandboxAccountLink
  },
})
