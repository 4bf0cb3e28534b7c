import { EyeOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ContentSubject } from '#contract/workflow/content.graph.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { hasCode } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useTakeDownContentMutation } from './takedowns.generated'
import { useRefreshTakedowns } from './use-takedowns'

const TurnDownDialog = lazyPart(() => import('../turn-down-dialog'))

const WORDS: Readonly<Record<ContentSubject, { title: string; text: string; done: string }>> = {
  insight: {
    title: 'Take down this insight?',
    text: 'It is gone from lists, searches and answers at once. Its author reads your reason, and can change it and send it again.',
    done: 'The insight is taken down. Its author is being told.',
  },
  question: {
    title: 'Take down this question?',
    text: 'It is gone at once, with all of its answers. Who asked reads your reason, and has the price back unless an answer has been approved; who answered is told.',
    done: 'The question is taken down. Who asked and who answered are being told.',
  },
  response: {
    title: 'Take down this answer?',
    text: 'It is gone from lists, searches and answers at once. Its author reads your reason, and can change it and send it again.',
    done: 'It is taken down. Its author is being told.',
  },
}

interface TakeDownProps {
  subject: ContentSubject
  id: string
  /** what the button is about, for screen readers */
  about: string
}

/** Takes something down that everybody can read, with a reason that its author reads. */
export function TakeDown({ subject, id, about }: TakeDownProps) {
  useLoadedLater(TurnDownDialog)
  const alerts = useAlerts()
  const refresh = useRefreshTakedowns()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const words = WORDS[subject]
  const takeDown = async (reason: string): Promise<boolean> => {
    setBusy(true)
    try {
      await useTakeDownContentMutation.fetcher({ subject, id, reason })()
      alerts.show({ tone: 'success', text: words.done })
      void refresh()
      return true
    } catch (error) {
      alerts.showError(error)
      if (hasCode(error, 'ALREADY_DONE', 'NOT_FOUND')) void refresh()
      return false
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
      <Button className="max-sm:flex-1" icon={EyeOff} aria-label={`Take down: ${about}`} onClick={() => setAsked(true)}>
        Take down
      </Button>
      <Suspense fallback={null}>
        {isAsked ? (
          <TurnDownDialog
            id={`taken-down:${id}`}
            words={{ ...words, reject: 'Take down' }}
            tone="danger"
            isBusy={isBusy}
            onSubmit={async (reason) => {
              const isDone = await takeDown(reason)
              if (isDone) setAsked(false)
              return isDone
            }}
            onClose={() => setAsked(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
