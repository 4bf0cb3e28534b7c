/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ExpertQuestionsQueryVariables = Exact<{
  me: string;
  shown: number;
  foundAmong: number;
}>;

export type ExpertQuestionsQuery = { toAnswer: Array<{ question_id: string | null, insights_question: { id: string, question: string, created_at: string, response_count: number, master_topic: { topic_name: string } | null, user: { first_name: string | null, last_name: string | null } | null } | null }>, answered: Array<{ id: string | null, insights_question: { id: string, question: string, master_topic: { topic_name: string } | null, user: { id: string | null, profile_pic: string | null, first_name: string | null, last_name: string | null } | null, insights_responses: Array<{ id: string, response_type: string, media_duration: number | null, media_transcript_formatted: string | null, response_text: string | null, resource_url: unknown, created_at: string, user_id: string, user: { first_name: string, last_name: string, profile_pic: string | null } | null }>, insights_responses_aggregate: { aggregate: { count: number } | null } } | null }>, forYou: Array<{ item_id: string | null, card: { id: string | null, question_id: string | null, title: string | null, question: string | null, topic_name: string | null, created_at: string | null, author_id: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, insights_question: { response_count: number, answerable: Array<{ question_id: string | null }> } | null } | null }>, expert_details_by_pk: { topics: Array<{ topic_id: string }> } | null, own_applications: Array<{ opportunity_id: string | null }> };

export type OwnResponseFragment = { id: string, response_type: string, media_duration: number | null, media_transcript_formatted: string | null, response_text: string | null, resource_url: unknown, created_at: string, user_id: string, user: { first_name: string, last_name: string, profile_pic: string | null } | null };

export const OwnResponseFragmentDoc = `
    fragment OwnResponse on insights_responses {
  id
  response_type
  media_duration
  media_transcript_formatted
  response_text
  resource_url
  created_at
  user_id
  user {
    first_name
    last_name
    profile_pic
  }
}
    `;
export const ExpertQuestionsDocument = `
    query ExpertQuestions($me: uuid!, $shown: Int!, $foundAmong: Int!) {
  toAnswer: own_answerable_questions(
    args: {page_rows: $shown}
    order_by: [{created_at: desc}, {question_id: desc}]
  ) {
    question_id
    insights_question {
      id
      question
      created_at
      response_count
      master_topic {
        topic_name
      }
      user {
        first_name
        last_name
      }
    }
  }
  answered: content_cards(
    where: {author_id: {_eq: $me}, kind: {_eq: "answer"}}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $shown
  ) {
    id
    insights_question {
      id
      question
      master_topic {
        topic_name
      }
      user {
        id
        profile_pic
        first_name
        last_name
      }
      insights_responses(
        where: {user_id: {_eq: $me}, is_approved: {_eq: true}}
        limit: 1
      ) {
        ...OwnResponse
      }
      insights_responses_aggregate(where: {is_approved: {_eq: true}}) {
        aggregate {
          count
        }
      }
    }
  }
  forYou: find_content(
    args: {of_kind: "answer", sort: "recommended", in_topic: null, in_category: null, after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $foundAmong}
    where: {place: {_eq: 0}, card: {author_id: {_neq: $me}}}
    order_by: [{place: asc}, {created_at: desc}, {item_id: desc}]
    limit: $foundAmong
  ) {
    item_id
    card {
      id
      question_id
      title
      question
      topic_name
      created_at
      author_id
      author_first_name
      author_last_name
      author_picture
      insights_question {
        response_count
        answerable {
          question_id
        }
      }
    }
  }
  expert_details_by_pk(user_id: $me) {
    topics(limit: 1) {
      topic_id
    }
  }
  own_applications(limit: 1) {
    opportunity_id
  }
}
    fragment OwnResponse on insights_responses {
  id
  response_type
  media_duration
  media_transcript_formatted
  response_text
  resource_url
  created_at
  user_id
  user {
    first_name
    last_name
    profile_pic
  }
}`;

export const useExpertQuestionsQuery = <
      TData = ExpertQuestionsQuery,
      TError = Error
    >(
      variables: ExpertQuestionsQueryVariables,
      options?: Omit<UseQueryOptions<ExpertQuestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ExpertQuestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ExpertQuestionsQuery, TError, TData>(
      {
    queryKey: ['ExpertQuestions', variables],
    queryFn: graphqlFetcher<ExpertQuestionsQuery, ExpertQuestionsQueryVariables>(ExpertQuestionsDocument, variables),
    ...options
  }
    )};

useExpertQuestionsQuery.document = ExpertQuestionsDocument;

useExpertQuestionsQuery.getKey = (variables: ExpertQuestionsQueryVariables) => ['ExpertQuestions', variables];

useExpertQuestionsQuery.rootKey = 'ExpertQuestions';

useExpertQuestionsQuery.fetcher = (variables: ExpertQuestionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ExpertQuestionsQuery, ExpertQuestionsQueryVariables>(ExpertQuestionsDocument, variables, options);
