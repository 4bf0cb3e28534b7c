import type { HiringTermsText } from '#contract/legal/hiring-terms-version.js'
import type { Operator } from './use-operator'

interface LegalBodyProps {
  text: HiringTermsText
  operator: Operator
}

/** What a text says, with the operator's data where the text leaves room for it. */
export function LegalBody({ text: { summary, sections }, operator }: LegalBodyProps) {
  const filled = (line: string) =>
    line.replace(PLACEHOLDER, (_, name: keyof typeof operator.words) => operator.words[name])
  return (
    <>
      <section aria-labelledby="in-short" className="rounded-lg bg-sunken p-6 print:border print:border-line">
        <h2 id="in-short" className="font-medium text-ink">
          In short
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink">
          {summary.map((line) => (
            <li key={line} className="measure">
              {filled(line)}
            </li>
          ))}
        </ul>
      </section>
      <ol className="mt-8 flex flex-col gap-8">
        {sections.map(({ title, paragraphs }, index) => (
          <li key={title} className="break-inside-avoid">
            <h2 className="font-serif text-xl font-semibold text-ink">
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-3 font-serif text-ink">
                {filled(paragraph)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}

const PLACEHOLDER = /\{(product|operator|address|contact)\}/g
