import type { PostType } from './post-type.js'

export const coaching: PostType = {
  label: 'Coaching',
  colour: '#C2410C',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
