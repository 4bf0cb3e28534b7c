import { COOKIES_VERSIONS } from '#contract/legal/cookies.generated.js'
import { ConsentSetting } from '#features/consent/consent-setting.js'
import { LegalScreen } from '#features/terms/legal-screen.js'
import { paths } from '#lib/paths.js'

/** `/cookies` */
export default function CookiesRoute() {
  return (
    <>
      <LegalScreen
        title="Cookies and storage"
        description={(product) => `Which cookies ${product} sets, and what it keeps in your browser.`}
        versions={COOKIES_VERSIONS}
        pathOf={paths.cookies}
      />
      <ConsentSetting />
    </>
  )
}
