import { type Application, applicantName } from '../page/application'

/** Hiring while a counter offer is pending ends it (GO-41). */
export function CounterOfferEnds({ application }: { application: Application }) {
  const name = applicantName(application)
  if (application.counter_offer?.status !== 'pending') return null
  return (
    <p className="text-muted">
      Your counter offer hasn’t been answered yet. If you hire now, {name}’s own offer applies and the counter offer
      ends.
    </p>
  )
}
