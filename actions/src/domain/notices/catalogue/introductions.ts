import type { NoticeSpec, NoticeWords } from '../define-notice.js'

/** A call that was booked from an expert's offer, and the person on the other side. */
export interface Introduction {
  subtopic: string
  duration: number
  name: string
}

interface Words {
  title: string
  body: string
  reason: string
}

const MEETINGS = '/dashboard?tab=my-meetings'

function introductionNotice<Facts extends Introduction>(
  words: (facts: Facts) => Words,
  samples: Readonly<Record<string, Facts>>,
): NoticeSpec<Facts> {
  const write = (facts: Facts): NoticeWords => {
    const { title, body, reason } = words(facts)
    const email = { about: facts.subtopic, body, button: 'Open My Meetings', reason }
    return { kind: 'meeting', title, body, link: MEETINGS, opportunityId: null, email }
  }
  return {
    kind: 'meeting',
    write,
    previews: () => Object.fromEntries(Object.entries(samples).map(([name, facts]) => [name, write(facts)])),
  }
}

const SAMPLE = { subtopic: 'Introduction: tell me what you sell in two sentences', duration: 20 }

/** To the expert whose offer it is. */
export const introductionBooked = introductionNotice<Introduction>(
  ({ subtopic, duration, name }) => ({
    title: `${name} booked an introduction call with you`,
    body: `It’s about “${subtopic}”: ${duration} minutes, free of charge. ${name} chooses a time in your calendar.`,
    reason: 'you offer this call',
  }),
  { 'Introduction booked': { ...SAMPLE, name: 'Nora Lindqvist' } },
)

/** To whoever booked it. */
export const introductionConfirmed = introductionNotice<Introduction>(
  ({ subtopic, duration, name }) => ({
    title: `Your introduction call with ${name} is booked`,
    body: `It’s about “${subtopic}”: ${duration} minutes, free of charge. If you haven’t chosen a time yet, the way to ${name}’s calendar is under My Meetings.`,
    reason: 'you booked this call',
  }),
  { 'Introduction confirmed': { ...SAMPLE, name: 'Elena Marchetti' } },
)

/** To the other side. */
export const introductionCancelled = introductionNotice<Introduction & { isByExpert: boolean }>(
  ({ subtopic, name, isByExpert }) => ({
    title: `${name} cancelled your introduction call`,
    body: isByExpert
      ? `The call about “${subtopic}” won’t take place. It doesn’t count towards your plan’s introduction calls.`
      : `The call about “${subtopic}” won’t take place. If it’s still in your calendar, you can remove it there.`,
    reason: isByExpert ? 'you booked this call' : 'you offer this call',
  }),
  {
    'Introduction cancelled by the expert': { ...SAMPLE, name: 'Elena Marchetti', isByExpert: true },
    'Introduction cancelled by whoever booked it': { ...SAMPLE, name: 'Nora Lindqvist', isByExpert: false },
  },
)
