import { type RefObject, useState } from 'react'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import { isRequestError, messageOf } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { FormStart } from '../use-post-form'

/**
 * When the post was saved elsewhere during this edit: rebases the form on the newer version, shows what changed and
 * waits for another submit. Nothing that was typed is lost.
 * @param question receives the focus
 */
export function useSavedElsewhere(
  reread: () => Promise<FormStart | null>,
  rebase: (newer: FormStart) => boolean,
  question: RefObject<HTMLDivElement | null>,
) {
  const alerts = useAlerts()
  const [changes, setChanges] = useState<readonly TermsChange[] | null>(null)
  const mergeNewer = async (changed: readonly TermsChange[]) => {
    try {
      const newer = await reread()
      // no longer editable: the page shows that instead of the form, and the draft is kept
      if (!newer) return
      setChanges(rebase(newer) ? null : changed)
      setTimeout(() => question.current?.focus())
    } catch (error) {
      alerts.show({
        tone: 'error',
        text: messageOf(error),
        requestId: isRequestError(error) ? error.requestId : null,
      })
    }
  }
  return { changes, mergeNewer }
}
