import type { ReactElement } from 'react'
import type { Config } from '#actions/config.js'

export type MailSettings = Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>

/** How an email reads: the same words become its HTML and its plain text. */
export interface MailTemplate<Facts> {
  /** What it is about, such as `password-reset`; people switch emails of some kinds off. */
  kind: string | ((facts: Facts) => string)
  /** Brings a link that signs somebody in: shown in demo mode only. */
  isSensitive: boolean
  subject(facts: Facts, settings: MailSettings): string
  body(facts: Facts, settings: MailSettings): ReactElement
}
