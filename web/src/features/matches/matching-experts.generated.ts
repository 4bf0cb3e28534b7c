/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type MatchingExpertsQueryVariables = Exact<{
  opportunityId: string;
  strength: number;
  afterId: string;
  limit: number;
}>;

export type MatchingExpertsQuery = { opportunity_matches: Array<{ expert_id: string | null, strength: number | null, reasons: unknown, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, expert_detail: { is_available_for_hire_as_cxo: boolean, rate_card: { category: { id: string } | null, roles: Array<{ role: { id: string } | null }> } | null } | null } | null, application: { status: string, interest_shown_at: string | null } | null }> };

export type MatchedOpportunityQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type MatchedOpportunityQuery = { opportunities_by_pk: { id: string, title: string, type: string, status: string, poster: { user_id: string | null } | null, team_members: Array<{ user_id: string }> } | null };

export const MatchingExpertsDocument = `
    query MatchingExperts($opportunityId: uuid!, $strength: Int!, $afterId: uuid!, $limit: Int!) {
  opportunity_matches(
    where: {opportunity_id: {_eq: $opportunityId}, strength: {_lte: $strength}, _or: [{strength: {_lt: $strength}}, {expert_id: {_gt: $afterId}}]}
    order_by: [{strength: desc}, {expert_id: asc}]
    limit: $limit
  ) {
    expert_id
    strength
    reasons
    expert {
      ...UserCard
      ...AskableExpert
    }
    application {
      status
      interest_shown_at
    }
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment AskableExpert on users {
  id
  first_name
  is_expert
  expert_detail {
    is_available_for_hire_as_cxo
    rate_card {
      category {
        id
      }
      roles(order_by: {position: asc}) {
        role {
          id
        }
      }
    }
  }
}`;

export const useMatchingExpertsQuery = <
      TData = MatchingExpertsQuery,
      TError = Error
    >(
      variables: MatchingExpertsQueryVariables,
      options?: Omit<UseQueryOptions<MatchingExpertsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MatchingExpertsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MatchingExpertsQuery, TError, TData>(
      {
    queryKey: ['MatchingExperts', variables],
    queryFn: graphqlFetcher<MatchingExpertsQuery, MatchingExpertsQueryVariables>(MatchingExpertsDocument, variables),
    ...options
  }
    )};

useMatchingExpertsQuery.document = MatchingExpertsDocument;

useMatchingExpertsQuery.getKey = (variables: MatchingExpertsQueryVariables) => ['MatchingExperts', variables];

useMatchingExpertsQuery.rootKey = 'MatchingExperts';

useMatchingExpertsQuery.fetcher = (variables: MatchingExpertsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<MatchingExpertsQuery, MatchingExpertsQueryVariables>(MatchingExpertsDocument, variables, options);

export const MatchedOpportunityDocument = `
    query MatchedOpportunity($id: uuid!, $me: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    title
    type
    status
    poster {
      user_id
    }
    team_members(where: {user_id: {_eq: $me}}) {
      user_id
    }
  }
}
    `;

export const useMatchedOpportunityQuery = <
      TData = MatchedOpportunityQuery,
      TError = Error
    >(
      variables: MatchedOpportunityQueryVariables,
      options?: Omit<UseQueryOptions<MatchedOpportunityQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MatchedOpportunityQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MatchedOpportunityQuery, TError, TData>(
      {
    queryKey: ['MatchedOpportunity', variables],
    queryFn: graphqlFetcher<MatchedOpportunityQuery, MatchedOpportunityQueryVariables>(MatchedOpportunityDocument, variables),
    ...options
  }
    )};

useMatchedOpportunityQuery.document = MatchedOpportunityDocument;

useMatchedOpportunityQuery.getKey = (variables: MatchedOpportunityQueryVariables) => ['MatchedOpportunity', variables];

useMatchedOpportunityQuery.rootKey = 'MatchedOpportunity';

useMatchedOpportunityQuery.fetcher = (variables: MatchedOpportunityQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<MatchedOpportunityQuery, MatchedOpportunityQueryVariables>(MatchedOpportunityDocument, variables, options);
