import { PRIVACY_VERSIONS } from '#contract/legal/privacy.generated.js'
import { LegalScreen } from '#features/terms/legal-screen.js'
import { paths } from '#lib/paths.js'

/** `/privacy` */
export default function PrivacyRoute() {
  return (
    <LegalScreen
      title="Privacy"
      description={(product) => `What ${product} stores about people, why, and who else sees it.`}
      versions={PRIVACY_VERSIONS}
      pathOf={paths.privacy}
    />
  )
}
