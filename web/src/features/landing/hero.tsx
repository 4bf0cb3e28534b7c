import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { RoleFigure } from './role-figure'

export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="grid items-center gap-12 pb-16 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-16 lg:pt-8 lg:pb-24"
    >
      <div>
        <h1 id="hero" tabIndex={-1} className="font-serif text-3xl font-semibold tracking-tight md:text-4xl">
          Growth experts who have done it before, for the days you need them
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-muted">
          Post a fractional role with a brief, a number of days and a budget. We tell the experts who fit, and you talk
          to them directly, not to an agency.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton size="lg" variant="primary" to={paths.signUp(paths.fractionalCreator())}>
            I need expertise
          </LinkButton>
          <LinkButton size="lg" to={paths.signUpExpert()}>
            I am an expert
          </LinkButton>
        </div>
        <p className="mt-4 text-sm text-muted">Joining is free, and your welcome Credits pay for your first role.</p>
      </div>
      <RoleFigure />
    </section>
  )
}
