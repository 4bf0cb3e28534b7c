import { useEffect } from 'react'
import { env } from '#lib/env.js'

/** Structured data for search engines. A data block: the browser doesn't run it. */
export function StructuredData({ name, description }: { name: string; description: string }) {
  useEffect(() => {
    const element = document.createElement('script')
    element.type = 'application/ld+json'
    element.textContent = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      description,
      url: env.origin,
    })
    document.head.append(element)
    return () => element.remove()
  }, [name, description])
  return null
}
