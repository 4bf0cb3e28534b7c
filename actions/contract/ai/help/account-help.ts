import { at, everybody, experts, type HelpTopic, members } from './help-topic.js'

const ACCOUNT = at('/account', 'Account')
const EXPERT_PROFILE = at('/account/expertise', 'Expert profile')
const SECURITY = at('/account/security', 'Sign-in and security')
const OWN_DATA = at('/account/data', 'Your data')
const CLOSING = 'The page Your data says where to write to have your account closed.'

/** Signing in, emails, profiles and colleagues. */
export const ABOUT_ACCOUNTS: readonly HelpTopic[] = [
  {
    asked: ['forgot|forget|forgotten|lost|reset my|password password'],
    may: 'have',
    answers: [
      everybody(
        'Under “Forgot your password?” you ask for an email with a link to choose a new one.',
        at('/forgot-password', 'Forgot your password'),
      ),
    ],
  },
  {
    asked: ['change|update|choose|set password'],
    may: 'new old another',
    answers: [
      everybody(
        'You choose a new password under Sign-in and security. Changing it signs out your other devices.',
        SECURITY,
      ),
    ],
  },
  {
    asked: [
      'turn|switch on two|second|2 factor',
      'add|enable|activate|use two|second|2 factor',
      'enable|activate|use 2fa',
    ],
    may: 'authentication auth',
    answers: [
      everybody(
        'Under Sign-in and security you can add a second factor: a code from your phone, in addition to your password.',
        SECURITY,
      ),
    ],
  },
  {
    asked: ['delete|deactivate account', 'close|remove|cancel my account'],
    may: 'own completely permanently',
    answers: [
      experts(`${CLOSING} Before that, withdraw your income and end what is still open, such as a hire.`, OWN_DATA),
      everybody(`${CLOSING} Before that, end what is still open, such as a hire.`, OWN_DATA),
    ],
  },
  {
    asked: ['download|export|get|request copy my data', 'download|export my data'],
    may: 'all own personal',
    answers: [
      everybody(
        'Under Your data you download a copy of all that we store about you and all that you wrote here.',
        OWN_DATA,
      ),
    ],
  },
  {
    asked: [
      'turn|switch off email|emails|mails|notifications|notices',
      'stop|disable|mute email|emails|mails|notifications|notices',
      'get|receive fewer|less emails|mails|notifications|notices',
      'change|adjust|manage email|notification settings|preferences',
      'unsubscribe email|emails|mails|notifications',
      'i unsubscribe',
    ],
    may: 'all getting receiving these those your so many too',
    answers: [
      everybody(
        'Under Notices and email you choose what reaches you in the app and by email, kind by kind. Emails about money and signing in can’t be turned off.',
        at('/account/notifications', 'Notices and email'),
      ),
    ],
  },
  {
    asked: ['where|see|show my notifications|notices'],
    may: 'all old',
    answers: [everybody('All your notices are under Notices.', at('/notices', 'Notices'))],
  },
  {
    asked: [
      'change|edit|update|complete my profile',
      'change|add|upload|update my|profile photo|picture|avatar|headshot',
    ],
    may: 'own profile expert new',
    answers: [
      experts(
        'Under Expert profile you edit your photo and bio, your expertise and experience, and your work and links.',
        EXPERT_PROFILE,
      ),
      everybody('You change your name, headline and photo under Account.', ACCOUNT),
    ],
  },
  {
    asked: ['change|edit|update|add|write my bio'],
    may: 'own profile expert new',
    answers: [experts('You edit your bio under Expert profile.', EXPERT_PROFILE)],
  },
  {
    asked: ['change|edit|update|correct my name', 'change|set|update timezone', 'change|set|update time zone'],
    may: 'own first last profile account',
    answers: [everybody('You change it under Account.', ACCOUNT)],
  },
  {
    asked: [
      'invite team|teammate|teammates|colleague|colleagues|coworker|coworkers',
      'add teammate|teammates|colleague|colleagues|coworker|coworkers',
      'add team|member|members my|our|the company|account',
    ],
    may: 'we our us member members new more company account another',
    answers: [
      members(
        'You invite colleagues by email under Account. Whoever accepts joins your company and can post in its name.',
        ACCOUNT,
      ),
      everybody('Colleagues are invited into a company, and your account isn’t part of one.', null),
    ],
  },
  {
    asked: ['become expert', 'join|register|apply as expert', 'sign up as expert'],
    may: 'myself',
    answers: [
      experts(
        'You’re already an expert. Companies find you through what you write under Expert profile.',
        EXPERT_PROFILE,
      ),
      everybody(
        'You can’t turn this account into an expert account. To join as an expert, sign out and choose “Join as an expert” on the start page, with another email address.',
        null,
      ),
    ],
  },
]
