import { FileText } from 'lucide-react'
import { readResponseText } from '#contract/content/response-text.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { readResource } from '#contract/responses/response-resource.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { Icon } from '#ui/display/icon.js'
import { Paragraphs } from '#ui/display/paragraphs.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import type { ContentItemFragment } from '../content-item.generated'

type Item = Pick<ContentItemFragment, 'insight' | 'response' | 'recordings'>

/**
 * The words of an insight or an answer: under their headings, or as one text (RESP-12, GI-31). What was said in a recording
 * stands with its player.
 */
export function ContentBody({ item, headingLevel: Heading }: { item: Item; headingLevel: 'h2' | 'h3' | 'h4' }) {
  const { insight, response, recordings } = item
  const rich = cleanRichText(insight?.brief_rich_text)
  if (rich) return <RichTextView content={rich} />
  const said = recordings.length > 0 ? null : response?.media_transcript_formatted
  const sections = readResponseText(response?.response_text ?? said ?? insight?.brief)
  if (sections.length === 0) return null
  return (
    <div className="grid gap-8">
      {sections.map(({ heading, text }) => (
        <section key={heading} className="grid gap-3">
          {heading ? <Heading className="font-serif text-lg font-semibold text-ink">{heading}</Heading> : null}
          <Paragraphs text={text} />
        </section>
      ))}
    </div>
  )
}

/** The PDF that goes with it, which anybody opens who may read it (RESP-11, GI-28). */
export function ContentArtefact({ item }: { item: Pick<Item, 'response'> }) {
  const artefact = readResource(item.response?.resource_url)
  if (!artefact) return null
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon of={FileText} size={16} className="text-muted" />
      <a
        href={artefact.path}
        target="_blank"
        rel="noopener"
        className="focus-ring min-w-0 rounded-sm text-accent underline underline-offset-3"
      >
        {artefact.title}
        <span className="sr-only"> (PDF, opens in a new tab)</span>
      </a>
    </p>
  )
}

/** What it is about, in the words of the list and of the author. */
export function ContentTags({ item }: { item: Pick<Item, 'response'> }) {
  const names = (item.response?.domains ?? []).flatMap(
    ({ custom_domain_name, master_domain }) => custom_domain_name ?? master_domain?.domain_name ?? [],
  )
  return names.length > 0 ? <p className="text-sm text-muted">{names.join(FACT_DOT)}</p> : null
}
