/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ApplicationHistoryQueryVariables = Exact<{
  opportunityId: string;
  userId: string;
  limit: number;
  beforeId: number;
}>;

export type ApplicationHistoryQuery = { opportunity_history: Array<{ id: number, actor_id: string | null, actor_role: string, event: string, words: string | null, amount_cents: number | null, amount_unit: string | null, created_at: string, actor: { first_name: string, last_name: string } | null }> };

export const ApplicationHistoryDocument = `
    query ApplicationHistory($opportunityId: uuid!, $userId: uuid!, $limit: Int!, $beforeId: bigint!) {
  opportunity_history(
    where: {opportunity_id: {_eq: $opportunityId}, _or: [{user_id: {_eq: $userId}}, {user_id: {_is_null: true}}], id: {_lt: $beforeId}}
    order_by: {id: desc}
    limit: $limit
  ) {
    id
    actor_id
    actor_role
    event
    words
    amount_cents
    amount_unit
    created_at
    actor {
      first_name
      last_name
    }
  }
}
    `;

export const useApplicationHistoryQuery = <
      TData = ApplicationHistoryQuery,
      TError = Error
    >(
      variables: ApplicationHistoryQueryVariables,
      options?: Omit<UseQueryOptions<ApplicationHistoryQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ApplicationHistoryQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ApplicationHistoryQuery, TError, TData>(
      {
    queryKey: ['ApplicationHistory', variables],
    queryFn: graphqlFetcher<ApplicationHistoryQuery, ApplicationHistoryQueryVariables>(ApplicationHistoryDocument, variables),
    ...options
  }
    )};

useApplicationHistoryQuery.document = ApplicationHistoryDocument;

useApplicationHistoryQuery.getKey = (variables: ApplicationHistoryQueryVariables) => ['ApplicationHistory', variables];

useApplicationHistoryQuery.rootKey = 'ApplicationHistory';

useApplicationHistoryQuery.fetcher = (variables: ApplicationHistoryQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ApplicationHistoryQuery, ApplicationHistoryQueryVariables>(ApplicationHistoryDocument, variables, options);
