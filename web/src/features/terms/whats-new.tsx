import type { HiringTermsVersion } from '#contract/legal/hiring-terms-version.js'

/** What a version changed, for whoever agreed to the one before it. */
export function WhatsNew({ terms: { version, changes } }: { terms: HiringTermsVersion }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="whats-new" className="mb-6">
      <h2 id="whats-new" className="font-medium text-ink">
        What’s new since version {version - 1}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink">
        {changes.map((change) => (
          <li key={change} className="measure">
            {change}
          </li>
        ))}
      </ul>
    </section>
  )
}
