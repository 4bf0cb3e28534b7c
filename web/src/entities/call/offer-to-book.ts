/** An offer of a timed call, as much as booking it needs. */
export interface OfferToBook {
  id: string
  title: string
  topicId?: string | null
  minutes: number
  /** 0 for an introduction */
  credits: number
  /** whether the expert has a calendar to book in (GK-093) */
  isBookable: boolean
}
