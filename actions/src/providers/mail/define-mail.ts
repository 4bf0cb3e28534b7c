import { type ComposedMail, composeMail } from './compose-mail.js'
import type { MailSettings, MailTemplate } from './mail-template.js'

/** An email of the product: the facts it needs, and how it reads in sample cases. */
export interface MailSpec<Facts> extends MailTemplate<Facts> {
  /** Renderings by sample name, for the templates page. */
  previews(settings: MailSettings): Readonly<Record<string, ComposedMail>>
}

const SAMPLE_ADDRESS = 'elena@firm.example'

export function defineMail<Facts>(
  template: MailTemplate<Facts> & { samples: Readonly<Record<string, Facts>> },
): MailSpec<Facts> {
  return {
    ...template,
    previews: (settings) =>
      Object.fromEntries(
        Object.entries(template.samples).map(([name, facts]) => [
          name,
          composeMail(template, SAMPLE_ADDRESS, facts, settings),
        ]),
      ),
  }
}
