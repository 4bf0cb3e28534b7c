import type { PostType } from './post-type.js'

export const learning: PostType = {
  label: 'Learning',
  // darkened so that white on it stays readable
  colour: '#0A7A5E',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
