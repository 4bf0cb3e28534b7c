import type { ReactNode } from 'react'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'

/** A bio with its formats. */
export default function RichBio({ richText, fallback }: { richText: unknown; fallback: ReactNode }) {
  const content = cleanRichText(richText)
  return content ? <RichTextView content={content} /> : fallback
}
