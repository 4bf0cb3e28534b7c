import { type RefObject, useState } from 'react'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import { isRequestError, messageOf } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { FormStart } from '../use-post-form'

/**
 * What happens when the post was saved elsewhere while it was edited here: the form is laid over the newer version, says
 * what changed there, and is sent by another press. Nothing that was typed is lost.
 * @param question takes the focus
 */
export function useSavedElsewhere(
  reread: () => Promise<FormStart | null>,
  rebase: (newer: FormStart) => boolean,
  question: RefObject<HTMLDivElement | null>,
) {
  const alerts = useAlerts()
  const [changes, setChanges] = useState<readonly TermsChange[] | null>(null)
  const takeOver = async (changed: readonly TermsChange[]) => {
    try {
      const newer = await reread()
      // past editing by now: the page says so instead of the form, and the draft is kept
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
  return { changes, takeOver }
}
