import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { hiringTermsAt, type NewHiringTerms } from '#contract/legal/hiring-terms.js'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'

/** The version of the terms of hiring that the form shows, and what is new since it was opened. */
export interface ShownTerms {
  version: number
  news: NewHiringTerms | null
}

type Form = Pick<UseFormReturn<PostForm>, 'setValue' | 'setError' | 'setFocus'>

/**
 * The terms of hiring that sending the form accepts. If others apply by then, the form shows what is new, and has
 * them accepted again.
 */
export function useShownTerms({ setValue, setError, setFocus }: Form) {
  const [shown, setShown] = useState<ShownTerms>(() => ({ version: hiringTermsAt(new Date()).version, news: null }))
  const renew = (news: NewHiringTerms) => {
    setShown({ version: news.version, news })
    setValue('posterAgreedTerms', false)
    const message = APPLICATION_MESSAGES.hiringTermsChanged
    setError('posterAgreedTerms', { type: 'server', message })
  }
  useEffect(() => {
    // once what is new stands above the box, and has pushed it down
    if (shown.news) setFocus('posterAgreedTerms')
  }, [shown.news, setFocus])
  return { shown, renew }
}
