import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stableUuid } from './ids.mjs'
import { drawPdf } from './pdf.mjs'

const STATUSES_WITH_FILES = new Set(['draft', 'published', 'in progress', 'completed'])
/** One in this many posts has an additional document about the role. */
const PAPER_EVERY = 3

const NDA_LINES = [
  'Both sides keep to themselves what they learn of the other while they talk about working together.',
  'This holds for two years from the day of signing, whether or not a contract follows.',
  'It does not hold for what is public already, or what somebody knew before.',
  'Nothing may be passed on to third parties without consent in writing.',
  '',
  'Place and date: ______________________        Signature: ______________________',
]

/**
 * Documents attached to some posts, and the NDA of those that require one.
 * @param {object[]} posts of buildPosts
 * @param {(days: number) => string} ago
 * @returns {{ row: object, content: Buffer }[]} rows of opportunity_documents with the file's content
 */
export function buildDocuments(posts, ago) {
  return posts
    .filter(({ plan }) => STATUSES_WITH_FILES.has(plan.status))
    .flatMap((post, index) => [
      ...(post.row.company_asked_to_sign_nda ? [buildDocument(post, 'nda_create', 'Agreement', NDA_LINES, ago)] : []),
      ...(index % PAPER_EVERY === 0
        ? [buildDocument(post, 'opportunity_create', 'Role outline', outline(post), ago)]
        : []),
    ])
}

/** Writes the files to where the Express service stores uploads. */
export function writeDocuments(documents, folder) {
  for (const { row, content } of documents) {
    const place = path.join(folder, row.storage_key)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content, { mode: 0o600 })
  }
}

function outline({ row }) {
  const wrap = (text) => text.match(/.{1,88}(\s|$)/g) ?? []
  return row.brief.split('\n').flatMap((line) => [...wrap(line).map((part) => part.trim()), ''])
}

function buildDocument({ row, days }, uploadType, heading, lines, ago) {
  const id = stableUuid(`document:${uploadType}:${row.id}`)
  const content = drawPdf(heading, lines)
  return {
    content,
    row: {
      id,
      opportunity_id: row.id,
      uploaded_by: row.posted_by,
      upload_type: uploadType,
      asset_name: `${heading}.pdf`,
      storage_key: `demo/${id}`,
      content_type: 'application/pdf',
      size_bytes: content.length,
      created_at: ago(days),
    },
  }
}
