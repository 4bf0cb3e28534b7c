/** Up to this width an answer has a page of its own (QNA-05, GI-48). */
export const PHONE = '(max-width: 600px)'
