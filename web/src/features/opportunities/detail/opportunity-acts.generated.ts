/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DeleteDraftOpportunityMutationVariables = Exact<{
  id: string;
  comments?: string | null | undefined;
}>;

export type DeleteDraftOpportunityMutation = { deleteDraftOpportunity: { id: string, status: string } };

export type CloseOpportunityMutationVariables = Exact<{
  id: string;
  comments?: string | null | undefined;
}>;

export type CloseOpportunityMutation = { closeOpportunity: { id: string, status: string } };

export const DeleteDraftOpportunityDocument = `
    mutation DeleteDraftOpportunity($id: uuid!, $comments: String) {
  deleteDraftOpportunity(id: $id, comments: $comments) {
    id
    status
  }
}
    `;

export const useDeleteDraftOpportunityMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteDraftOpportunityMutation, TError, DeleteDraftOpportunityMutationVariables, TContext>) => {
    
    return useMutation<DeleteDraftOpportunityMutation, TError, DeleteDraftOpportunityMutationVariables, TContext>(
      {
    mutationKey: ['DeleteDraftOpportunity'],
    mutationFn: (variables?: DeleteDraftOpportunityMutationVariables) => graphqlFetcher<DeleteDraftOpportunityMutation, DeleteDraftOpportunityMutationVariables>(DeleteDraftOpportunityDocument, variables)(),
    ...options
  }
    )};

useDeleteDraftOpportunityMutation.fetcher = (variables: DeleteDraftOpportunityMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<DeleteDraftOpportunityMutation, DeleteDraftOpportunityMutationVariables>(DeleteDraftOpportunityDocument, variables, options);

export const CloseOpportunityDocument = `
    mutation CloseOpportunity($id: uuid!, $comments: String) {
  closeOpportunity(id: $id, comments: $comments) {
    id
    status
  }
}
    `;

export const useCloseOpportunityMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CloseOpportunityMutation, TError, CloseOpportunityMutationVariables, TContext>) => {
    
    return useMutation<CloseOpportunityMutation, TError, CloseOpportunityMutationVariables, TContext>(
      {
    mutationKey: ['CloseOpportunity'],
    mutationFn: (variables?: CloseOpportunityMutationVariables) => graphqlFetcher<CloseOpportunityMutation, CloseOpportunityMutationVariables>(CloseOpportunityDocument, variables)(),
    ...options
  }
    )};

useCloseOpportunityMutation.fetcher = (variables: CloseOpportunityMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CloseOpportunityMutation, CloseOpportunityMutationVariables>(CloseOpportunityDocument, variables, options);
