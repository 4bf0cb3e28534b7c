import { useQuery } from '@tanstack/react-query'
import { restGet } from '#lib/rest-client.js'

export interface MailTemplate {
  /** the sample case */
  name: string
  kind: string
  subject: string
  text: string
  html: string
}

/** Every email the product sends, with sample data. */
export function useMailTemplates() {
  return useQuery({
    queryKey: ['mail-templates'],
    queryFn: ({ signal }) => restGet<{ templates: MailTemplate[] }>('/api/admin/outbox/templates', { signal }),
  })
}
