import { SectionHeading } from './section-heading'

const STEPS = [
  ['Write the brief', 'What needs doing, how many days, how much. Your draft is kept if you close the window.'],
  ['We read it', 'Our staff read every post before it goes live and say what’s missing.'],
  ['We tell the experts', 'Those whose topics, skills and country match hear about it right away.'],
  ['You choose', 'Compare the people who responded, talk to them and agree on terms both sides can see.'],
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
