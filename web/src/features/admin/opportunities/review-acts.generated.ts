/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type ApproveOpportunityMutationVariables = Exact<{
  id: string;
  version: number;
  updatedAt: string;
  reason?: string | null | undefined;
}>;

export type ApproveOpportunityMutation = { approveOpportunity: { id: string, status: string } };

export type DeleteOpportunityMutationVariables = Exact<{
  id: string;
  version: number;
  updatedAt: string;
  comments: string;
}>;

export type DeleteOpportunityMutation = { deleteOpportunity: { id: string, status: string } };

export type RequestOpportunityChangesMutationVariables = Exact<{
  id: string;
  version: number;
  updatedAt: string;
  reason: string;
}>;

export type RequestOpportunityChangesMutation = { requestOpportunityChanges: { id: string, status: string } };

export type CloseOpportunityAsStaffMutationVariables = Exact<{
  id: string;
  version: number;
  updatedAt: string;
  reason: string;
}>;

export type CloseOpportunityAsStaffMutation = { closeOpportunityAsStaff: { id: string, status: string } };

export const ApproveOpportunityDocument = `
    mutation ApproveOpportunity($id: uuid!, $version: Int!, $updatedAt: timestamptz!, $reason: String) {
  approveOpportunity(
    id: $id
    version: $version
    updatedAt: $updatedAt
    reason: $reason
  ) {
    id
    status
  }
}
    `;

export const useApproveOpportunityMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ApproveOpportunityMutation, TError, ApproveOpportunityMutationVariables, TContext>) => {
    
    return useMutation<ApproveOpportunityMutation, TError, ApproveOpportunityMutationVariables, TContext>(
      {
    mutationKey: ['ApproveOpportunity'],
    mutationFn: (variables?: ApproveOpportunityMutationVariables) => staffGraphqlFetcher<ApproveOpportunityMutation, ApproveOpportunityMutationVariables>(ApproveOpportunityDocument, variables)(),
    ...options
  }
    )};

useApproveOpportunityMutation.fetcher = (variables: ApproveOpportunityMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ApproveOpportunityMutation, ApproveOpportunityMutationVariables>(ApproveOpportunityDocument, variables, options);

export const DeleteOpportunityDocument = `
    mutation DeleteOpportunity($id: uuid!, $version: Int!, $updatedAt: timestamptz!, $comments: String!) {
  deleteOpportunity(
    id: $id
    version: $version
    updatedAt: $updatedAt
    comments: $comments
  ) {
    id
    status
  }
}
    `;

export const useDeleteOpportunityMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteOpportunityMutation, TError, DeleteOpportunityMutationVariables, TContext>) => {
    
    return useMutation<DeleteOpportunityMutation, TError, DeleteOpportunityMutationVariables, TContext>(
      {
    mutationKey: ['DeleteOpportunity'],
    mutationFn: (variables?: DeleteOpportunityMutationVariables) => staffGraphqlFetcher<DeleteOpportunityMutation, DeleteOpportunityMutationVariables>(DeleteOpportunityDocument, variables)(),
    ...options
  }
    )};

useDeleteOpportunityMutation.fetcher = (variables: DeleteOpportunityMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DeleteOpportunityMutation, DeleteOpportunityMutationVariables>(DeleteOpportunityDocument, variables, options);

export const RequestOpportunityChangesDocument = `
    mutation RequestOpportunityChanges($id: uuid!, $version: Int!, $updatedAt: timestamptz!, $reason: String!) {
  requestOpportunityChanges(
    id: $id
    version: $version
    updatedAt: $updatedAt
    reason: $reason
  ) {
    id
    status
  }
}
    `;

export const useRequestOpportunityChangesMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RequestOpportunityChangesMutation, TError, RequestOpportunityChangesMutationVariables, TContext>) => {
    
    return useMutation<RequestOpportunityChangesMutation, TError, RequestOpportunityChangesMutationVariables, TContext>(
      {
    mutationKey: ['RequestOpportunityChanges'],
    mutationFn: (variables?: RequestOpportunityChangesMutationVariables) => staffGraphqlFetcher<RequestOpportunityChangesMutation, RequestOpportunityChangesMutationVariables>(RequestOpportunityChangesDocument, variables)(),
    ...options
  }
    )};

useRequestOpportunityChangesMutation.fetcher = (variables: RequestOpportunityChangesMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RequestOpportunityChangesMutation, RequestOpportunityChangesMutationVariables>(RequestOpportunityChangesDocument, variables, options);

export const CloseOpportunityAsStaffDocument = `
    mutation CloseOpportunityAsStaff($id: uuid!, $version: Int!, $updatedAt: timestamptz!, $reason: String!) {
  closeOpportunityAsStaff(
    id: $id
    version: $version
    updatedAt: $updatedAt
    reason: $reason
  ) {
    id
    status
  }
}
    `;

export const useCloseOpportunityAsStaffMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CloseOpportunityAsStaffMutation, TError, CloseOpportunityAsStaffMutationVariables, TContext>) => {
    
    return useMutation<CloseOpportunityAsStaffMutation, TError, CloseOpportunityAsStaffMutationVariables, TContext>(
      {
    mutationKey: ['CloseOpportunityAsStaff'],
    mutationFn: (variables?: CloseOpportunityAsStaffMutationVariables) => staffGraphqlFetcher<CloseOpportunityAsStaffMutation, CloseOpportunityAsStaffMutationVariables>(CloseOpportunityAsStaffDocument, variables)(),
    ...options
  }
    )};

useCloseOpportunityAsStaffMutation.fetcher = (variables: CloseOpportunityAsStaffMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<CloseOpportunityAsStaffMutation, CloseOpportunityAsStaffMutationVariables>(CloseOpportunityAsStaffDocument, variables, options);
