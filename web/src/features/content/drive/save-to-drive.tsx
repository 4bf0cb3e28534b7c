import { HardDriveUpload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.js'
import type { ButtonVariant } from '#ui/button/button-skin.js'
import { DriveDialog } from './drive-dialog'
import { useDriveConnection } from './use-drive-connection'

interface SaveToDriveProps {
  /** one of one's own */
  responseId: string
  title: string
  /** quiet in lists, where it stands in every row */
  variant?: ButtonVariant
}

/** Saves one's own insight or answer as a document in one's own Google Drive, where that is offered (HUB-39, KUP-08). */
export default function SaveToDrive({ responseId, title, variant }: SaveToDriveProps) {
  const { data: connection } = useDriveConnection()
  const [isOpen, setIsOpen] = useState(false)
  if (!connection?.isOffered) return null
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        icon={HardDriveUpload}
        className="justify-self-start"
        aria-label={`Save to Google Drive: ${title}`}
        onClick={() => setIsOpen(true)}
      >
        Save to Google Drive
      </Button>
      {isOpen ? <DriveDialog responseId={responseId} title={title} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
