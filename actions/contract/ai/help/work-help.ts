import { at, everybody, experts, type HelpTopic, others } from './help-topic.js'

const OWN_POSTS = at('/opportunity-summary?tab=mine', 'Posted by you')

/** Posts, proposals, calls, questions and insights. */
export const ABOUT_WORK: readonly HelpTopic[] = [
  {
    asked: [
      'where proposal|proposals|application|applications',
      'see|check|show|track|status my proposal|proposals|application|applications',
    ],
    may: 'our we all sent received status',
    answers: [
      experts(
        'What you applied to, with your proposals, is under Your applications, sorted by whose turn it is.',
        at('/opportunity-summary?tab=applications', 'Your applications'),
      ),
      everybody('Experts’ proposals are kept with your post. Open it under Posted by you to read them.', OWN_POSTS),
    ],
  },
  {
    asked: ['where|see|find|edit my post|posts'],
    may: 'all own',
    answers: [everybody('What you posted, with what comes next, is under Posted by you.', OWN_POSTS)],
  },
  {
    asked: ['post role|project|job|opportunity'],
    may: 'new fractional we our',
    answers: [
      everybody(
        'Choose what you need under Post an opportunity, and describe it. Our staff read it before experts see it.',
        at('/opportunities-creator', 'Post an opportunity'),
      ),
    ],
  },
  {
    asked: ['where|see|show my deal|deals'],
    may: 'all',
    answers: [everybody('Your deals lists what you agreed with each hire.', at('/dashboard/deals', 'Your deals'))],
  },
  {
    asked: ['where|see|show my matches'],
    may: 'all',
    answers: [
      experts(
        'Opportunities that fit your profile are under Matches for you.',
        at('/dashboard/matches', 'Matches for you'),
      ),
    ],
  },
  {
    asked: ['ask expert|experts'],
    may: 'question questions we directly',
    answers: [
      others(
        'Choose Ask a question, and experts in the field answer you. Everyone can read the answers.',
        at('/create-question', 'Ask a question'),
      ),
    ],
  },
  {
    asked: ['book|schedule|arrange call|meeting expert|experts', 'talk|speak expert|experts'],
    may: 'with we directly',
    answers: [
      others(
        'Under 1:1 calls with experts you choose a call that one of them offers.',
        at('/advice-offering', '1:1 calls with experts'),
      ),
    ],
  },
  {
    asked: ['share|publish|write|post|record insight|insights'],
    may: 'new own',
    answers: [
      experts(
        'You write or record it under Share an insight. Our staff read it before it’s published.',
        at('/insight/create', 'Share an insight'),
      ),
    ],
  },
  {
    asked: ['where|see|show my insight|insights'],
    may: 'all own',
    answers: [
      experts('What you shared, with its status, is under Your insights.', at('/insights?view=yours', 'Your insights')),
    ],
  },
  {
    asked: ['where|see|show my question|questions'],
    may: 'all own asked',
    answers: [
      others(
        'What you asked experts, with their answers, is under Your questions.',
        at('/question-summary?view=yours', 'Your questions'),
      ),
    ],
  },
]
