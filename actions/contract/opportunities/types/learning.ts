import type { PostType } from './post-type.js'

export const learning: PostType = {
  label: 'Learning',
  // dark enough for white text to be readable
  colour: '#0A7A5E',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
