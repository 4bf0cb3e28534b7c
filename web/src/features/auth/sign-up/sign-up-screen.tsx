import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths, patterns } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { AuthHeading } from '../auth-heading'
import { CheckSignUpMail } from './check-sign-up-mail'
import { clearPendingSignUp, readPendingSignUp, storePendingSignUp } from './pending-sign-up'
import { SignUpForm } from './sign-up-form'
import type { AccountType } from './use-sign-up-form'

/** Sign-up as a company or an expert, depending on the address. */
export function SignUpScreen({ accountType }: { accountType: AccountType }) {
  const [sentTo, setSentTo] = useState(readPendingSignUp)
  const wait = (email: string) => {
    storePendingSignUp(email)
    setSentTo(email)
  }
  const goBack = () => {
    clearPendingSignUp()
    setSentTo(null)
  }
  if (sentTo) return <CheckSignUpMail email={sentTo} onBack={goBack} />
  return <SignUpPage accountType={accountType} onSent={wait} />
}

function SignUpPage({ accountType, onSent }: { accountType: AccountType; onSent(email: string): void }) {
  const isExpert = accountType === 'expert'
  const { productName } = useConfig()
  const [query] = useSearchParams()
  useDocumentTitle(isExpert ? 'Join as an expert' : 'Sign up', {
    isIndexed: true,
    canonicalPath: isExpert ? patterns.signUpExpert : patterns.signUp,
    description: isExpert
      ? `Offer what you know on ${productName}: fractional roles, projects and advice for growing companies.`
      : `Find growth and go-to-market experts on ${productName}. Posting a fractional role takes ten minutes.`,
  })
  return (
    <>
      <AuthHeading
        title={isExpert ? 'Join as an expert' : 'Sign up'}
        lead={
          <>
            Have an account?{' '}
            <Link to={paths.login(query.get('next') ?? undefined)} className="text-link">
              Log in
            </Link>
          </>
        }
      />
      <SignUpForm accountType={accountType} onSent={onSent} />
    </>
  )
}
