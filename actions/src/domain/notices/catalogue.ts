import { colleagueJoined, dataReady, welcome } from './catalogue/account.js'
import { answerDue } from './catalogue/answer-reminders.js'
import { contentReviewDue, transcriptCorrected } from './catalogue/content/reviews.js'
import { contentPutBack, contentTakenDown, contentTakenDownWith } from './catalogue/content/takedowns.js'
import { topicDecided, topicSuggested } from './catalogue/content/topics.js'
import { contentApproved, contentRejected, contentSubmitted, questionAnswered } from './catalogue/content.js'
import { edited } from './catalogue/edited.js'
import { ended } from './catalogue/ended.js'
import {
  counterOfferAccepted,
  counterOfferRejected,
  hireAccepted,
  hireLeft,
  interestShown,
  interestWithdrawn,
  offerChanged,
  offerConfirmed,
  proposalSent,
  requestDeclined,
} from './catalogue/expert-steps.js'
import { hireMissed, hireRefunded } from './catalogue/hire-payments.js'
import { introductionBooked, introductionCancelled, introductionConfirmed } from './catalogue/introductions.js'
import { asked, matched } from './catalogue/matched.js'
import { messageReceived } from './catalogue/messages.js'
import {
  answerRewarded,
  payoutPaid,
  payoutRequested,
  payoutReturned,
  redemptionApproved,
  redemptionRefused,
  responseLimitChanged,
  rewardVoided,
} from './catalogue/money/income.js'
import { ledgerDiffers, ledgerUnchecked, payoutPartlyReversed, transferUnexplained } from './catalogue/money/ledger.js'
import { paymentReceived, paymentReturned, paymentReturning, planPastDue } from './catalogue/money/payments.js'
import {
  balanceCorrected,
  creditRequestApproved,
  creditRequestRejected,
  creditsGranted,
  creditsRequested,
  proposalExpired,
  refundFailed,
  refundNeedsSecondPerson,
  secondPersonNeeded,
} from './catalogue/money/staff-money.js'
import { otherHired, placeFree } from './catalogue/other-hired.js'
import {
  applicationRejected,
  callBooked,
  counterOfferChanged,
  counterOffered,
  hireOffered,
} from './catalogue/poster-steps.js'
import { questionApproved, questionMatched, questionRejected, questionSubmitted } from './catalogue/questions.js'
import { changesRequested, editApproved, published, submitted } from './catalogue/review.js'
import { schedulePaymentMarked, schedulePaymentUnmarked } from './catalogue/schedule-payments.js'
import { teamInvited, teamRemoved } from './catalogue/team.js'
import type { NoticeSpec } from './define-notice.js'

/** Every notice there is. Its kind determines which preference switches its email off. */
export const NOTICES = {
  matched,
  asked,
  submitted,
  published,
  editApproved,
  changesRequested,
  interestShown,
  proposalSent,
  offerChanged,
  offerConfirmed,
  requestDeclined,
  interestWithdrawn,
  counterOffered,
  counterOfferChanged,
  counterOfferAccepted,
  counterOfferRejected,
  hireOffered,
  hireAccepted,
  hireLeft,
  hireRefunded,
  hireMissed,
  applicationRejected,
  callBooked,
  introductionBooked,
  introductionConfirmed,
  introductionCancelled,
  answerDue,
  otherHired,
  placeFree,
  edited,
  ended,
  messageReceived,
  teamInvited,
  teamRemoved,
  schedulePaymentMarked,
  schedulePaymentUnmarked,
  ledgerDiffers,
  ledgerUnchecked,
  payoutPartlyReversed,
  transferUnexplained,
  creditsRequested,
  creditRequestApproved,
  creditRequestRejected,
  creditsGranted,
  balanceCorrected,
  proposalExpired,
  refundFailed,
  refundNeedsSecondPerson,
  secondPersonNeeded,
  paymentReceived,
  paymentReturning,
  paymentReturned,
  planPastDue,
  redemptionApproved,
  redemptionRefused,
  payoutRequested,
  payoutPaid,
  payoutReturned,
  answerRewarded,
  rewardVoided,
  responseLimitChanged,
  colleagueJoined,
  welcome,
  dataReady,
  questionSubmitted,
  questionApproved,
  questionRejected,
  questionMatched,
  contentSubmitted,
  contentReviewDue,
  transcriptCorrected,
  contentApproved,
  contentRejected,
  contentTakenDown,
  contentTakenDownWith,
  topicDecided,
  topicSuggested,
  contentPutBack,
  questionAnswered,
} satisfies Readonly<Record<string, NoticeSpec<never>>>
