import { useNavigate, useSearchParams } from 'react-router-dom'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { amountText } from '#contract/format/money.js'
import { AcceptsHiringTerms } from '#entities/legal/hiring-terms-link.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { type Application, hireAmount, seenDeal, seenDealBy } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { UnitNote } from '../page/unit-note'
import { useConsent } from '../page/use-consent'
import { useAcceptHireMutation } from './answer-hire.expert.generated'

/** Above the tabs while a hire is waiting for the expert's answer (HIRE-06, HIRE-07, GO-55). */
export function AcceptPrompt({ application }: { application: Application }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const accept = useAcceptHireMutation()
  const { run, isBusy, changed, agreed: terms } = useConsent(seenDealBy('expert', application))
  const { opportunity_id: opportunityId, user_id: userId } = application
  const agreed = hireAmount(application.hire)
  const yes = async () => {
    const isDone = await run((seen) => accept.mutateAsync({ opportunityId, ...seenDeal(seen) }), {
      success: 'You accepted the hire.',
    })
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
      <div className="flex flex-col gap-3">
        {agreed ? `The agreed amount is ${amountText(agreed)}.` : null}
        <AcceptsHiringTerms deed="By accepting" version={terms.seenTermsVersion} />
        <UnitNote amount={agreed} unit={application.unit} />
        <TermsChanged terms={changed} button="Yes" />
      </div>
    </Notice>
  )
}
