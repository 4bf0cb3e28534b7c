/** The text of the notice (GK-027). */
export const COMPANY_EMAIL_REQUIRED = 'A company email is required to subscribe to this plan.'

/**
 * Whether an address is a company's: its domain is none where anybody can have an address, nor below one (GK-027).
 *
 * @param publicDomains the setting PUBLIC_EMAIL_DOMAINS, separated by commas
 */
export function isCompanyEmail(email: string, publicDomains: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const known = publicDomains
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  return !known.some((one) => domain === one || domain.endsWith(`.${one}`))
}
