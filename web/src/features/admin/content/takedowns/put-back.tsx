import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { usePutBackContentMutation } from './takedowns.generated'
import { factsOf, type Takedown, useRefreshTakedowns } from './use-takedowns'

/** Publishes again what was taken down, at once; nobody does that for what they wrote themselves. */
export function PutBack({ takedown }: { takedown: Takedown }) {
  const { id: me } = useSignedInUser()
  const alerts = useAlerts()
  const refresh = useRefreshTakedowns()
  const unlessUnderWay = useOneUnderWay()
  const [isBusy, setBusy] = useState(false)
  const { title, author, awayQuestion } = factsOf(takedown)
  const putBack = async () => {
    setBusy(true)
    try {
      await usePutBackContentMutation.fetcher({ id: takedown.id })()
      alerts.show({ tone: 'success', text: 'It is public again. Its author is being told.' })
      void refresh()
    } catch (error) {
      alerts.showError(error)
      if (hasCode(error, 'ALREADY_DONE', 'NOT_FOUND', 'QUESTION_NOT_PUBLIC')) void refresh()
    } finally {
      setBusy(false)
    }
  }
  if (author?.id === me)
    return <p className="text-sm text-muted">You wrote this. Another member of staff can put it back.</p>
  if (awayQuestion)
    return (
      <p className="text-sm text-muted">
        {awayQuestion.isWaiting ? 'Its question waits for approval.' : 'Its question isn’t public any more.'}{' '}
        <Link className="text-link" to={paths.adminQuestions({ id: awayQuestion.id })}>
          {awayQuestion.isWaiting ? 'Decide about the question' : 'Put the question back'}
        </Link>{' '}
        first.
      </p>
    )
  return (
    <Button icon={Eye} aria-label={`Put back: ${title}`} isBusy={isBusy} onClick={() => void unlessUnderWay(putBack)}>
      Put back
    </Button>
  )
}
