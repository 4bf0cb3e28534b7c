import { ABOUT_ACCOUNTS } from './account-help.js'
import type { HelpTopic } from './help-topic.js'
import { ABOUT_MONEY } from './money-help.js'
import { ABOUT_WORK } from './work-help.js'

/** What people ask about the product itself, and the page where they do it. */
export const PRODUCT_HELP: readonly HelpTopic[] = [...ABOUT_ACCOUNTS, ...ABOUT_MONEY, ...ABOUT_WORK]
