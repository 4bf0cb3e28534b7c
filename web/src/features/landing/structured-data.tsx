import { env } from '#lib/env.js'
import { useStructuredData } from '#lib/use-structured-data.js'

/** Who runs this site, for search engines. */
export function StructuredData({ name, description }: { name: string; description: string }) {
  useStructuredData({ '@type': 'Organization', name, description, url: env.origin })
  return null
}
