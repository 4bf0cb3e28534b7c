import { at, everybody, experts, type HelpTopic, members } from './help-topic.js'

const CREDITS = at('/wizling', 'Credits')
const REDEEM = at('/wizling/redeem', 'Redeem Credits')
const OWN_PLAN = at('/subscriptions', 'Your plan')
const REFERRING = everybody(
  'Share your link from Refer. You get Credits for people outside your company who sign up with it, as soon as they first buy something or we approve their first answer.',
  at('/dashboard/refer', 'Refer'),
)

/** Credits, income and plans. */
export const ABOUT_MONEY: readonly HelpTopic[] = [
  {
    asked: [
      'cash|convert|exchange|redeem|withdraw credits|credit',
      'turn|change credits into money|cash|dollars',
      'get|receive money|cash|dollars credits',
      'pay out credits',
    ],
    may: 'out in into money cash dollars reward earned have',
    answers: [
      experts(
        'Under Redeem Credits you turn the Reward Credits that you earned with answers into dollars. Once we approve it, they’re part of your income. Other Credits are spent here and aren’t paid out.',
        REDEEM,
      ),
      everybody('Credits aren’t paid out. You pay with them here for posts, questions, chats and calls.', CREDITS),
    ],
  },
  {
    asked: [
      'withdraw|cash income|earnings|money',
      'request|get payout|payouts',
      'get paid',
      'where|see|check my income|earnings|payout|payouts',
    ],
    may: 'out as expert',
    answers: [
      experts(
        'Your earnings are under Income. Once enough of them is available, you request a payout there.',
        at('/income', 'Income'),
      ),
    ],
  },
  {
    asked: ['buy|purchase|get|order credits'],
    may: 'more some additional extra',
    answers: [
      everybody(
        'You buy Credits under Get Credits, and they’re yours until you spend them. Paid plans come with Credits every month.',
        at('/wizling/get-wizlings', 'Get Credits'),
      ),
    ],
  },
  {
    asked: ['earn credits'],
    may: 'more reward free',
    answers: [
      experts(
        'Answers that are rated 4 or 5 stars can earn you Reward Credits. They’re under Redeem Credits, and yours to redeem after 14 days.',
        REDEEM,
      ),
      REFERRING,
    ],
  },
  {
    asked: ['many credits have|left', 'where|see|check my credits|balance'],
    may: 'credit still many',
    answers: [everybody('Credits shows your balance, where it came from and what things cost.', CREDITS)],
  },
  {
    asked: ['where|see|show my transactions|statement'],
    may: 'credit credits past all',
    answers: [
      everybody(
        'Everything that changed your Credits is under Transactions.',
        at('/wizling/transactions', 'Transactions'),
      ),
    ],
  },
  {
    asked: [
      'where my|our receipt|receipts|invoice|invoices',
      'get|download|find|see my|a|an receipt|receipts|invoice|invoices',
    ],
    may: 'all past payment payments purchase purchases',
    answers: [everybody('Receipts for what you paid are under Your plan, below the plans.', OWN_PLAN)],
  },
  {
    asked: [
      'change|upgrade|downgrade|cancel my plan',
      'upgrade|cancel our plan',
      'change|upgrade|downgrade|cancel|end|stop my|our subscription|membership',
    ],
    may: 'own paid free current we',
    answers: [
      members(
        'Your company’s plan is under Your plan. Whoever bought it or set the company up here can change or cancel it there.',
        OWN_PLAN,
      ),
      everybody('You change or cancel your plan under Your plan.', OWN_PLAN),
    ],
  },
  {
    asked: ['thisproduct cost|costs|price|prices|pricing|plans'],
    may: 'what much using use your monthly',
    answers: [
      everybody(
        'The plans and their prices are under Plans. Credits lists what everything else costs.',
        at('/pricing', 'Plans'),
      ),
    ],
  },
  {
    asked: ['refer friend|friends|somebody|someone', 'invite friend|friends', 'where|see|share my referral link'],
    may: 'else',
    answers: [REFERRING],
  },
]
