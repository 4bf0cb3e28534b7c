import { FileText, ListChecks, MessageSquare } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { type Application, applicantName, isStepOpen } from '../page/application'
import type { ApplicationView } from '../page/application-view'

/** The record of the deal and, while the hire stands, the first step of both sides. */
export function AfterTheDeal({ application, view }: { application: Application; view: ApplicationView }) {
  const { hire } = application
  const { opportunity, isPoster, readsAll } = view
  if (!hire?.record) return null
  const isUnderWay = isStepOpen('optOut', opportunity.status, application)
  return (
    <div className="flex flex-col gap-3">
      {isUnderWay && (isPoster || !readsAll) ? (
        <p className="text-sm text-ink">
          {isPoster
            ? `First step: say hello to ${applicantName(application)} and agree on a first day, in the chat or in a call.`
            : `First step: say hello to ${opportunity.poster.within} and agree on a first day.`}
          {opportunity.hasPayments ? ' The amount is paid in the parts listed under Payments.' : null}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <LinkButton size="sm" icon={FileText} to={paths.dealRecord(hire.record.id)}>
          Record of the deal
        </LinkButton>
        {isUnderWay && opportunity.hasPayments ? (
          <LinkButton size="sm" icon={ListChecks} to={paths.opportunityDetail(opportunity.id, { tab: 'payments' })}>
            Payments
          </LinkButton>
        ) : null}
        {isUnderWay && view.hasChat ? (
          <LinkButton size="sm" icon={MessageSquare} to={paths.opportunityDetail(opportunity.id, { tab: 'comments' })}>
            Write a message
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
