import { useEffect } from 'react'

/** Structured data of the page for search engines, by schema.org. A data block: the browser doesn't run it. */
export function useStructuredData(data: Record<string, unknown> | null): void {
  const text = data && JSON.stringify({ '@context': 'https://schema.org', ...data })
  useEffect(() => {
    if (!text) return
    const element = document.createElement('script')
    element.type = 'application/ld+json'
    element.textContent = text
    // what the server wrote of this page says the same
    for (const block of document.head.querySelectorAll('script[data-page]')) block.remove()
    document.head.append(element)
    return () => element.remove()
  }, [text])
}
