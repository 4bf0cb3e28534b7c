/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type RestCardFragment = { id: string | null, kind: string | null, question_id: string | null, title: string | null, brief: string | null, question: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, category_id: string | null, created_at: string | null, upvote_count: number | null, downvote_count: number | null, view_count: number | null, response_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null, rating: number | null };

export type ContentForRestQueryVariables = Exact<{
  kind: string;
  sort: string;
  topic?: string | null | undefined;
  category?: string | null | undefined;
  reach: number;
  skip: number;
  limit: number;
}>;

export type ContentForRestQuery = { find_content: Array<{ card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, brief: string | null, question: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, category_id: string | null, created_at: string | null, upvote_count: number | null, downvote_count: number | null, view_count: number | null, response_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null, rating: number | null, insight: { audio: Array<{ path: string, name: string, duration: number }> } | null } | null }> };

export type ContentCountForRestQueryVariables = Exact<{
  kind: string;
  topic?: string | null | undefined;
  category?: string | null | undefined;
  countMax: number;
}>;

export type ContentCountForRestQuery = { find_content_aggregate: { aggregate: { count: number } | null } };

export type InsightForRestQueryVariables = Exact<{
  id: string;
}>;

export type InsightForRestQuery = { content_cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, brief: string | null, question: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, category_id: string | null, created_at: string | null, upvote_count: number | null, downvote_count: number | null, view_count: number | null, response_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null, rating: number | null, insight: { brief_rich_text: unknown, audio: Array<{ path: string, name: string, duration: number }> } | null }> };

export type AnswersOfMemberForRestQueryVariables = Exact<{
  author: string;
  skip: number;
  limit: number;
}>;

export type AnswersOfMemberForRestQuery = { content_cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, brief: string | null, question: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, category_id: string | null, created_at: string | null, upvote_count: number | null, downvote_count: number | null, view_count: number | null, response_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null, rating: number | null }>, content_cards_aggregate: { aggregate: { count: number } | null } };

export type QuestionsToAnswerForRestQueryVariables = Exact<{
  expert: string;
  skip: number;
  limit: number;
}>;

export type QuestionsToAnswerForRestQuery = { insights_questions: Array<{ id: string, question: string, topic_id: string, category_id: string, created_at: string, response_count: number, master_topic: { topic_name: string } | null }>, insights_questions_aggregate: { aggregate: { count: number } | null } };

export type RestQuestionFragment = { id: string, question: string, topic_id: string, category_id: string, created_at: string, response_count: number, master_topic: { topic_name: string } | null };

export type AnswerableForRestQueryVariables = Exact<{
  questions: Array<string> | string;
}>;

export type AnswerableForRestQuery = { answerable_questions: Array<{ question_id: string | null }> };

export type AskersForRestQueryVariables = Exact<{
  questions: Array<string> | string;
}>;

export type AskersForRestQuery = { insights_questions: Array<{ id: string, user: { id: string | null, first_name: string | null, last_name: string | null } | null }> };

export type QuestionForRestQueryVariables = Exact<{
  id: string;
}>;

export type QuestionForRestQuery = { insights_questions: Array<{ question_richtext: unknown, id: string, question: string, topic_id: string, category_id: string, created_at: string, response_count: number, cards: Array<{ id: string | null, kind: string | null, question_id: string | null, title: string | null, brief: string | null, question: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, category_id: string | null, created_at: string | null, upvote_count: number | null, downvote_count: number | null, view_count: number | null, response_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null, rating: number | null }>, master_topic: { topic_name: string } | null }> };

export type HistoryForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type HistoryForRestQuery = { content_votes: Array<{ item_id: string, vote: string }>, content_saves: Array<{ item_id: string }> };

export type SavedForRestQueryVariables = Exact<{
  skip: number;
  limit: number;
}>;

export type SavedForRestQuery = { content_saves: Array<{ card: { id: string | null, kind: string | null, question_id: string | null, title: string | null, brief: string | null, question: string | null, media_duration: number | null, topic_id: string | null, topic_name: string | null, category_id: string | null, created_at: string | null, upvote_count: number | null, downvote_count: number | null, view_count: number | null, response_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null, rating: number | null, insight: { audio: Array<{ path: string, name: string, duration: number }> } | null } | null }>, content_saves_aggregate: { aggregate: { count: number } | null } };

export type RestOfferingFragment = { id: string | null, subtopic: string | null, topic_id: string | null, topic_name: string | null, category_id: string | null, description: string | null, duration: number | null, price: number | null, price_cents: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null };

export type OfferingsForRestQueryVariables = Exact<{
  skip: number;
  limit: number;
  countMax: number;
}>;

export type OfferingsForRestQuery = { advice_cards: Array<{ id: string | null, subtopic: string | null, topic_id: string | null, topic_name: string | null, category_id: string | null, description: string | null, duration: number | null, price: number | null, price_cents: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null }>, advice_cards_aggregate: { aggregate: { count: number } | null } };

export type OfferingsOfExpertForRestQueryVariables = Exact<{
  expert: string;
  skip: number;
  limit: number;
  countMax: number;
}>;

export type OfferingsOfExpertForRestQuery = { advice_cards: Array<{ id: string | null, subtopic: string | null, topic_id: string | null, topic_name: string | null, category_id: string | null, description: string | null, duration: number | null, price: number | null, price_cents: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null }>, advice_cards_aggregate: { aggregate: { count: number } | null } };

export const RestCardFragmentDoc = `
    fragment RestCard on content_cards {
  id
  kind
  question_id
  title
  brief
  question
  media_duration
  topic_id
  topic_name
  category_id
  created_at
  upvote_count
  downvote_count
  view_count
  response_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
  rating
}
    `;
export const RestQuestionFragmentDoc = `
    fragment RestQuestion on insights_questions {
  id
  question
  topic_id
  category_id
  created_at
  response_count
  master_topic {
    topic_name
  }
}
    `;
export const RestOfferingFragmentDoc = `
    fragment RestOffering on advice_cards {
  id
  subtopic
  topic_id
  topic_name
  category_id
  description
  duration
  price
  price_cents
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
}
    `;
export const ContentForRestDocument = `
    query ContentForRest($kind: String!, $sort: String!, $topic: uuid, $category: uuid, $reach: Int!, $skip: Int!, $limit: Int!) {
  find_content(
    args: {of_kind: $kind, sort: $sort, in_topic: $topic, in_category: $category, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $reach}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    offset: $skip
    limit: $limit
  ) {
    card {
      ...RestCard
      insight {
        audio(order_by: [{position: asc}], limit: 5) {
          path
          name
          duration
        }
      }
    }
  }
}
    fragment RestCard on content_cards {
  id
  kind
  question_id
  title
  brief
  question
  media_duration
  topic_id
  topic_name
  category_id
  created_at
  upvote_count
  downvote_count
  view_count
  response_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
  rating
}`;
export const ContentCountForRestDocument = `
    query ContentCountForRest($kind: String!, $topic: uuid, $category: uuid, $countMax: Int!) {
  find_content_aggregate(
    args: {of_kind: $kind, sort: "newest", in_topic: $topic, in_category: $category, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $countMax}
  ) {
    aggregate {
      count
    }
  }
}
    `;
export const InsightForRestDocument = `
    query InsightForRest($id: uuid!) {
  content_cards(where: {id: {_eq: $id}, kind: {_eq: "insight"}}, limit: 1) {
    ...RestCard
    insight {
      brief_rich_text
      audio(order_by: [{position: asc}], limit: 5) {
        path
        name
        duration
      }
    }
  }
}
    fragment RestCard on content_cards {
  id
  kind
  question_id
  title
  brief
  question
  media_duration
  topic_id
  topic_name
  category_id
  created_at
  upvote_count
  downvote_count
  view_count
  response_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
  rating
}`;
export const AnswersOfMemberForRestDocument = `
    query AnswersOfMemberForRest($author: uuid!, $skip: Int!, $limit: Int!) {
  content_cards(
    where: {author_id: {_eq: $author}, kind: {_eq: "answer"}}
    order_by: [{created_at: desc}, {id: desc}]
    offset: $skip
    limit: $limit
  ) {
    ...RestCard
  }
  content_cards_aggregate(
    where: {author_id: {_eq: $author}, kind: {_eq: "answer"}}
    limit: 1001
  ) {
    aggregate {
      count
    }
  }
}
    fragment RestCard on content_cards {
  id
  kind
  question_id
  title
  brief
  question
  media_duration
  topic_id
  topic_name
  category_id
  created_at
  upvote_count
  downvote_count
  view_count
  response_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
  rating
}`;
export const QuestionsToAnswerForRestDocument = `
    query QuestionsToAnswerForRest($expert: uuid!, $skip: Int!, $limit: Int!) {
  insights_questions(
    where: {answerable: {user_id: {_eq: $expert}}}
    order_by: [{created_at: desc}, {id: desc}]
    offset: $skip
    limit: $limit
  ) {
    ...RestQuestion
  }
  insights_questions_aggregate(
    where: {answerable: {user_id: {_eq: $expert}}}
    limit: 1001
  ) {
    aggregate {
      count
    }
  }
}
    fragment RestQuestion on insights_questions {
  id
  question
  topic_id
  category_id
  created_at
  response_count
  master_topic {
    topic_name
  }
}`;
export const AnswerableForRestDocument = `
    query AnswerableForRest($questions: [uuid!]!) {
  answerable_questions(where: {question_id: {_in: $questions}}) {
    question_id
  }
}
    `;
export const AskersForRestDocument = `
    query AskersForRest($questions: [uuid!]!) {
  insights_questions(where: {id: {_in: $questions}}, limit: 100) {
    id
    user {
      id
      first_name
      last_name
    }
  }
}
    `;
export const QuestionForRestDocument = `
    query QuestionForRest($id: uuid!) {
  insights_questions(where: {id: {_eq: $id}}, limit: 1) {
    ...RestQuestion
    question_richtext
    cards(order_by: [{created_at: desc}, {id: desc}], limit: 50) {
      ...RestCard
    }
  }
}
    fragment RestCard on content_cards {
  id
  kind
  question_id
  title
  brief
  question
  media_duration
  topic_id
  topic_name
  category_id
  created_at
  upvote_count
  downvote_count
  view_count
  response_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
  rating
}
fragment RestQuestion on insights_questions {
  id
  question
  topic_id
  category_id
  created_at
  response_count
  master_topic {
    topic_name
  }
}`;
export const HistoryForRestDocument = `
    query HistoryForRest {
  content_votes(order_by: [{created_at: desc}, {item_id: desc}], limit: 100) {
    item_id
    vote
  }
  content_saves(order_by: [{created_at: desc}, {item_id: desc}], limit: 100) {
    item_id
  }
}
    `;
export const SavedForRestDocument = `
    query SavedForRest($skip: Int!, $limit: Int!) {
  content_saves(
    where: {card: {kind: {_eq: "insight"}}}
    order_by: [{created_at: desc}, {item_id: desc}]
    offset: $skip
    limit: $limit
  ) {
    card {
      ...RestCard
      insight {
        audio(order_by: [{position: asc}], limit: 5) {
          path
          name
          duration
        }
      }
    }
  }
  content_saves_aggregate(where: {card: {kind: {_eq: "insight"}}}, limit: 1001) {
    aggregate {
      count
    }
  }
}
    fragment RestCard on content_cards {
  id
  kind
  question_id
  title
  brief
  question
  media_duration
  topic_id
  topic_name
  category_id
  created_at
  upvote_count
  downvote_count
  view_count
  response_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
  rating
}`;
export const OfferingsForRestDocument = `
    query OfferingsForRest($skip: Int!, $limit: Int!, $countMax: Int!) {
  advice_cards(
    order_by: [{created_at: desc}, {id: desc}]
    offset: $skip
    limit: $limit
  ) {
    ...RestOffering
  }
  advice_cards_aggregate(limit: $countMax) {
    aggregate {
      count
    }
  }
}
    fragment RestOffering on advice_cards {
  id
  subtopic
  topic_id
  topic_name
  category_id
  description
  duration
  price
  price_cents
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
}`;
export const OfferingsOfExpertForRestDocument = `
    query OfferingsOfExpertForRest($expert: uuid!, $skip: Int!, $limit: Int!, $countMax: Int!) {
  advice_cards(
    where: {author_id: {_eq: $expert}}
    order_by: [{created_at: desc}, {id: desc}]
    offset: $skip
    limit: $limit
  ) {
    ...RestOffering
  }
  advice_cards_aggregate(where: {author_id: {_eq: $expert}}, limit: $countMax) {
    aggregate {
      count
    }
  }
}
    fragment RestOffering on advice_cards {
  id
  subtopic
  topic_id
  topic_name
  category_id
  description
  duration
  price
  price_cents
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
}`;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ContentForRest(variables: ContentForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ContentForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ContentForRestQuery>({ document: ContentForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ContentForRest', 'query', variables);
    },
    ContentCountForRest(variables: ContentCountForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ContentCountForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ContentCountForRestQuery>({ document: ContentCountForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ContentCountForRest', 'query', variables);
    },
    InsightForRest(variables: InsightForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<InsightForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<InsightForRestQuery>({ document: InsightForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'InsightForRest', 'query', variables);
    },
    AnswersOfMemberForRest(variables: AnswersOfMemberForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<AnswersOfMemberForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<AnswersOfMemberForRestQuery>({ document: AnswersOfMemberForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'AnswersOfMemberForRest', 'query', variables);
    },
    QuestionsToAnswerForRest(variables: QuestionsToAnswerForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<QuestionsToAnswerForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<QuestionsToAnswerForRestQuery>({ document: QuestionsToAnswerForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'QuestionsToAnswerForRest', 'query', variables);
    },
    AnswerableForRest(variables: AnswerableForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<AnswerableForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<AnswerableForRestQuery>({ document: AnswerableForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'AnswerableForRest', 'query', variables);
    },
    AskersForRest(variables: AskersForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<AskersForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<AskersForRestQuery>({ document: AskersForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'AskersForRest', 'query', variables);
    },
    QuestionForRest(variables: QuestionForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<QuestionForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<QuestionForRestQuery>({ document: QuestionForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'QuestionForRest', 'query', variables);
    },
    HistoryForRest(variables?: HistoryForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<HistoryForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<HistoryForRestQuery>({ document: HistoryForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'HistoryForRest', 'query', variables);
    },
    SavedForRest(variables: SavedForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<SavedForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<SavedForRestQuery>({ document: SavedForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'SavedForRest', 'query', variables);
    },
    OfferingsForRest(variables: OfferingsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OfferingsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OfferingsForRestQuery>({ document: OfferingsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OfferingsForRest', 'query', variables);
    },
    OfferingsOfExpertForRest(variables: OfferingsOfExpertForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OfferingsOfExpertForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OfferingsOfExpertForRestQuery>({ document: OfferingsOfExpertForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OfferingsOfExpertForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
