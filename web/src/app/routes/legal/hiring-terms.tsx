import { HIRING_TERMS_TEXTS } from '#contract/legal/hiring-terms-texts.generated.js'
import { HIRING_TERMS_VERSIONS } from '#contract/legal/hiring-terms-versions.generated.js'
import { LegalScreen } from '#features/terms/legal-screen.js'
import { paths } from '#lib/paths.js'

// the server needs the versions without their texts, so they are two lists
const VERSIONS = HIRING_TERMS_VERSIONS.flatMap((terms) => {
  const text = HIRING_TERMS_TEXTS.find(({ version }) => version === terms.version)
  return text ? [{ ...terms, ...text }] : []
})

/** `/terms/hiring` */
export default function HiringTermsRoute() {
  return (
    <LegalScreen
      title="Terms of hiring"
      description={(product) => `What companies and experts agree to when they hire and are hired on ${product}.`}
      versions={VERSIONS}
      pathOf={paths.hiringTerms}
    />
  )
}
