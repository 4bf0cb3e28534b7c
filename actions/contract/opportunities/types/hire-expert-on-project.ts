import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_SECTION, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { ASKS, POST_TITLES } from './post-titles.js'
import type { FormSection, PostType } from './post-type.js'

const OPTIONAL = ['domainIds', 'durationType'] as const
const WORK_FIELDS = ['startDateId', 'durationMonths', ...BUDGET_FIELDS] as const
const workSections = (lead: string): readonly FormSection[] => [
  { title: 'The project', lead, rows: SUBJECT_ROWS },
  { title: 'The brief', lead: 'What should be done, and why you thought of them.', rows: [['brief']] },
  { title: 'Time', lead: 'When it starts and how long it may take.', rows: [['startDateId', 'durationMonths']] },
  BUDGET_SECTION,
]
const WORDS = {
  edit: 'Edit your request',
  editPage: 'Edit a request to experts',
  titlePlaceholder: 'For example Lead the launch of our new product',
  sentTitle: 'Your request is waiting for approval',
  failed: 'Error while submitting the request',
}

/** A project for experts whom the poster knows already: several (OPP-24), or one alone (GO-28). */
export const hireExpertOnProject: PostType = {
  ...TYPE_FACTS['hire-expert-on-project'],
  form: genericForm({
    hasNda: true,
    fields: ['packageExpertIds', ...WORK_FIELDS],
    optional: OPTIONAL,
    sections: [
      {
        title: 'The experts',
        lead: 'They’re told as soon as staff have approved it. Others whose profile matches may show interest too.',
        rows: [['packageExpertIds']],
      },
      ...workSections('What it is called, and the field it is in.'),
    ],
    words: {
      ...WORDS,
      post: POST_TITLES['hire-expert-on-project'],
      lead: 'Choose who is asked, and say what it’s about. They answer with a proposal and a price.',
      contents: 'the experts, the work, the time and the budget',
      briefPlaceholder: 'Describe the work, and what these experts would bring to it.',
      sentText: 'Once our staff have approved it, we tell the experts you chose, and others who fit.',
    },
  }),
  addressedForm: {
    ask: ASKS['hire-expert-on-project'],
    ...genericForm({
      hasNda: true,
      fields: WORK_FIELDS,
      optional: OPTIONAL,
      sections: workSections(
        'What it is called, and the field it is in. Their profile fills this in: change whatever doesn’t fit.',
      ),
      words: {
        ...WORDS,
        post: 'Ask an expert to take on your project',
        lead: 'Nobody else sees it. The expert answers with a proposal and a price.',
        contents: 'the work, the time and the budget',
        briefPlaceholder: 'Describe the work, and what this expert would bring to it.',
        termsHint: 'Staff review every opportunity before the expert sees it.',
        sentText: 'Once our staff have approved it, we tell the expert.',
      },
    }),
  },
}
