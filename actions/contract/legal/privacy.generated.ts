// Written by `npm run legal` from docs/legal/privacy; change the texts there.
import type { LegalVersion } from './hiring-terms-version.js'

export const PRIVACY_VERSIONS: readonly LegalVersion[] = [
  {
    "version": 1,
    "appliesFrom": "2026-11-01",
    "changes": [],
    "summary": [
      "We store what you type and upload here, what you do with it, and what we need to keep your account safe.",
      "There are no trackers, no advertising and no statistics by others. Fonts and pictures come from this site itself.",
      "We don’t sell data. Others receive it only where a service can’t do without: sending email, taking payments, and storing files or answering questions where the operator has set that up.",
      "To see, correct or delete your data, write to {contact}."
    ],
    "sections": [
      {
        "title": "Who is responsible",
        "paragraphs": [
          "{product} is run by {operator}, {address}, who is responsible for your data. Questions, and what you ask for about your data, go to {contact}."
        ]
      },
      {
        "title": "Your account",
        "paragraphs": [
          "Your name, email address, company and picture, your password as a hash that can’t be turned back, or none if you use email links, and your second factor in encrypted form if you have set one up.",
          "For every session: when it began and was last used, its network address, and which browser it is. You see your sessions under “Sign-in and security”. A session ends after 30 days without use, and after 90 days at most."
        ]
      },
      {
        "title": "What you do here",
        "paragraphs": [
          "Posts and their earlier versions, applications, offers, deals, messages, questions, answers, ratings, files, saved searches, notices and what you have read of them. Others see of it what the page on which you enter it says: posts are for experts, applications for the company and its team, a public profile is for everybody, and search engines may list it.",
          "Staff can read what they need in order to review posts, settle disputes and decide about payouts. What staff do is recorded, with who did it."
        ]
      },
      {
        "title": "Payments",
        "paragraphs": [
          "Cards are entered at the payment provider, Stripe, and never reach us. We store what was bought, when and for how much, and the numbers by which the provider knows you and the payment. Where the site says that payments are for trial, nobody is charged and no data goes to Stripe.",
          "Bank details of experts who are paid out are encrypted, and are opened only to pay. Receipts, credits and payments are kept in books that can’t be changed, for as long as the law asks for them."
        ]
      },
      {
        "title": "Email",
        "paragraphs": [
          "We write to you about what concerns you: to confirm your address, to sign in, and with notices, most of which you can switch off or collect once a day in your account or by a link in the email. Each goes through the mail server that the operator has chosen. Emails contain no counting pixels."
        ]
      },
      {
        "title": "Questions to the assistant",
        "paragraphs": [
          "Questions are answered from what experts have published here. Where the operator has connected a language model, your question and the passages found go to its provider, OpenAI or Anthropic or a service that speaks the same language, to write the answer. Without one, nothing leaves this site, and answers quote the passages."
        ]
      },
      {
        "title": "Where it is stored",
        "paragraphs": [
          "In the operator’s own database and files, or, where the operator has set that up, in a file store of its choosing. Backups are the operator’s too, and what was deleted stays in them until they are replaced.",
          "The servers keep logs of requests: when, which kind, how long, and for signing in and security also the network address. They don’t contain what you type."
        ]
      },
      {
        "title": "Why we may, and how long",
        "paragraphs": [
          "We need most of this to give you what you signed up for. We keep logs and rate limits in order to protect accounts, and payments because the law asks for it.",
          "We keep your data while you have an account. When it is closed, what names you is deleted, except for records of deals and payments that have to be kept, and what others need to understand their own deals."
        ]
      },
      {
        "title": "Your rights",
        "paragraphs": [
          "You can ask what we store of you, have it corrected, deleted or handed to you, and object to its use. Write to {contact}; we answer within a month. You can also complain to the data protection authority where you live."
        ]
      }
    ]
  },
  {
    "version": 2,
    "appliesFrom": "2026-12-01",
    "changes": [
      "It says what is sent where the operator counts what is used or looks up your country, which both wait until you allow them.",
      "You can download a copy of your data yourself.",
      "Experts can save what they wrote or said here to their own Google Drive, and it says what is sent to Google then.",
      "It says how long we keep a question that you ask before you have an account.",
      "It says that we keep which version of our terms and of this text you accepted, and when."
    ],
    "summary": [
      "We store what you type and upload here, what you do with it, and what we need to keep your account safe.",
      "There is no advertising, and nothing is counted by others unless you allow it. Fonts and pictures come from this site itself.",
      "We don’t sell data. Others receive it only where a service can’t do without: sending email, taking payments, and storing files or answering questions where the operator has set that up. Google receives what an expert chooses to save there.",
      "You can download your data in your account. To correct or delete it, write to {contact}."
    ],
    "sections": [
      {
        "title": "Who is responsible",
        "paragraphs": [
          "{product} is run by {operator}, {address}, who is responsible for your data. Questions, and what you ask for about your data, go to {contact}."
        ]
      },
      {
        "title": "Your account",
        "paragraphs": [
          "Your name, email address, company and picture, your password as a hash that can’t be turned back, or none if you use email links, and your second factor in encrypted form if you have set one up.",
          "For every session: when it began and was last used, its network address, and which browser it is. You see your sessions under “Sign-in and security”. A session ends after 30 days without use, and after 90 days at most.",
          "Which version of our terms and of this text you were shown and accepted, and when."
        ]
      },
      {
        "title": "What you do here",
        "paragraphs": [
          "Posts and their earlier versions, applications, offers, deals, messages, questions, answers, ratings, files, saved searches, notices and what you have read of them. Others see of it what the page on which you enter it says: posts are for experts, applications for the company and its team, a public profile is for everybody, and search engines may list it.",
          "Staff can read what they need in order to review posts, settle disputes and decide about payouts. What staff do is recorded, with who did it."
        ]
      },
      {
        "title": "Payments",
        "paragraphs": [
          "Cards are entered at the payment provider, Stripe, and never reach us. We store what was bought, when and for how much, and the numbers by which the provider knows you and the payment. Where the site says that payments are for trial, nobody is charged and no data goes to Stripe.",
          "Bank details of experts who are paid out are encrypted, and are opened only to pay. Receipts, credits and payments are kept in books that can’t be changed, for as long as the law asks for them."
        ]
      },
      {
        "title": "Email",
        "paragraphs": [
          "We write to you about what concerns you: to confirm your address, to sign in, and with notices, most of which you can switch off or collect once a day in your account or by a link in the email. Each goes through the mail server that the operator has chosen. Emails contain no counting pixels."
        ]
      },
      {
        "title": "Questions to the assistant",
        "paragraphs": [
          "Questions are answered from what experts have published here. Where the operator has connected a language model, your question and the passages found go to its provider, OpenAI or Anthropic or a service that speaks the same language, to write the answer. Without one, nothing leaves this site, and answers quote the passages.",
          "If you ask before you have logged in, your question isn’t answered yet. We keep it for up to seven days with the fingerprint of a random number that only a cookie in your browser contains, and without your name. If you log in within that time and go on, it becomes a conversation of yours. Otherwise it is deleted."
        ]
      },
      {
        "title": "Google Drive",
        "paragraphs": [
          "Where the operator has set it up, experts can save an insight or an answer of their own to their Google Drive. Nothing goes to Google unless you ask for it: you log in there, and for each document that you save we send its question, its brief, its text or transcript, and a number by which we find the document again. It is then in your Google account, where Google’s own terms apply, and deleting it here doesn’t delete it there.",
          "Google gives us a permission for documents that we create, and no others. We keep it encrypted for up to an hour, with your session, and delete it when you log out of Google or sign out. Of each document we keep for a day its number at Google and when it was saved, so that trying again makes no second one."
        ]
      },
      {
        "title": "Counting and location",
        "paragraphs": [
          "The operator can have a service count what people use here. If that is so, you are asked first. What is sent is the name of an action, such as “search made”, your number with us and whether you are an expert; never your name, your address or what you type.",
          "The operator can also have two services tell the country from which you visit, to suggest it where a form has a country. You are asked first, the answer is kept until you close the tab, and it isn’t stored with you."
        ]
      },
      {
        "title": "Where it is stored",
        "paragraphs": [
          "In the operator’s own database and files, or, where the operator has set that up, in a file store of its choosing. Backups are the operator’s too, and what was deleted stays in them until they are replaced.",
          "The servers keep logs of requests: when, which kind, how long, and for signing in and security also the network address. They don’t contain what you type."
        ]
      },
      {
        "title": "Why we may, and how long",
        "paragraphs": [
          "We need most of this to give you what you signed up for. We keep logs and rate limits in order to protect accounts, and payments because the law asks for it.",
          "We keep your data while you have an account. When it is closed, what names you is deleted, except for records of deals and payments that have to be kept, and what others need to understand their own deals."
        ]
      },
      {
        "title": "Your rights",
        "paragraphs": [
          "Under “Account”, “Your data”, you can download what we store about you and what you wrote here. You can also have it corrected or deleted, and object to its use. Write to {contact}; we answer within a month. You can also complain to the data protection authority where you live."
        ]
      }
    ]
  }
]
