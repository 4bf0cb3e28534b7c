import type { PostType } from './post-type.js'

export const collaboration: PostType = {
  label: 'Collaboration',
  colour: '#B45309',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: true,
  form: null,
}
