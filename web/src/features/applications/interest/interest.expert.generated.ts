/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type InterestEligibilityQueryVariables = Exact<{
  opportunityId: string;
}>;

export type InterestEligibilityQuery = { interestEligibility: { isAllowed: boolean, blocker: string | null, message: string | null } };

export type ShowInterestMutationVariables = Exact<{
  opportunityId: string;
  seenTermsVersion: number;
}>;

export type ShowInterestMutation = { showInterest: { status: string } };

export type ConnectCalendarMutationVariables = Exact<{
  me: string;
  link: string;
}>;

export type ConnectCalendarMutation = { update_user_accounts_by_pk: { calendly: string | null } | null };

export const InterestEligibilityDocument = `
    query InterestEligibility($opportunityId: uuid!) {
  interestEligibility(opportunityId: $opportunityId) {
    isAllowed
    blocker
    message
  }
}
    `;

export const useInterestEligibilityQuery = <
      TData = InterestEligibilityQuery,
      TError = Error
    >(
      variables: InterestEligibilityQueryVariables,
      options?: Omit<UseQueryOptions<InterestEligibilityQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<InterestEligibilityQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<InterestEligibilityQuery, TError, TData>(
      {
    queryKey: ['InterestEligibility', variables],
    queryFn: graphqlFetcher<InterestEligibilityQuery, InterestEligibilityQueryVariables>(InterestEligibilityDocument, variables),
    ...options
  }
    )};

useInterestEligibilityQuery.document = InterestEligibilityDocument;

useInterestEligibilityQuery.getKey = (variables: InterestEligibilityQueryVariables) => ['InterestEligibility', variables];

useInterestEligibilityQuery.rootKey = 'InterestEligibility';

useInterestEligibilityQuery.fetcher = (variables: InterestEligibilityQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<InterestEligibilityQuery, InterestEligibilityQueryVariables>(InterestEligibilityDocument, variables, options);

export const ShowInterestDocument = `
    mutation ShowInterest($opportunityId: uuid!, $seenTermsVersion: Int!) {
  showInterest(opportunityId: $opportunityId, seenTermsVersion: $seenTermsVersion) {
    status
  }
}
    `;

export const useShowInterestMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ShowInterestMutation, TError, ShowInterestMutationVariables, TContext>) => {
    
    return useMutation<ShowInterestMutation, TError, ShowInterestMutationVariables, TContext>(
      {
    mutationKey: ['ShowInterest'],
    mutationFn: (variables?: ShowInterestMutationVariables) => graphqlFetcher<ShowInterestMutation, ShowInterestMutationVariables>(ShowInterestDocument, variables)(),
    ...options
  }
    )};

useShowInterestMutation.fetcher = (variables: ShowInterestMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<ShowInterestMutation, ShowInterestMutationVariables>(ShowInterestDocument, variables, options);

export const ConnectCalendarDocument = `
    mutation ConnectCalendar($me: uuid!, $link: String!) {
  update_user_accounts_by_pk(pk_columns: {user_id: $me}, _set: {calendly: $link}) {
    calendly
  }
}
    `;

export const useConnectCalendarMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConnectCalendarMutation, TError, ConnectCalendarMutationVariables, TContext>) => {
    
    return useMutation<ConnectCalendarMutation, TError, ConnectCalendarMutationVariables, TContext>(
      {
    mutationKey: ['ConnectCalendar'],
    mutationFn: (variables?: ConnectCalendarMutationVariables) => graphqlFetcher<ConnectCalendarMutation, ConnectCalendarMutationVariables>(ConnectCalendarDocument, variables)(),
    ...options
  }
    )};

useConnectCalendarMutation.fetcher = (variables: ConnectCalendarMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<ConnectCalendarMutation, ConnectCalendarMutationVariables>(ConnectCalendarDocument, variables, options);
