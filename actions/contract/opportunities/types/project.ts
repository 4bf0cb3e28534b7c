import type { PostType } from './post-type.js'

export const project: PostType = {
  label: 'Project',
  colour: '#1E6FD9',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
