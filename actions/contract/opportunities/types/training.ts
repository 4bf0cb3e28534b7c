import type { PostType } from './post-type.js'

export const training: PostType = {
  label: 'Training',
  colour: '#A21CAF',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
