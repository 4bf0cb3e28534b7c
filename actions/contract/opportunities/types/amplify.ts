import type { PostType } from './post-type.js'

export const amplify: PostType = {
  label: 'Amplify',
  colour: '#BE123C',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
