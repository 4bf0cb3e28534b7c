import type { PostType } from './post-type.js'

export const hireExpertOnProject: PostType = {
  label: 'Hire expert on project',
  about: 'Ask one expert whom you already know to take on your project.',
  colour: '#4D7C0F',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
