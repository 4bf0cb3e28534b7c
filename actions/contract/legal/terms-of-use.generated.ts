// Written by `npm run legal` from docs/legal/terms-of-use; change the texts there.
import type { LegalVersion } from './hiring-terms-version.js'

export const TERMS_OF_USE_VERSIONS: readonly LegalVersion[] = [
  {
    "version": 1,
    "appliesFrom": "2026-11-01",
    "changes": [],
    "summary": [
      "Anybody may look around. To post, answer or buy, you need an account of your own and a confirmed email address.",
      "What you write stays yours. You let us show it to the people it is meant for.",
      "Credits and plans are paid for in advance. What you don’t use expires on the day shown beside it.",
      "Be honest and fair. We may remove what breaks these terms, and close the account behind it."
    ],
    "sections": [
      {
        "title": "What applies to whom",
        "paragraphs": [
          "These terms apply to everybody who uses {product}. Whoever posts an opportunity, shows interest in one, hires or is hired also agrees to the terms of hiring, which stand on a page of their own."
        ]
      },
      {
        "title": "Your account",
        "paragraphs": [
          "An account belongs to one person. Give your real name and an email address that you read, and keep your password and your second factor to yourself. You can see where you are signed in, and end those sessions, under “Sign-in and security”.",
          "Tell us at {contact} if somebody else has used your account."
        ]
      },
      {
        "title": "What you publish",
        "paragraphs": [
          "Posts, profiles, questions, answers, messages and files stay yours. By sending them you allow us to store them and to show them to those they are meant for: a published post to experts, a proposal to the company and its team, a public profile to everybody.",
          "Send only what you may pass on. Nothing may be unlawful, misleading, insulting, or advertising in disguise. Our staff read posts before they are published, and may ask for changes, or refuse or delete them, with a reason."
        ]
      },
      {
        "title": "Credits, plans and payments",
        "paragraphs": [
          "Prices are named before you pay, and payments are handled by a payment provider. Credits are spent here and are not paid out; the page “Credits” says what you have, where it came from and when it expires.",
          "A plan is paid for in advance and renews until you cancel it. After you have cancelled, it stays until the end of the time you paid for.",
          "Experts’ income and rewards are held for some days before they can be paid out, and may be taken back if the payment behind them is. The page “Income” says what is held, and until when."
        ]
      },
      {
        "title": "What we answer for",
        "paragraphs": [
          "We keep {product} running and your data safe with reasonable care, but can’t promise that it is always there or free of faults. We don’t employ the experts, and don’t check whether what people say here is right.",
          "Nothing in these terms limits rights that the law gives you and that can’t be waived."
        ]
      },
      {
        "title": "Ending it",
        "paragraphs": [
          "You can stop using {product} at any time. To have your account closed, write to {contact}. Deals, payments and their records are kept for as long as the law asks for them.",
          "We may suspend an account that breaks these terms. We say why, unless the law forbids it, and you can answer at {contact}."
        ]
      },
      {
        "title": "Changes",
        "paragraphs": [
          "When these terms change, the new version has a number and a day from which it applies, and says what is new. Earlier versions stay readable."
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
