import { useMutation } from '@tanstack/react-query'
import { visitRoleOf } from '#contract/people/first-visits.js'
import { ScheduleCall } from '#entities/call/schedule-call.js'
import { useConfig } from '#lib/config.js'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { useWelcomeCallQuery } from '../prompt-facts.generated'

/** The call with the team in the welcome of staff, where the operator offers one (GD-29, GD-45). */
export function WelcomeCall() {
  const { isExpert, isAdmin } = useSignedInUser()
  const { productName, providerCallUrl } = useConfig()
  const { data } = useWelcomeCallQuery({ visitRole: visitRoleOf({ isExpert, isAdmin }) })
  const report = useMutation({ mutationFn: () => restPost('/api/user/welcome-event', { callAlreadyBooked: true }) })
  const address = data?.system_configurations[0]?.value || providerCallUrl
  if (!data || !address) return null
  return (
    <section aria-labelledby="welcome-call" className="mt-6 grid gap-3">
      <h3 id="welcome-call" className="font-medium text-ink">
        Schedule a call
      </h3>
      <ScheduleCall
        address={address}
        withWhom={`the ${productName} team`}
        isBooked={data.first_visits.length > 0 || !report.isIdle}
        onBooked={() => report.mutate()}
      />
      {report.error ? (
        <Notice tone="warn" isLive action={<Button onClick={() => report.mutate()}>Try again</Button>}>
          Your call is booked, but we couldn’t note it: {messageOf(report.error)}
        </Notice>
      ) : null}
    </section>
  )
}
