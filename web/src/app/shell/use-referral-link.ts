import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { rememberReferralCode } from '#lib/browser/referral-code.js'

/** Remembers `?ref=` of any page that somebody arrives at. */
export function useReferralLink(): void {
  const { search } = useLocation()
  useEffect(() => {
    const code = new URLSearchParams(search).get('ref')
    if (code) rememberReferralCode(code)
  }, [search])
}
