/** Sign-up and sign-in limits, in characters rather than UTF-16 units. */
export const IDENTITY_LIMITS = {
  nameCharactersMax: 100,
  emailCharactersMax: 254,
  passwordCharactersMin: 10,
  passwordCharactersMax: 128,
  companyNameCharactersMax: 200,
  codeCharactersMax: 20,
} as const

export const LINK_MINUTES = 15
export const SIGN_UP_CODE_DIGITS = 6
export const INVITE_DAYS = 7

export const IDENTITY_MESSAGES = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  nameLength: `Use up to ${IDENTITY_LIMITS.nameCharactersMax} characters`,
  oneLine: 'Use plain text on a single line',
  broken: 'Delete the broken character, such as half an emoji',
  email: 'Enter your email address',
  emailForm: 'This does not look like an email address',
  password: 'Enter a password',
  currentPassword: 'Enter your password',
  passwordMin: `Use at least ${IDENTITY_LIMITS.passwordCharactersMin} characters`,
  passwordMax: `Use up to ${IDENTITY_LIMITS.passwordCharactersMax} characters`,
  accountType: 'Choose what brings you here',
  method: 'Choose a password or a sign-in link',
  companyName: 'Enter a name that people can read',
  companyLength: `Use up to ${IDENTITY_LIMITS.companyNameCharactersMax} characters`,
  code: 'Enter the code',
  sixDigits: 'Enter the six digits from the email',
  token: 'The link is incomplete',
  reason: 'Give a reason',
} as const
