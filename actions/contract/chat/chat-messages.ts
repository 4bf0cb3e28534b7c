/** Messages of the chat, shared by client and server. */
export const CHAT_MESSAGES = {
  empty: 'Comment cannot be empty',
  tooLong: 'Comment must be up to 5000 characters',
  loadFailed: 'Something went wrong while getting all comments',
  planNeeded: 'The chat is part of a paid plan. It opens as soon as the poster has one.',
  tooManyFiles: 'Attach up to 10 files to a message',
  mentionToEverybody:
    'You can’t mention an expert in a message to everybody, as experts don’t learn of each other. Write to them alone instead',
  unreadableMention: 'You can only mention people who can read this message',
  unknownRecipient: 'This person doesn’t take part in the chat',
} as const

export const CHAT_LIMITS = {
  charactersMax: 5000,
  attachmentsMax: 10,
  /** Attachments that the chat shows (CHAT-11). */
  attachmentsShown: 4,
  mentionsMax: 20,
} as const
