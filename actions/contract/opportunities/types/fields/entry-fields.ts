import type { FieldDescription } from './field-description.js'

/** What a programme is to deliver, change and teach: lists of short texts (OPP-26). */
export const ENTRY_FIELDS = {
  deliverables: {
    kind: 'entries',
    label: 'Deliverables',
    payload: ['deliverables'],
    input: 'deliverables',
    column: 'deliverables',
    parts: [
      { key: 'title', label: 'Deliverable', placeholder: 'For example a launch plan', charactersMax: 120 },
      {
        key: 'details',
        label: 'Details',
        placeholder: 'What it contains, and how you will use it',
        charactersMax: 1000,
        isLong: true,
      },
    ],
    add: 'Add a deliverable',
  },
  impactOnBusiness: {
    kind: 'entries',
    label: 'Business impact',
    payload: ['impact_on_business', 'impactOnBusiness'],
    input: 'impactOnBusiness',
    column: 'impact_on_business',
    parts: [
      {
        key: 'description',
        label: 'Impact',
        placeholder: 'For example twice as many demo requests within six months',
        charactersMax: 500,
        isLong: true,
      },
    ],
    add: 'Add an impact',
  },
  achieveFromProgram: {
    kind: 'entries',
    label: 'Goals',
    payload: ['achieve_from_program', 'achieveFromProgram'],
    input: 'achieveFromProgram',
    column: 'achieve_from_program',
    parts: [
      { key: 'title', label: 'Goal', placeholder: 'For example run our own pricing tests', charactersMax: 120 },
      {
        key: 'details',
        label: 'Details',
        placeholder: 'How you will know that you have reached it',
        charactersMax: 1000,
        isLong: true,
      },
    ],
    add: 'Add a goal',
  },
} as const satisfies Readonly<Record<string, FieldDescription>>
