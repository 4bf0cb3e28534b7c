/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnRatingsQueryVariables = Exact<{
  question: string;
}>;

export type OwnRatingsQuery = { insights_questions: Array<{ insights_responses: Array<{ id: string, rating: { rating: number, comment: string | null } | null }> }>, system_configurations: Array<{ value: string }> };

export const OwnRatingsDocument = `
    query OwnRatings($question: uuid!) {
  insights_questions(where: {id: {_eq: $question}}, limit: 1) {
    insights_responses(where: {rating: {rating: {_gte: 1}}}, limit: 50) {
      id
      rating {
        rating
        comment
      }
    }
  }
  system_configurations(where: {config: {_eq: "RATING_MODAL_VIEW_PERCENT"}}) {
    value
  }
}
    `;

export const useOwnRatingsQuery = <
      TData = OwnRatingsQuery,
      TError = Error
    >(
      variables: OwnRatingsQueryVariables,
      options?: Omit<UseQueryOptions<OwnRatingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnRatingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnRatingsQuery, TError, TData>(
      {
    queryKey: ['OwnRatings', variables],
    queryFn: graphqlFetcher<OwnRatingsQuery, OwnRatingsQueryVariables>(OwnRatingsDocument, variables),
    ...options
  }
    )};

useOwnRatingsQuery.document = OwnRatingsDocument;

useOwnRatingsQuery.getKey = (variables: OwnRatingsQueryVariables) => ['OwnRatings', variables];

useOwnRatingsQuery.rootKey = 'OwnRatings';

useOwnRatingsQuery.fetcher = (variables: OwnRatingsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnRatingsQuery, OwnRatingsQueryVariables>(OwnRatingsDocument, variables, options);
