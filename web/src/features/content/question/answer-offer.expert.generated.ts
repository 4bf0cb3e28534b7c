/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AnswerOfferQueryVariables = Exact<{
  question: string;
  me: string;
}>;

export type AnswerOfferQuery = { insights_questions: Array<{ user_id: string, answerable: Array<{ question_id: string | null }>, insights_responses: Array<{ status: string }> }>, response_windows: Array<{ response_limit: number | null }>, system_configurations: Array<{ value: string }> };

export const AnswerOfferDocument = `
    query AnswerOffer($question: uuid!, $me: uuid!) {
  insights_questions(where: {id: {_eq: $question}}, limit: 1) {
    user_id
    answerable {
      question_id
    }
    insights_responses(
      where: {user_id: {_eq: $me}}
      order_by: [{created_at: desc}]
      limit: 1
    ) {
      status
    }
  }
  response_windows(where: {user_id: {_eq: $me}}) {
    response_limit
  }
  system_configurations(where: {config: {_eq: "ANSWER_REWARD_USD"}}) {
    value
  }
}
    `;

export const useAnswerOfferQuery = <
      TData = AnswerOfferQuery,
      TError = Error
    >(
      variables: AnswerOfferQueryVariables,
      options?: Omit<UseQueryOptions<AnswerOfferQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AnswerOfferQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AnswerOfferQuery, TError, TData>(
      {
    queryKey: ['AnswerOffer', variables],
    queryFn: graphqlFetcher<AnswerOfferQuery, AnswerOfferQueryVariables>(AnswerOfferDocument, variables),
    ...options
  }
    )};

useAnswerOfferQuery.document = AnswerOfferDocument;

useAnswerOfferQuery.getKey = (variables: AnswerOfferQueryVariables) => ['AnswerOffer', variables];

useAnswerOfferQuery.rootKey = 'AnswerOffer';

useAnswerOfferQuery.fetcher = (variables: AnswerOfferQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AnswerOfferQuery, AnswerOfferQueryVariables>(AnswerOfferDocument, variables, options);
