/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type MatchingProfileQueryVariables = Exact<{
  me: string;
}>;

export type MatchingProfileQuery = { expert_details_by_pk: { is_domain_skill_topic_industry: boolean, profile_complete_percent: number } | null };

export const MatchingProfileDocument = `
    query MatchingProfile($me: uuid!) {
  expert_details_by_pk(user_id: $me) {
    is_domain_skill_topic_industry
    profile_complete_percent
  }
}
    `;

export const useMatchingProfileQuery = <
      TData = MatchingProfileQuery,
      TError = Error
    >(
      variables: MatchingProfileQueryVariables,
      options?: Omit<UseQueryOptions<MatchingProfileQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MatchingProfileQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MatchingProfileQuery, TError, TData>(
      {
    queryKey: ['MatchingProfile', variables],
    queryFn: graphqlFetcher<MatchingProfileQuery, MatchingProfileQueryVariables>(MatchingProfileDocument, variables),
    ...options
  }
    )};

useMatchingProfileQuery.document = MatchingProfileDocument;

useMatchingProfileQuery.getKey = (variables: MatchingProfileQueryVariables) => ['MatchingProfile', variables];

useMatchingProfileQuery.rootKey = 'MatchingProfile';

useMatchingProfileQuery.fetcher = (variables: MatchingProfileQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<MatchingProfileQuery, MatchingProfileQueryVariables>(MatchingProfileDocument, variables, options);
