/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type BookingEligibilityQueryVariables = Exact<{
  offeringId: string;
}>;

export type BookingEligibilityQuery = { bookingEligibility: { isAllowed: boolean, blocker: string | null, message: string | null, limit: number, used: number } };

export type BookAdviceMutationVariables = Exact<{
  offeringId: string;
  id: string;
}>;

export type BookAdviceMutation = { bookAdvice: { id: string, schedulingUrl: string | null, scheduledAt: string | null } };

export type NoteCallTimeMutationVariables = Exact<{
  id: string;
  scheduledAt: string;
}>;

export type NoteCallTimeMutation = { recordCallBooking: { id: string, scheduledAt: string | null } };

export type CancelAdviceBookingMutationVariables = Exact<{
  id: string;
}>;

export type CancelAdviceBookingMutation = { cancelAdviceBooking: { id: string } };

export const BookingEligibilityDocument = `
    query BookingEligibility($offeringId: uuid!) {
  bookingEligibility(offeringId: $offeringId) {
    isAllowed
    blocker
    message
    limit
    used
  }
}
    `;

export const useBookingEligibilityQuery = <
      TData = BookingEligibilityQuery,
      TError = Error
    >(
      variables: BookingEligibilityQueryVariables,
      options?: Omit<UseQueryOptions<BookingEligibilityQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<BookingEligibilityQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<BookingEligibilityQuery, TError, TData>(
      {
    queryKey: ['BookingEligibility', variables],
    queryFn: graphqlFetcher<BookingEligibilityQuery, BookingEligibilityQueryVariables>(BookingEligibilityDocument, variables),
    ...options
  }
    )};

useBookingEligibilityQuery.document = BookingEligibilityDocument;

useBookingEligibilityQuery.getKey = (variables: BookingEligibilityQueryVariables) => ['BookingEligibility', variables];

useBookingEligibilityQuery.rootKey = 'BookingEligibility';

useBookingEligibilityQuery.fetcher = (variables: BookingEligibilityQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<BookingEligibilityQuery, BookingEligibilityQueryVariables>(BookingEligibilityDocument, variables, options);

export const BookAdviceDocument = `
    mutation BookAdvice($offeringId: uuid!, $id: uuid!) {
  bookAdvice(offeringId: $offeringId, id: $id) {
    id
    schedulingUrl
    scheduledAt
  }
}
    `;

export const useBookAdviceMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<BookAdviceMutation, TError, BookAdviceMutationVariables, TContext>) => {
    
    return useMutation<BookAdviceMutation, TError, BookAdviceMutationVariables, TContext>(
      {
    mutationKey: ['BookAdvice'],
    mutationFn: (variables?: BookAdviceMutationVariables) => graphqlFetcher<BookAdviceMutation, BookAdviceMutationVariables>(BookAdviceDocument, variables)(),
    ...options
  }
    )};

useBookAdviceMutation.fetcher = (variables: BookAdviceMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<BookAdviceMutation, BookAdviceMutationVariables>(BookAdviceDocument, variables, options);

export const NoteCallTimeDocument = `
    mutation NoteCallTime($id: uuid!, $scheduledAt: timestamptz!) {
  recordCallBooking(id: $id, scheduledAt: $scheduledAt) {
    id
    scheduledAt
  }
}
    `;

export const useNoteCallTimeMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<NoteCallTimeMutation, TError, NoteCallTimeMutationVariables, TContext>) => {
    
    return useMutation<NoteCallTimeMutation, TError, NoteCallTimeMutationVariables, TContext>(
      {
    mutationKey: ['NoteCallTime'],
    mutationFn: (variables?: NoteCallTimeMutationVariables) => graphqlFetcher<NoteCallTimeMutation, NoteCallTimeMutationVariables>(NoteCallTimeDocument, variables)(),
    ...options
  }
    )};

useNoteCallTimeMutation.fetcher = (variables: NoteCallTimeMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<NoteCallTimeMutation, NoteCallTimeMutationVariables>(NoteCallTimeDocument, variables, options);

export const CancelAdviceBookingDocument = `
    mutation CancelAdviceBooking($id: uuid!) {
  cancelAdviceBooking(id: $id) {
    id
  }
}
    `;

export const useCancelAdviceBookingMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CancelAdviceBookingMutation, TError, CancelAdviceBookingMutationVariables, TContext>) => {
    
    return useMutation<CancelAdviceBookingMutation, TError, CancelAdviceBookingMutationVariables, TContext>(
      {
    mutationKey: ['CancelAdviceBooking'],
    mutationFn: (variables?: CancelAdviceBookingMutationVariables) => graphqlFetcher<CancelAdviceBookingMutation, CancelAdviceBookingMutationVariables>(CancelAdviceBookingDocument, variables)(),
    ...options
  }
    )};

useCancelAdviceBookingMutation.fetcher = (variables: CancelAdviceBookingMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CancelAdviceBookingMutation, CancelAdviceBookingMutationVariables>(CancelAdviceBookingDocument, variables, options);
