import escapeHtml from 'escape-html'
import type { PublicItem, PublicRecording } from './content-pages.store.js'

const DESCRIPTION_CHARACTERS = 160

export interface Site {
  name: string
  /** absolute, without a path */
  origin: string
}

export interface PageHead {
  /** null: just the product's name */
  title: string | null
  description: string
  /** The one address of this page, without origin. */
  canonicalPath: string
  kind: 'article' | 'website' | 'profile'
  isIndexed: boolean
  /** absolute, what is shown of it where it is shared */
  image?: string | null
  /** By schema.org; none for lists. */
  data: Record<string, unknown> | null
}

/** What stands in the head of a page for search engines and whoever shares it (X-64). */
export function headHtml({ title, description, canonicalPath, kind, isIndexed, image, data }: PageHead, site: Site) {
  const full = escapeHtml(title === null ? site.name : `${title} · ${site.name}`)
  const short = escapeHtml(shortened(description))
  const address = escapeHtml(new URL(canonicalPath, site.origin).href)
  return [
    `<title>${full}</title>`,
    `<meta name="description" content="${short}" />`,
    `<meta name="robots" content="${isIndexed ? 'index, follow' : 'noindex'}" />`,
    ...(isIndexed
      ? [`<link rel="canonical" href="${address}" />`, `<meta property="og:url" content="${address}" />`]
      : []),
    `<meta property="og:type" content="${kind}" />`,
    `<meta property="og:title" content="${full}" />`,
    `<meta property="og:description" content="${short}" />`,
    ...(image ? [`<meta property="og:image" content="${escapeHtml(image)}" />`] : []),
    ...(data ? [dataBlock(data, canonicalPath)] : []),
  ].join('\n    ')
}

/** The browser doesn't run it; no text may end it early. */
function dataBlock(data: Record<string, unknown>, path: string): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return `<script type="application/ld+json" data-page="${escapeHtml(path)}">${text}</script>`
}

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= DESCRIPTION_CHARACTERS) return line
  return `${characters
    .slice(0, DESCRIPTION_CHARACTERS - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

const insightPath = (id: string) => `/dashboard/insight_detail/${id}`
const questionPath = (id: string, answerId?: string) => `/dashboard/qanda_detail/${id}${answerId ? `/${answerId}` : ''}`

export function insightHead(item: PublicItem, { name, origin }: Site): PageHead {
  const canonicalPath = insightPath(item.id)
  const address = new URL(canonicalPath, origin).href
  return {
    ...{ title: item.title, description: item.brief, canonicalPath, kind: 'article', isIndexed: true },
    data: {
      '@type': 'Article',
      headline: item.title,
      description: shortened(item.brief),
      url: address,
      mainEntityOfPage: address,
      datePublished: item.createdAt.toISOString(),
      dateModified: item.confirmedAt.toISOString(),
      author: person(item, origin),
      publisher: { '@type': 'Organization', name, url: origin },
      about: item.topic,
      ...recordingsOf(item, origin),
    },
  }
}

interface PublicQuestion {
  id: string
  question: string
  answers: number
  createdAt: Date
  topic: string
  items: PublicItem[]
}

export function questionHead(question: PublicQuestion, { origin }: Site): PageHead {
  const canonicalPath = questionPath(question.id)
  const [first] = question.items
  return {
    ...{ title: question.question, description: first?.brief ?? question.question },
    ...{ canonicalPath, kind: 'article', isIndexed: true },
    data: {
      '@type': 'QAPage',
      url: new URL(canonicalPath, origin).href,
      mainEntity: {
        '@type': 'Question',
        name: question.question,
        text: question.question,
        answerCount: question.answers,
        datePublished: question.createdAt.toISOString(),
        about: question.topic,
        suggestedAnswer: question.items.map((item) => ({
          '@type': 'Answer',
          text: item.words || item.brief,
          url: new URL(questionPath(question.id, item.id), origin).href,
          datePublished: item.createdAt.toISOString(),
          dateModified: item.confirmedAt.toISOString(),
          upvoteCount: item.likes,
          author: person(item, origin),
          ...recordingsOf(item, origin),
        })),
      },
    },
  }
}

const person = ({ author, authorSlug }: PublicItem, origin: string) => ({
  '@type': 'Person',
  name: author,
  url: new URL(`/${authorSlug}`, origin).href,
})

/** Each recording with its own length and words. */
function recordingsOf({ media, recordings, title, createdAt }: PublicItem, origin: string) {
  if (media === 'text' || recordings.length === 0) return {}
  const isVideo = media === 'video'
  const all = recordings.map(({ path, name, seconds, said }: PublicRecording) => ({
    '@type': isVideo ? 'VideoObject' : 'AudioObject',
    name: name ?? title,
    contentUrl: new URL(path, origin).href,
    uploadDate: createdAt.toISOString(),
    ...(seconds ? { duration: `PT${seconds}S` } : {}),
    ...(said ? { transcript: said } : {}),
  }))
  return { [isVideo ? 'video' : 'audio']: all.length > 1 ? all : all[0] }
}
