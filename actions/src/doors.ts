import { mailLateNotice } from './domain/notices/mail-notice.job.js'
import { ai } from './features/ai/doors.js'
import { answers } from './features/answers/doors.js'
import { applications } from './features/applications/doors.js'
import { calls } from './features/calls/doors.js'
import { comments } from './features/comments/doors.js'
import { content } from './features/content/doors.js'
import { creditRequests } from './features/credit-requests/doors.js'
import { decisions } from './features/decisions/doors.js'
import { deliveries } from './features/deliveries/doors.js'
import { documents } from './features/documents/doors.js'
import { files } from './features/files/doors.js'
import { googleDrive } from './features/google-drive/doors.js'
import { identity } from './features/identity/doors.js'
import { income } from './features/income/doors.js'
import { insights } from './features/insights/doors.js'
import { ledger } from './features/ledger/doors.js'
import { maintenance } from './features/maintenance/doors.js'
import { masters } from './features/masters/doors.js'
import { notifications } from './features/notifications/doors.js'
import { opportunities } from './features/opportunities/doors.js'
import { outbox } from './features/outbox/doors.js'
import { payments } from './features/payments/doors.js'
import { photos } from './features/photos/doors.js'
import { plans } from './features/plans/doors.js'
import { questions } from './features/questions/doors.js'
import { ratings } from './features/ratings/doors.js'
import { reactions } from './features/reactions/doors.js'
import { recordings } from './features/recordings/doors.js'
import { responses } from './features/responses/doors.js'
import { reviews } from './features/reviews/doors.js'
import { rewards } from './features/rewards/doors.js'
import { search } from './features/search/doors.js'
import { searchEngines } from './features/search-engines/doors.js'
import { sessions } from './features/sessions/doors.js'
import { staff } from './features/staff/doors.js'
import { takedowns } from './features/takedowns/doors.js'
import { team } from './features/team/doors.js'
import { topics } from './features/topics/doors.js'
import { transcripts } from './features/transcripts/doors.js'
import { users } from './features/users/doors.js'
import { wallet } from './features/wallet/doors.js'
import { writingHelp } from './features/writing-help/doors.js'
import type { Area } from './platform/area.js'
import { deliverMail } from './providers/mail/deliver-mail.job.js'
import { paymentSandbox } from './providers/payments/sandbox/sandbox-doors.js'

/**
 * The service's table of contents: each area lists its own endpoints ("doors"). A test compares them with Hasura's
 * metadata in both directions.
 */
const areas: readonly Area[] = [
  identity,
  sessions,
  users,
  photos,
  // Express takes the first matching path, so these fixed paths come before `/api/opportunities/:id`.
  masters,
  documents,
  comments,
  opportunities,
  takedowns,
  topics,
  team,
  applications,
  calls,
  // its fixed paths come before `/api/insight/:id`
  responses,
  // `/api/insight/my` comes before `/api/insight/:id`
  insights,
  content,
  files,
  notifications,
  staff,
  outbox,
  deliveries,
  ledger,
  payments,
  plans,
  creditRequests,
  wallet,
  income,
  rewards,
  questions,
  answers,
  decisions,
  reviews,
  ratings,
  reactions,
  recordings,
  transcripts,
  googleDrive,
  writingHelp,
  maintenance,
  ai,
  search,
  searchEngines,
  paymentSandbox,
]

/** Every endpoint of this service. */
export const doors = areas.flatMap((area) => area.doors)

/** Every job its workers can run. */
export const jobs = [deliverMail, mailLateNotice, ...areas.flatMap((area) => area.jobs)]
