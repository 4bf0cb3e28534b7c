/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type LeadingExpertsQueryVariables = Exact<{
  limit: number;
}>;

export type LeadingExpertsQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { years_of_experience: number | null, topics: Array<{ topic: { id: string, topic_name: string } | null }> } | null }> };

export const LeadingExpertsDocument = `
    query LeadingExperts($limit: Int!) {
  users(
    where: {is_expert: {_eq: true}}
    order_by: [{expert_detail: {years_of_experience: desc_nulls_last}}, {id: asc}]
    limit: $limit
  ) {
    id
    first_name
    last_name
    slug
    profile_pic
    designation
    expert_detail {
      years_of_experience
      topics(limit: 3) {
        topic {
          id
          topic_name
        }
      }
    }
  }
}
    `;

export const useLeadingExpertsQuery = <
      TData = LeadingExpertsQuery,
      TError = Error
    >(
      variables: LeadingExpertsQueryVariables,
      options?: Omit<UseQueryOptions<LeadingExpertsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LeadingExpertsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LeadingExpertsQuery, TError, TData>(
      {
    queryKey: ['LeadingExperts', variables],
    queryFn: publicGraphqlFetcher<LeadingExpertsQuery, LeadingExpertsQueryVariables>(LeadingExpertsDocument, variables),
    ...options
  }
    )};

useLeadingExpertsQuery.document = LeadingExpertsDocument;

useLeadingExpertsQuery.getKey = (variables: LeadingExpertsQueryVariables) => ['LeadingExperts', variables];

useLeadingExpertsQuery.rootKey = 'LeadingExperts';

useLeadingExpertsQuery.fetcher = (variables: LeadingExpertsQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<LeadingExpertsQuery, LeadingExpertsQueryVariables>(LeadingExpertsDocument, variables, options);
