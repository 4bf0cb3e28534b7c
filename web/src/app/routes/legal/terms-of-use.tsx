import { TERMS_OF_USE_VERSIONS } from '#contract/legal/terms-of-use.generated.js'
import { LegalScreen } from '#features/terms/legal-screen.js'
import { paths } from '#lib/paths.js'

/** `/terms` */
export default function TermsOfUseRoute() {
  return (
    <LegalScreen
      title="Terms of use"
      description={(product) => `What everybody agrees to who uses ${product}.`}
      versions={TERMS_OF_USE_VERSIONS}
      pathOf={paths.terms}
    />
  )
}
