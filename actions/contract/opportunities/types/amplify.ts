import type { PostType } from './post-type.js'

export const amplify: PostType = {
  label: 'Amplify',
  about: 'A programme that grows your business, led by an expert and paid in stages.',
  colour: '#BE123C',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: null,
}
