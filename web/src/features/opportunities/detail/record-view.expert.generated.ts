/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RecordOpportunityViewMutationVariables = Exact<{
  id: string;
}>;

export type RecordOpportunityViewMutation = { recordOpportunityView: { id: string, status: string } };

export const RecordOpportunityViewDocument = `
    mutation RecordOpportunityView($id: uuid!) {
  recordOpportunityView(id: $id) {
    id
    status
  }
}
    `;

export const useRecordOpportunityViewMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RecordOpportunityViewMutation, TError, RecordOpportunityViewMutationVariables, TContext>) => {
    
    return useMutation<RecordOpportunityViewMutation, TError, RecordOpportunityViewMutationVariables, TContext>(
      {
    mutationKey: ['RecordOpportunityView'],
    mutationFn: (variables?: RecordOpportunityViewMutationVariables) => graphqlFetcher<RecordOpportunityViewMutation, RecordOpportunityViewMutationVariables>(RecordOpportunityViewDocument, variables)(),
    ...options
  }
    )};

useRecordOpportunityViewMutation.fetcher = (variables: RecordOpportunityViewMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RecordOpportunityViewMutation, RecordOpportunityViewMutationVariables>(RecordOpportunityViewDocument, variables, options);
