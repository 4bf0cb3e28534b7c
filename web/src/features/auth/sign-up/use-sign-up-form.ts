import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SignUp } from '#contract/identity/sign-up.schema.js'
import { textsInForce } from '#contract/legal/account-texts.js'
import { readReferralCode } from '#lib/browser/referral-code.js'
import { browserTimeZone } from '#lib/dates.js'
import { useDraft } from '#lib/draft-storage.js'
import { restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { DRAFT_NAME, DRAFT_OWNER } from './pending-sign-up'

const loadSignUpSchema = async () => (await import('#contract/identity/sign-up.schema.js')).signUpSchema

export type AccountType = SignUp['accountType']

const EMPTY = { firstName: '', lastName: '', email: '', companyName: '' }

type Draft = typeof EMPTY

/** The sign-up form with its draft (never the password) and its request. */
export function useSignUpForm(accountType: AccountType, onSent: (email: string) => void) {
  const [query] = useSearchParams()
  const draft = useDraft<Draft>(DRAFT_OWNER, DRAFT_NAME)
  const form = useSchemaForm<SignUp>(loadSignUpSchema, {
    ...EMPTY,
    ...draft.read(),
    accountType,
    method: 'password',
    password: '',
    ...textsInForce(new Date()),
  })
  const signUp = useMutation({
    mutationFn: (values: SignUp) =>
      restPost<{ email: string }>(
        '/api/signup',
        toBody({
          ...values,
          accountType,
          next: query.get('next') ?? undefined,
          referralCode: readReferralCode(),
        }),
      ),
    // the draft stays until the address is confirmed, in case it was mistyped
    onSuccess: ({ email }) => onSent(email),
    onError: (error) => showFieldErrors(form, error),
  })

  const { watch } = form
  const { save } = draft
  useEffect(() => {
    const subscription = watch(({ firstName = '', lastName = '', email = '', companyName = '' }) =>
      save({ firstName, lastName, email, companyName }),
    )
    return () => subscription.unsubscribe()
  }, [watch, save])

  return { form, signUp, submit: form.handleSubmit((values) => signUp.mutateAsync(values)) }
}

/** Omits empty fields, which the API refuses along with unknown ones. */
function toBody({ password, companyName, next, referralCode, ...values }: SignUp) {
  return {
    ...values,
    timeZone: browserTimeZone(),
    ...(values.method === 'password' ? { password } : {}),
    ...(companyName ? { companyName } : {}),
    ...(next ? { next } : {}),
    ...(referralCode ? { referralCode } : {}),
  }
}
