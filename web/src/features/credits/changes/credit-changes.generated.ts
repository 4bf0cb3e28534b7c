/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreditChangesQueryVariables = Exact<{ [key: string]: never; }>;

export type CreditChangesQuery = { credit_changes: Array<{ id: number, amount: number, transfer: { kind: string, reason: string } | null }> };

export type MarkCreditChangesSeenMutationVariables = Exact<{
  ids: Array<number> | number;
}>;

export type MarkCreditChangesSeenMutation = { update_credit_changes: { affected_rows: number } | null };

export const CreditChangesDocument = `
    query CreditChanges {
  credit_changes(
    where: {seen_at: {_is_null: true}}
    order_by: {id: asc}
    limit: 20
  ) {
    id
    amount
    transfer {
      kind
      reason
    }
  }
}
    `;

export const useCreditChangesQuery = <
      TData = CreditChangesQuery,
      TError = Error
    >(
      variables?: CreditChangesQueryVariables,
      options?: Omit<UseQueryOptions<CreditChangesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CreditChangesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CreditChangesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['CreditChanges'] : ['CreditChanges', variables],
    queryFn: graphqlFetcher<CreditChangesQuery, CreditChangesQueryVariables>(CreditChangesDocument, variables),
    ...options
  }
    )};

useCreditChangesQuery.document = CreditChangesDocument;

useCreditChangesQuery.getKey = (variables?: CreditChangesQueryVariables) => variables === undefined ? ['CreditChanges'] : ['CreditChanges', variables];

useCreditChangesQuery.rootKey = 'CreditChanges';

useCreditChangesQuery.fetcher = (variables?: CreditChangesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<CreditChangesQuery, CreditChangesQueryVariables>(CreditChangesDocument, variables, options);

export const MarkCreditChangesSeenDocument = `
    mutation MarkCreditChangesSeen($ids: [bigint!]!) {
  update_credit_changes(where: {id: {_in: $ids}, seen_at: {_is_null: true}}) {
    affected_rows
  }
}
    `;

export const useMarkCreditChangesSeenMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<MarkCreditChangesSeenMutation, TError, MarkCreditChangesSeenMutationVariables, TContext>) => {
    
    return useMutation<MarkCreditChangesSeenMutation, TError, MarkCreditChangesSeenMutationVariables, TContext>(
      {
    mutationKey: ['MarkCreditChangesSeen'],
    mutationFn: (variables?: MarkCreditChangesSeenMutationVariables) => graphqlFetcher<MarkCreditChangesSeenMutation, MarkCreditChangesSeenMutationVariables>(MarkCreditChangesSeenDocument, variables)(),
    ...options
  }
    )};

useMarkCreditChangesSeenMutation.fetcher = (variables: MarkCreditChangesSeenMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<MarkCreditChangesSeenMutation, MarkCreditChangesSeenMutationVariables>(MarkCreditChangesSeenDocument, variables, options);
