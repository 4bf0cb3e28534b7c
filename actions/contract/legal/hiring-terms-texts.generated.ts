// Written by `npm run legal` from docs/legal/hiring-terms; change the texts there.
import type { HiringTermsText } from './hiring-terms-version.js'

export const HIRING_TERMS_TEXTS: readonly HiringTermsText[] = [
  {
    "version": 1,
    "summary": [
      "The company and the expert make their deal with each other. We bring them together and keep the record of it.",
      "The amount is fixed at the hire, in the unit it was offered in. The company pays it to the expert directly.",
      "The company pays a fee once per hire, by its plan. The fee is named before anything is paid.",
      "Either side can say no until the expert accepts. Everybody who applied hears how it ended."
    ],
    "sections": [
      {
        "title": "Who agrees with whom",
        "paragraphs": [
          "These terms apply to everybody who posts an opportunity (“the company”), who shows interest in one (“the expert”), and to every hire made here.",
          "A hire is an agreement between the company and the expert. We, who run {product}, are not a party to it, not the expert’s employer, and not liable for the work itself."
        ]
      },
      {
        "title": "Posting and applying",
        "paragraphs": [
          "What a post says must be true: the work, its length, its budget and its unit. Our staff read every post before experts see it, and may ask for changes or delete it, with a reason.",
          "If the company changes a published post, everybody with an open application is told what changed. Nobody is held to terms they haven’t seen: whoever agrees to something agrees to the version on their screen.",
          "An expert who shows interest lets the company see their profile, email address and calendar link. For fractional roles, the company’s name is shown to an expert from then on, and is confidential until it is public."
        ]
      },
      {
        "title": "NDAs and documents",
        "paragraphs": [
          "Where the company asks for a signed NDA, no hire is made or accepted without one. The NDA binds the two sides; we only keep the files.",
          "Briefs, proposals and other files may be used for the opportunity they were sent for, and for nothing else."
        ]
      },
      {
        "title": "The amount",
        "paragraphs": [
          "An offer is an amount per day, week or month, or for the whole work. The hire fixes the amount and its unit: the expert’s offer, or the counter offer that the expert accepted. Neither can change afterwards.",
          "The company pays the agreed amount to the expert directly, at the dates the two agree on. Taxes and insurance are each side’s own."
        ]
      },
      {
        "title": "The fee",
        "paragraphs": [
          "For each hire the company pays us a fee, once: a percentage of the agreed value that depends on its plan. The dialog in which it hires names the percentage and the fee. A fee of less than 50 cents is waived. The expert pays nothing.",
          "If a hire that has been paid for can’t be made any more, because the expert has left or the amount has changed by then, the fee is refunded in full. If the expert declines or never answers, it isn’t refunded automatically; write to {contact}.",
          "Hiring somebody you met here without hiring them here evades the fee, and may end your account."
        ]
      },
      {
        "title": "The hire, and after it",
        "paragraphs": [
          "The company offers the hire; it takes effect when the expert accepts. From then on both sides have a record of the deal: who, what, the amount and its unit, the dates, the documents and the version of these terms. It can’t be changed by anybody.",
          "The expert can opt out at any time and gives a reason. The company closes the opportunity once the work is done, or ends it earlier. What has been worked until then is to be paid.",
          "Other applicants are told that somebody was hired, but not who or for how much, and when an opportunity ends, and why."
        ]
      },
      {
        "title": "Fairness",
        "paragraphs": [
          "Companies answer applicants in reasonable time. After five days without an answer we remind them, and experts see how soon a company usually answers.",
          "Nobody may be rejected for reasons that the law forbids."
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
