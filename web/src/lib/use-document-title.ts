import { useEffect } from 'react'
import { useConfig } from './config'

export interface PageMeta {
  description?: string
  /** the page's canonical path, without origin */
  canonicalPath?: string
  /** what others are shown of the page when it is shared: an address, and what kind of thing it is (`og:type`) */
  image?: string | null
  kind?: 'website' | 'profile'
  /** false for pages behind a login and links with a token, which search engines should skip */
  isIndexed?: boolean
}

/** Sets the title for the tab, the history and search engines. `null` shows just the product's name. */
export function useDocumentTitle(title: string | null, meta: PageMeta = {}): void {
  const { productName, publicUrl } = useConfig()
  const { description, canonicalPath, image, kind = 'website', isIndexed = false } = meta

  useEffect(() => {
    const full = title ? `${title} · ${productName}` : productName
    document.title = full
    setMeta('property', 'og:title', full)
    if (description) {
      setMeta('name', 'description', description)
      setMeta('property', 'og:description', description)
    }
    const origin = publicUrl || location.origin
    setMeta('property', 'og:type', kind)
    setMeta('property', 'og:image', image ? new URL(image, origin).href : null)
    setMeta('property', 'og:url', canonicalPath === undefined ? null : new URL(canonicalPath, origin).href)
    setMeta('name', 'robots', isIndexed ? 'index, follow' : 'noindex')
    setCanonical(canonicalPath === undefined ? null : new URL(canonicalPath, origin).href)
    // what the server wrote about the page that was opened first
    for (const block of document.head.querySelectorAll<HTMLElement>('script[data-page]'))
      if (block.dataset.page !== canonicalPath) block.remove()
  }, [title, productName, publicUrl, description, canonicalPath, image, kind, isIndexed])
}

/** @param content null removes it */
function setMeta(kind: 'name' | 'property', key: string, content: string | null) {
  const existing = document.head.querySelector(`meta[${kind}="${key}"]`)
  if (content === null) return existing?.remove()
  const element = existing ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(kind, key)
  element.setAttribute('content', content)
}

function setCanonical(href: string | null) {
  const existing = document.head.querySelector('link[rel="canonical"]')
  if (!href) return existing?.remove()
  const link = existing ?? document.head.appendChild(document.createElement('link'))
  link.setAttribute('rel', 'canonical')
  link.setAttribute('href', href)
}
