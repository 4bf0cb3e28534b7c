import { Suspense, useState } from 'react'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Button } from '../button/button'

const ConfirmDialog = lazyPart(async () => ({ default: (await import('../overlay/dialog')).ConfirmDialog }))

interface DiscardDraftProps {
  label: string
  title: string
  text: string
  /** for use in a notice, where a borderless button looks like plain text */
  isBordered?: boolean
  onDiscard(): void
}

/** Discards the draft after confirmation. */
export function DiscardDraft({ label, title, text, isBordered = false, onDiscard }: DiscardDraftProps) {
  const [isAsking, setIsAsking] = useState(false)
  useLoadedLater(ConfirmDialog)
  return (
    <>
      <Button variant={isBordered ? 'secondary' : 'quiet'} size="sm" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={title}
            text={text}
            confirmLabel={label}
            cancelLabel="Keep it"
            tone="danger"
            onClose={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false)
              onDiscard()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
