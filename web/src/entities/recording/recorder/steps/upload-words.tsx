import { CircleCheck, CloudUpload, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import { Notice } from '#ui/feedback/notice.js'
import { ProgressBar } from '#ui/feedback/progress-bar.js'
import type { Take } from '../takes/take'
import type { UploadStatus } from '../takes/take-upload'

const PERCENT = 100
/** IERR-24 */
const SHOWN_MS = 3_000

interface UploadWordsProps {
  take: Take
  upload: UploadStatus
  onRetry(): void
}

/** How far a take is on its way to the server, and that it is safe meanwhile. */
export function UploadWords({ take, upload, onRetry }: UploadWordsProps) {
  const percent = percentOf(take, upload)
  const { icon, words, tone } = wordsFor(upload, percent)
  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Icon of={icon} size={16} className={tone} />
        <span>{words}</span>
        {upload.at === 'failed' ? (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
      </p>
      {percent !== null ? <ProgressBar label="Upload" percent={percent} /> : null}
      {upload.at === 'failed' ? <PassingNotice key={upload.message} /> : null}
    </div>
  )
}

/** Of what there is so far; null unless it is on its way. */
function percentOf({ size }: Take, upload: UploadStatus): number | null {
  if (upload.at !== 'sending' && upload.at !== 'waiting') return null
  return size === 0 ? 0 : Math.min(PERCENT, Math.floor((upload.sentBytes / size) * PERCENT))
}

interface Words {
  icon: LucideIcon
  words: string
  tone: string
}

function wordsFor(upload: UploadStatus, percent: number | null): Words {
  switch (upload.at) {
    case 'sending':
      return {
        icon: CloudUpload,
        words: `Uploading, ${percent ?? 0}%. It goes on if you leave this page.`,
        tone: 'text-muted',
      }
    case 'waiting':
      return { icon: WifiOff, words: WAITING[upload.why], tone: 'text-warn' }
    case 'measuring':
      return { icon: CloudUpload, words: 'Uploaded. We’re checking it.', tone: 'text-muted' }
    case 'ready':
      return { icon: CircleCheck, words: 'Uploaded', tone: 'text-accent' }
    case 'refused':
      return { icon: TriangleAlert, words: upload.message, tone: 'text-danger' }
    case 'failed':
      return {
        icon: TriangleAlert,
        words: `Not uploaded, but safe in this browser. ${upload.message}`,
        tone: 'text-danger',
      }
  }
}

const WAITING: Readonly<Record<Extract<UploadStatus, { at: 'waiting' }>['why'], string>> = {
  offline: 'You’re offline. Your recording is safe in this browser, and the upload goes on by itself.',
  'signed-out': 'Your session has ended. Your recording is safe in this browser; log in again to go on.',
  server: 'We can’t be reached right now. Your recording is safe in this browser, and the upload goes on by itself.',
}

/** IERR-24: shows for three seconds; what stays says what to do. */
function PassingNotice() {
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? (
    <Notice tone="danger" isLive>
      Something went wrong
    </Notice>
  ) : null
}
