/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ViewedResponsesQueryVariables = Exact<{ [key: string]: never; }>;

export type ViewedResponsesQuery = { viewed_responses: Array<{ response_id: string | null, question_id: string | null, question: string | null, expert_first_name: string | null, expert_last_name: string | null }> };

export const ViewedResponsesDocument = `
    query ViewedResponses {
  viewed_responses(order_by: [{viewed_at: asc}, {response_id: asc}], limit: 20) {
    response_id
    question_id
    question
    expert_first_name
    expert_last_name
  }
}
    `;

export const useViewedResponsesQuery = <
      TData = ViewedResponsesQuery,
      TError = Error
    >(
      variables?: ViewedResponsesQueryVariables,
      options?: Omit<UseQueryOptions<ViewedResponsesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ViewedResponsesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ViewedResponsesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ViewedResponses'] : ['ViewedResponses', variables],
    queryFn: graphqlFetcher<ViewedResponsesQuery, ViewedResponsesQueryVariables>(ViewedResponsesDocument, variables),
    ...options
  }
    )};

useViewedResponsesQuery.document = ViewedResponsesDocument;

useViewedResponsesQuery.getKey = (variables?: ViewedResponsesQueryVariables) => variables === undefined ? ['ViewedResponses'] : ['ViewedResponses', variables];

useViewedResponsesQuery.rootKey = 'ViewedResponses';

useViewedResponsesQuery.fetcher = (variables?: ViewedResponsesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ViewedResponsesQuery, ViewedResponsesQueryVariables>(ViewedResponsesDocument, variables, options);
