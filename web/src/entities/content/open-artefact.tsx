import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#lib/request-error.js'
import { restGet } from '#lib/rest-client.js'
import { Spinner } from '#ui/feedback/spinner.js'

/** Opens a PDF that isn't public, in a tab of its own, by a link that ends with the session. */
export function OpenArtefact({ path, name }: { path: string; name: string }) {
  const link = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await restGet<{ url: string }>(`${path}/link`)
        if (tab) tab.location.href = url
        else window.location.assign(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
  return (
    <span className="min-w-0 flex-1">
      <button
        type="button"
        // opened at once, since browsers refuse tabs that open later
        onClick={() => link.mutate(window.open('', '_blank'))}
        className="focus-ring max-w-full truncate rounded-sm text-accent underline-offset-3 hover:underline"
      >
        {name}
        <span className="sr-only"> (PDF, opens in a new tab)</span>
      </button>
      {link.isPending ? <Spinner /> : null}
      {link.error ? (
        <span role="alert" className="block text-xs text-danger">
          {messageOf(link.error)}
        </span>
      ) : null}
    </span>
  )
}
