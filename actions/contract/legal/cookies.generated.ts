// Written by `npm run legal` from docs/legal/cookies; change the texts there.
import type { LegalVersion } from './hiring-terms-version.js'

export const COOKIES_VERSIONS: readonly LegalVersion[] = [
  {
    "version": 1,
    "appliesFrom": "2026-11-01",
    "changes": [],
    "summary": [
      "We set only what signing in and keeping your text need, so there is nothing to consent to.",
      "No cookie is shared with anybody else, and none follows you to other sites.",
      "You can delete all of it in your browser. You are then signed out, and drafts that you haven’t sent are gone."
    ],
    "sections": [
      {
        "title": "Cookies",
        "paragraphs": [
          "The session: set when you log in, so that you stay signed in. Only the server can read it. It lasts up to 90 days, or until you sign out.",
          "The browser: set when you log in, so that strangers who guess at passwords can’t lock you out of your own browser. It contains a random number and a proof made from your address, which grants nothing. It lasts a year.",
          "The sign-up: set when you create an account, so that we know this browser again when you follow the link in your email. It lasts a day.",
          "While you log in with a second factor, a further cookie remembers for ten minutes that the password was right."
        ]
      },
      {
        "title": "What your browser keeps for us",
        "paragraphs": [
          "Drafts: what you have typed and not yet sent, for 30 days, separately for each person. Passwords are never among it.",
          "Choices: the theme, that somebody has signed in here before, and which hints you have closed.",
          "A referral: if you came by somebody’s link, its code, for 30 days or until you sign up.",
          "Until you close the tab: the address at which a sign-up waits for its email, so that the page can name it."
        ]
      },
      {
        "title": "What others set",
        "paragraphs": [
          "Nothing here. When you pay, you are sent to the pages of the payment provider, Stripe, which sets cookies of its own there, under its own rules."
        ]
      },
      {
        "title": "Who we are",
        "paragraphs": [
          "{product} is run by {operator}, {address}. Write to us at {contact}."
        ]
      }
    ]
  },
  {
    "version": 2,
    "appliesFrom": "2026-12-01",
    "changes": [
      "Where the operator counts what is used or looks up your country, you are asked first, and your answer is kept.",
      "Insights count the views of visitors, too, each once per visit.",
      "You can ask the AI before you log in; the question is kept for seven days."
    ],
    "summary": [
      "We set only what signing in, keeping your text and counting each view once need. Anything else waits until you allow it.",
      "No cookie is shared with anybody else, and none follows you to other sites.",
      "You can delete all of it in your browser. You are then signed out, and drafts that you haven’t sent are gone."
    ],
    "sections": [
      {
        "title": "Cookies",
        "paragraphs": [
          "The session: set when you log in, so that you stay signed in. Only the server can read it. It lasts up to 90 days, or until you sign out.",
          "The browser: set when you log in, so that strangers who guess at passwords can’t lock you out of your own browser. It contains a random number and a proof made from your address, which grants nothing. It lasts a year.",
          "The sign-up: set when you create an account, so that we know this browser again when you follow the link in your email. It lasts a day.",
          "The visit: set when you have read or heard an insight without being signed in, so that its view counts once. It contains a random number, of which we store a fingerprint with the view and nothing about you. It is gone when you close the browser.",
          "The question: set when you ask the AI before you have logged in, so that only this browser can make the question yours. It contains a random number, of which we store a fingerprint with the question. It lasts seven days.",
          "While you log in with a second factor, a further cookie remembers for ten minutes that the password was right."
        ]
      },
      {
        "title": "What your browser keeps for us",
        "paragraphs": [
          "Drafts: what you have typed and not yet sent, for 30 days, separately for each person. Passwords are never among it.",
          "Choices: the theme, that somebody has signed in here before, and which hints you have closed.",
          "A referral: if you came by somebody’s link, its code, for 30 days or until you sign up.",
          "Until you close the tab: which question you asked before you logged in, and the address at which a sign-up waits for its email, so that the page can name it, and the country that was looked up, if you allowed that.",
          "Your choice about counting and location, if you were asked. You can change it on this page at any time."
        ]
      },
      {
        "title": "What others set",
        "paragraphs": [
          "Nothing here. When you pay, you are sent to the pages of the payment provider, Stripe, which sets cookies of its own there, under its own rules."
        ]
      },
      {
        "title": "Who we are",
        "paragraphs": [
          "{product} is run by {operator}, {address}. Write to us at {contact}."
        ]
      }
    ]
  }
]
