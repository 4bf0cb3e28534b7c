import { useEffect } from 'react'
import { useConfig } from './config'

export interface PageMeta {
  description?: string
  /** the page's canonical path, without origin */
  canonicalPath?: string
  /** false for pages behind a login and links with a token, which search engines should skip */
  isIndexed?: boolean
}

/** Sets the title for the tab, the history and search engines. `null` shows just the product's name. */
export function useDocumentTitle(title: string | null, meta: PageMeta = {}): void {
  const { productName, publicUrl } = useConfig()
  const { description, canonicalPath, isIndexed = false } = meta

  useEffect(() => {
    const full = title ? `${title} · ${productName}` : productName
    document.title = full
    setMeta('property', 'og:title', full)
    if (description) {
      setMeta('name', 'description', description)
      setMeta('property', 'og:description', description)
    }
    setMeta('name', 'robots', isIndexed ? 'index, follow' : 'noindex')
    setCanonical(canonicalPath === undefined ? null : new URL(canonicalPath, publicUrl || location.origin).href)
  }, [title, productName, publicUrl, description, canonicalPath, isIndexed])
}

function setMeta(kind: 'name' | 'property', key: string, content: string) {
  const existing = document.head.querySelector(`meta[${kind}="${key}"]`)
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
