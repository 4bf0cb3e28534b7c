import { amountText, isSameAmount } from '#contract/format/money.js'
import { DocumentList } from '#entities/document/document-list.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { type Application, applicantName, documentsOf, effectiveAmount, hireAmount, offerOf } from '../page/application'

interface OfferFactsProps {
  application: Application
  isPoster: boolean
}

type FileKind = Parameters<typeof documentsOf>[1]

const ALL_KINDS: readonly FileKind[] = ['nda_apply', 'opportunity_apply']

interface FilesProps extends OfferFactsProps {
  /** all kinds, unless some are shown elsewhere on the page, where they can be changed */
  files?: readonly FileKind[]
}

/** The offer and its files (PROP-15, OPP-87). */
export function OfferFacts({ application, isPoster, files = ALL_KINDS }: FilesProps) {
  const offer = offerOf(application)
  const effective = effectiveAmount(application)
  const hire = hireAmount(application.hire)
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <div>
          <dt className="text-muted">{isPoster ? 'Offer' : 'Your offer'}</dt>
          <dd className="tabular text-lg font-semibold text-ink">
            {offer === null ? 'No offer yet' : amountText(offer)}
          </dd>
        </div>
        {application.proposal_submitted_at ? (
          <div>
            <dt className="text-muted">Proposal sent</dt>
            <dd className="text-lg text-ink">
              <time
                dateTime={application.proposal_submitted_at}
                title={formatExactDate(application.proposal_submitted_at)}
              >
                {formatRelativeDate(application.proposal_submitted_at)}
              </time>
            </dd>
          </div>
        ) : null}
        {effective !== null && !isSameAmount(effective, offer) ? (
          <div>
            <dt className="text-muted">Agreed by counter offer</dt>
            <dd className="tabular text-lg font-semibold text-ink">{amountText(effective)}</dd>
          </div>
        ) : null}
        {hire ? (
          <div>
            <dt className="text-muted">Hire amount</dt>
            <dd className="tabular text-lg font-semibold text-ink">{amountText(hire)}</dd>
          </div>
        ) : null}
      </dl>
      <AnsweredVersion application={application} />
      {files.length > 0 ? <ApplicationFiles application={application} isPoster={isPoster} files={files} /> : null}
    </div>
  )
}

/** The version of the role that the application responds to, and whether it is still the current one. */
function AnsweredVersion({ application }: Pick<OfferFactsProps, 'application'>) {
  const { answers_version_no: answered, proposal_submitted_at: sentAt, version, hire } = application
  if (answered === null || hire?.accepted_at) return null
  const step = sentAt ? 'Sent for' : 'Interest shown in'
  return (
    <p className="text-sm text-muted">
      {answered < version
        ? `${step} version ${answered}; the post has changed since.`
        : `${step} version ${answered} of the post.`}
    </p>
  )
}

/** The signed NDA and the proposal, at most five files of each (GO-39). */
export function ApplicationFiles({ application, isPoster, files = ALL_KINDS }: FilesProps) {
  const documents = files.flatMap((kind) => documentsOf(application, kind))
  if (documents.length === 0)
    return (
      <p className="text-sm text-muted">{isPoster ? 'No documents yet.' : 'You have not uploaded a document yet.'}</p>
    )
  return (
    <DocumentList
      opportunityId={application.opportunity_id}
      owners={application.fetchedWith}
      documents={documents}
      label={isPoster ? `Documents of ${applicantName(application)}` : 'Your documents'}
    />
  )
}
