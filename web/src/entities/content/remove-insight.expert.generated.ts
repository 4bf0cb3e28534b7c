/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RemoveInsightMutationVariables = Exact<{
  id: string;
}>;

export type RemoveInsightMutation = { removeInsight: { id: string, status: string } };

export const RemoveInsightDocument = `
    mutation RemoveInsight($id: uuid!) {
  removeInsight(id: $id) {
    id
    status
  }
}
    `;

export const useRemoveInsightMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveInsightMutation, TError, RemoveInsightMutationVariables, TContext>) => {
    
    return useMutation<RemoveInsightMutation, TError, RemoveInsightMutationVariables, TContext>(
      {
    mutationKey: ['RemoveInsight'],
    mutationFn: (variables?: RemoveInsightMutationVariables) => graphqlFetcher<RemoveInsightMutation, RemoveInsightMutationVariables>(RemoveInsightDocument, variables)(),
    ...options
  }
    )};

useRemoveInsightMutation.fetcher = (variables: RemoveInsightMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RemoveInsightMutation, RemoveInsightMutationVariables>(RemoveInsightDocument, variables, options);
