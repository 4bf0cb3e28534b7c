/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type HireExpertMutationVariables = Exact<{
  opportunityId: string;
  expertId: string;
  seenVersion: number;
  seenAmountCents: number;
  seenAmountUnit: string;
  seenTermsVersion: number;
}>;

export type HireExpertMutation = { hireExpert: { status: string } };

export type RejectApplicantMutationVariables = Exact<{
  opportunityId: string;
  expertId: string;
  reason?: string | null | undefined;
  seenVersion: number;
  seenAmountCents?: number | null | undefined;
  seenAmountUnit?: string | null | undefined;
}>;

export type RejectApplicantMutation = { rejectApplicant: { status: string } };

export type HireQuoteQueryVariables = Exact<{
  opportunityId: string;
  expertId: string;
}>;

export type HireQuoteQuery = { hireQuote: { agreedValueCents: number, agreedValueUnit: string, percent: number, feeCents: number, isPaymentDue: boolean, opportunityTitle: string, saasType: string, subscriptionId: string | null, basic: { priceId: string, name: string, priceCents: number, duration: string, percent: number, feeCents: number } | null } };

export const HireExpertDocument = `
    mutation HireExpert($opportunityId: uuid!, $expertId: uuid!, $seenVersion: Int!, $seenAmountCents: bigint!, $seenAmountUnit: String!, $seenTermsVersion: Int!) {
  hireExpert(
    opportunityId: $opportunityId
    expertId: $expertId
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
    seenTermsVersion: $seenTermsVersion
  ) {
    status
  }
}
    `;

export const useHireExpertMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<HireExpertMutation, TError, HireExpertMutationVariables, TContext>) => {
    
    return useMutation<HireExpertMutation, TError, HireExpertMutationVariables, TContext>(
      {
    mutationKey: ['HireExpert'],
    mutationFn: (variables?: HireExpertMutationVariables) => graphqlFetcher<HireExpertMutation, HireExpertMutationVariables>(HireExpertDocument, variables)(),
    ...options
  }
    )};

useHireExpertMutation.fetcher = (variables: HireExpertMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<HireExpertMutation, HireExpertMutationVariables>(HireExpertDocument, variables, options);

export const RejectApplicantDocument = `
    mutation RejectApplicant($opportunityId: uuid!, $expertId: uuid!, $reason: String, $seenVersion: Int!, $seenAmountCents: bigint, $seenAmountUnit: String) {
  rejectApplicant(
    opportunityId: $opportunityId
    expertId: $expertId
    reason: $reason
    seenVersion: $seenVersion
    seenAmountCents: $seenAmountCents
    seenAmountUnit: $seenAmountUnit
  ) {
    status
  }
}
    `;

export const useRejectApplicantMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RejectApplicantMutation, TError, RejectApplicantMutationVariables, TContext>) => {
    
    return useMutation<RejectApplicantMutation, TError, RejectApplicantMutationVariables, TContext>(
      {
    mutationKey: ['RejectApplicant'],
    mutationFn: (variables?: RejectApplicantMutationVariables) => graphqlFetcher<RejectApplicantMutation, RejectApplicantMutationVariables>(RejectApplicantDocument, variables)(),
    ...options
  }
    )};

useRejectApplicantMutation.fetcher = (variables: RejectApplicantMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RejectApplicantMutation, RejectApplicantMutationVariables>(RejectApplicantDocument, variables, options);

export const HireQuoteDocument = `
    query HireQuote($opportunityId: uuid!, $expertId: uuid!) {
  hireQuote(opportunityId: $opportunityId, expertId: $expertId) {
    agreedValueCents
    agreedValueUnit
    percent
    feeCents
    isPaymentDue
    opportunityTitle
    saasType
    subscriptionId
    basic {
      priceId
      name
      priceCents
      duration
      percent
      feeCents
    }
  }
}
    `;

export const useHireQuoteQuery = <
      TData = HireQuoteQuery,
      TError = Error
    >(
      variables: HireQuoteQueryVariables,
      options?: Omit<UseQueryOptions<HireQuoteQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<HireQuoteQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<HireQuoteQuery, TError, TData>(
      {
    queryKey: ['HireQuote', variables],
    queryFn: graphqlFetcher<HireQuoteQuery, HireQuoteQueryVariables>(HireQuoteDocument, variables),
    ...options
  }
    )};

useHireQuoteQuery.document = HireQuoteDocument;

useHireQuoteQuery.getKey = (variables: HireQuoteQueryVariables) => ['HireQuote', variables];

useHireQuoteQuery.rootKey = 'HireQuote';

useHireQuoteQuery.fetcher = (variables: HireQuoteQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<HireQuoteQuery, HireQuoteQueryVariables>(HireQuoteDocument, variables, options);
