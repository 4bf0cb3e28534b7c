/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OpenCallBookingMutationVariables = Exact<{
  opportunityId: string;
  expertId: string;
}>;

export type OpenCallBookingMutation = { openCallBooking: { id: string, schedulingUrl: string | null } };

export type RecordCallBookingMutationVariables = Exact<{
  id: string;
  scheduledAt?: string | null | undefined;
}>;

export type RecordCallBookingMutation = { recordCallBooking: { id: string, bookedAt: string | null } };

export const OpenCallBookingDocument = `
    mutation OpenCallBooking($opportunityId: uuid!, $expertId: uuid!) {
  openCallBooking(opportunityId: $opportunityId, expertId: $expertId) {
    id
    schedulingUrl
  }
}
    `;

export const useOpenCallBookingMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<OpenCallBookingMutation, TError, OpenCallBookingMutationVariables, TContext>) => {
    
    return useMutation<OpenCallBookingMutation, TError, OpenCallBookingMutationVariables, TContext>(
      {
    mutationKey: ['OpenCallBooking'],
    mutationFn: (variables?: OpenCallBookingMutationVariables) => graphqlFetcher<OpenCallBookingMutation, OpenCallBookingMutationVariables>(OpenCallBookingDocument, variables)(),
    ...options
  }
    )};

useOpenCallBookingMutation.fetcher = (variables: OpenCallBookingMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<OpenCallBookingMutation, OpenCallBookingMutationVariables>(OpenCallBookingDocument, variables, options);

export const RecordCallBookingDocument = `
    mutation RecordCallBooking($id: uuid!, $scheduledAt: timestamptz) {
  recordCallBooking(id: $id, scheduledAt: $scheduledAt) {
    id
    bookedAt
  }
}
    `;

export const useRecordCallBookingMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RecordCallBookingMutation, TError, RecordCallBookingMutationVariables, TContext>) => {
    
    return useMutation<RecordCallBookingMutation, TError, RecordCallBookingMutationVariables, TContext>(
      {
    mutationKey: ['RecordCallBooking'],
    mutationFn: (variables?: RecordCallBookingMutationVariables) => graphqlFetcher<RecordCallBookingMutation, RecordCallBookingMutationVariables>(RecordCallBookingDocument, variables)(),
    ...options
  }
    )};

useRecordCallBookingMutation.fetcher = (variables: RecordCallBookingMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RecordCallBookingMutation, RecordCallBookingMutationVariables>(RecordCallBookingDocument, variables, options);
