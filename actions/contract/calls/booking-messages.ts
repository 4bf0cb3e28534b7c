/** What keeps somebody from booking the call of an offer, and how it is worded. */
export const BOOKING_MESSAGES = {
  /** PROMPT-45, GK-010 */
  paidPlanRequired: 'Please subscribe to a paid plan to access Free introduction calls with experts.',
  /** ADV-45 */
  alreadyUsed:
    'Call already utilized: You have already used up the introduction call with this expert this month. Try booking again next month.',
  /**
   * GK-011
   * @param limit null where it isn't known, as in a table of messages
   */
  limitReached: (limit: number | null) =>
    `You have used all ${limit === null ? '' : `${limit} `}free introduction calls of your plan for this month. Upgrade your plan or try again later.`,
  /** GK-087 */
  noLongerAvailable: 'This offer is no longer available.',
  ownOffer: 'This is your own offer.',
  calendarMissing: 'This expert hasn’t connected a calendar yet, so calls can’t be booked right now.',
  notFree: 'This call has a price, so it can’t be booked for free. Ask the expert for it instead.',
} as const

/** What introductions are counted in: their limit is one for any 31 days, not for a calendar month (GK-012). */
export const FREE_CALLS_WINDOW_DAYS = 31
