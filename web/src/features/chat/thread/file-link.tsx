import { type ReactNode, useState } from 'react'
import { formatFileSize } from '#entities/document/file-size.js'
import { restGet } from '#lib/rest-client.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { ChatMessage } from '../data/thread'

interface FileLinkProps {
  opportunityId: string
  file: ChatMessage['documents'][number]
  icon: ReactNode
}

/** A file of a message. Its signed link lasts minutes, so it is asked for when the file is opened. */
export function FileLink({ opportunityId, file, icon }: FileLinkProps) {
  const alerts = useAlerts()
  const [isOpening, setIsOpening] = useState(false)
  const open = async () => {
    // before the answer: a window that opens later counts as a pop-up
    const tab = window.open('', '_blank')
    setIsOpening(true)
    try {
      const { items } = await restGet<{ items: { assetUrl: string }[] }>(
        `/api/opportunities/${opportunityId}/comments/assets?ids=${file.id}`,
      )
      const [found] = items
      if (!found) throw new Error('the file is not there')
      if (tab) tab.location.href = `${found.assetUrl}&disposition=inline`
    } catch (error) {
      tab?.close()
      alerts.showError(error)
    } finally {
      setIsOpening(false)
    }
  }
  return (
    <button
      type="button"
      aria-busy={isOpening || undefined}
      onClick={() => void open()}
      className="flex max-w-64 min-h-9 items-center gap-2 rounded-md border border-line px-3 text-sm text-ink hover:bg-sunken focus-ring"
    >
      {icon}
      <span className="truncate">{file.asset_name}</span>
      <span className="shrink-0 text-xs text-muted">{formatFileSize(file.size_bytes ?? 0)}</span>
    </button>
  )
}
