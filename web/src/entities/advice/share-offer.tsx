import { Link2 } from 'lucide-react'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'

/** Copies the offer's short link (ADV-08, ADV-11, GK-092). */
export function ShareOffer({ slug, id }: { slug: string; id: string }) {
  const { publicUrl } = useConfig()
  const alerts = useAlerts()
  const link = `${publicUrl}${paths.sharedOffer(slug, id)}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      alerts.show({ tone: 'success', text: 'Link copied' })
    } catch {
      // browsers offer no clipboard to pages on plain http
      alerts.show({ tone: 'error', text: `Your browser did not allow copying. The link is ${link}` })
    }
  }
  return (
    <Button icon={Link2} onClick={() => void copy()}>
      Share
    </Button>
  )
}
