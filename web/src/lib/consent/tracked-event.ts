/** What is counted (GD-80). A name says what was done, never with what. */
export type TrackedEvent =
  | 'dashboard viewed'
  | 'suggestion picked'
  | 'question asked'
  | 'preference saved'
  | 'prompt shown'
  | 'prompt closed'
  | 'search made'
  | 'fractional submitted'
  | 'insight opened'
  | 'question opened'
  | 'recording heard'
  | 'answer started'
  | 'answer rated'
  | 'vote given'
  | 'item saved'
  | 'item shared'

/** All that is ever sent about anybody. */
export interface TrackedPerson {
  userId: string | null
  role: 'visitor' | 'user' | 'expert' | 'staff'
}
