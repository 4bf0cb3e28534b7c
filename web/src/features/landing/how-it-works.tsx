import { SectionHeading } from './section-heading'

const STEPS = [
  ['Write the brief', 'What is to be done, how many days, how much. Drafts survive a closed window.'],
  ['We read it', 'Staff look at every post before it opens, and say what is missing.'],
  ['Experts are told', 'Those whose topics, skills and country fit hear of it at once.'],
  ['You choose', 'Compare who answered, talk to them, and agree on terms that both sides see.'],
] as const

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="py-12 md:py-16">
      <SectionHeading id="how" title="How it works" />
      <ol className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="border-t border-ink pt-4">
            <span aria-hidden="true" className="tabular font-serif text-lg text-accent">
              {index + 1}
            </span>
            <h3 className="mt-2 font-medium">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
