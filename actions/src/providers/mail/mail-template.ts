import type { ReactElement } from 'react'
import type { Config } from '#actions/config.js'

export type MailSettings = Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>

/** How an email reads; HTML and plain text are made from the same words. */
export interface MailTemplate<Facts> {
  /** What it is about, such as `password-reset`. People can switch off emails of some kinds. */
  kind: string | ((facts: Facts) => string)
  /** Contains a link that signs someone in: shown in demo mode only. */
  isSensitive: boolean
  subject(facts: Facts, settings: MailSettings): string
  /** For emails that can be switched off: lets their reader do so without logging in. */
  unsubscribeToken?(facts: Facts): string | undefined
  body(facts: Facts, settings: MailSettings): ReactElement
}
