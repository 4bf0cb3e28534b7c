import type { PostType } from './post-type.js'

export const advice: PostType = {
  label: 'Advice',
  colour: '#0E7490',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
