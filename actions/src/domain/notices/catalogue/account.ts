import type { NoticeSpec, NoticeWords } from '../define-notice.js'

export interface Newcomer {
  product: string
  isExpert: boolean
}

/** The first notice of everybody: what to do next, in the app only. */
export const welcome: NoticeSpec<Newcomer> = {
  kind: 'welcome',
  write: writeWelcome,
  previews: () => ({
    'Welcome, expert': writeWelcome({ product: 'Sagework', isExpert: true }),
    'Welcome, company': writeWelcome({ product: 'Sagework', isExpert: false }),
  }),
}

function writeWelcome({ product, isExpert }: Newcomer): NoticeWords {
  const body = isExpert
    ? 'Complete your profile, so that companies find you and we can tell you about work that fits.'
    : 'Post what you need, or ask a question. Your welcome Credits are in your balance.'
  return {
    ...{ kind: 'welcome', title: `Welcome to ${product}`, body, opportunityId: null },
    link: isExpert ? '/account/expertise' : '/opportunity-summary',
    email: {
      ...{ about: 'your account', body },
      button: isExpert ? 'Complete your profile' : 'Browse opportunities',
      reason: 'you signed up',
    },
  }
}

export interface Joined {
  name: string
  company: string
}

/** To whoever invited a colleague who has accepted. */
export const colleagueJoined: NoticeSpec<Joined> = {
  kind: 'company_member',
  write: writeJoined,
  previews: () => ({ 'A colleague joined': writeJoined({ name: 'Jonas Weber', company: 'Brightwater' }) }),
}

function writeJoined({ name, company }: Joined): NoticeWords {
  const body = `${name} accepted your invitation and can now post for ${company}.`
  return {
    ...{ kind: 'company_member', title: `${name} joined ${company}`, body, link: '/account', opportunityId: null },
    email: { about: company, body, button: 'Open your company', reason: 'you invited this colleague' },
  }
}

export interface ReadyData {
  /** The last day on which it can be downloaded. */
  until: string
}

/** The copy of somebody's data that they asked for. */
export const dataReady: NoticeSpec<ReadyData> = {
  kind: 'account',
  write: writeDataReady,
  previews: () => ({ 'A copy of one’s data is ready': writeDataReady({ until: '1 December 2026' }) }),
}

function writeDataReady({ until }: ReadyData): NoticeWords {
  const body = `You can download it until ${until}. If you didn’t ask for it, change your password.`
  return {
    ...{ kind: 'account', title: 'The copy of your data is ready', body, link: '/account/data', opportunityId: null },
    email: { about: `until ${until}`, body, button: 'Download it', reason: 'you asked for a copy of your data' },
  }
}
