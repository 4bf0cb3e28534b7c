/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ReferralLinkQueryVariables = Exact<{
  me: string;
}>;

export type ReferralLinkQuery = { user_accounts_by_pk: { referral_code: string } | null, system_configurations: Array<{ value: string }> };

export type ReferralsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type ReferralsQuery = { referrals: Array<{ invitee_id: string, created_at: string, credits: number | null, taken_back_at: string | null, reward: { credits_left: number | null } | null, invitee: { first_name: string, last_name: string, slug: string, profile_pic: string | null } | null }> };

export const ReferralLinkDocument = `
    query ReferralLink($me: uuid!) {
  user_accounts_by_pk(user_id: $me) {
    referral_code
  }
  system_configurations(where: {config: {_eq: "REFERRAL_CREDITS"}}) {
    value
  }
}
    `;

export const useReferralLinkQuery = <
      TData = ReferralLinkQuery,
      TError = Error
    >(
      variables: ReferralLinkQueryVariables,
      options?: Omit<UseQueryOptions<ReferralLinkQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReferralLinkQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReferralLinkQuery, TError, TData>(
      {
    queryKey: ['ReferralLink', variables],
    queryFn: graphqlFetcher<ReferralLinkQuery, ReferralLinkQueryVariables>(ReferralLinkDocument, variables),
    ...options
  }
    )};

useReferralLinkQuery.document = ReferralLinkDocument;

useReferralLinkQuery.getKey = (variables: ReferralLinkQueryVariables) => ['ReferralLink', variables];

useReferralLinkQuery.rootKey = 'ReferralLink';

useReferralLinkQuery.fetcher = (variables: ReferralLinkQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ReferralLinkQuery, ReferralLinkQueryVariables>(ReferralLinkDocument, variables, options);

export const ReferralsDocument = `
    query Referrals($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  referrals(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {invitee_id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {invitee_id: desc}]
    limit: $limit
  ) {
    invitee_id
    created_at
    credits
    taken_back_at
    reward {
      credits_left
    }
    invitee {
      first_name
      last_name
      slug
      profile_pic
    }
  }
}
    `;

export const useReferralsQuery = <
      TData = ReferralsQuery,
      TError = Error
    >(
      variables: ReferralsQueryVariables,
      options?: Omit<UseQueryOptions<ReferralsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReferralsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReferralsQuery, TError, TData>(
      {
    queryKey: ['Referrals', variables],
    queryFn: graphqlFetcher<ReferralsQuery, ReferralsQueryVariables>(ReferralsDocument, variables),
    ...options
  }
    )};

useReferralsQuery.document = ReferralsDocument;

useReferralsQuery.getKey = (variables: ReferralsQueryVariables) => ['Referrals', variables];

useReferralsQuery.rootKey = 'Referrals';

useReferralsQuery.fetcher = (variables: ReferralsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ReferralsQuery, ReferralsQueryVariables>(ReferralsDocument, variables, options);
