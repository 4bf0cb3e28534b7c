import { number } from 'yup'

const NOT_ACCEPTED = 'Accept the terms of use to go on'

/** In every form that opens an account. */
export const shownTextsFields = {
  termsVersion: number().strict().integer(NOT_ACCEPTED).min(1, NOT_ACCEPTED).required(NOT_ACCEPTED),
  privacyVersion: number().strict().integer(NOT_ACCEPTED).min(1, NOT_ACCEPTED).required(NOT_ACCEPTED),
}
