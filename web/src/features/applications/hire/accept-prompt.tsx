import { useNavigate, useSearchParams } from 'react-router-dom'
import { APPLICATION_MESSAGES } from '../../../../../actions/contract/applications/application-messages'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/button/link-button'
import { Notice } from '../../../ui/feedback/notice'
import { type Application, amountText } from '../page/application'
import { useStep } from '../page/use-applications'
import { useAcceptHireMutation } from './answer-hire.expert.generated'

/** Above the tabs while a hire waits for the expert's answer (HIRE-06, HIRE-07, GO-55). */
export function AcceptPrompt({ application }: { application: Application }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const accept = useAcceptHireMutation()
  const { run, isBusy } = useStep()
  const { opportunity_id: opportunityId, user_id: userId, hire } = application
  const yes = async () => {
    const isDone = await run(() => accept.mutateAsync({ opportunityId }), { success: 'You accepted the hire.' })
    if (isDone) navigate(paths.opportunityDetail(opportunityId, { tab: 'hired' }))
  }
  return (
    <Notice
      tone="success"
      isLive
      title={APPLICATION_MESSAGES.acceptQuestion}
      action={
        <>
          <LinkButton to={paths.opportunityOptOut(opportunityId, userId, { tab: params.get('tab') })}>No</LinkButton>
          <Button variant="primary" isBusy={isBusy} onClick={() => void yes()}>
            Yes
          </Button>
        </>
      }
    >
      {hire ? `The agreed amount is ${amountText(hire.agreed_value_cents, application)}.` : null}
    </Notice>
  )
}
