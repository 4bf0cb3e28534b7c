/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type LeadingExpertListQueryVariables = Exact<{
  filter: unknown;
  sort: string;
  afterPlace: number;
  afterName: string;
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type LeadingExpertListQuery = { find_leading_experts: Array<{ user_id: string | null, place: number | null, name: string | null, created_at: string | null, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company: { company_name: string } | null, expert_detail: { years_of_experience: number | null, is_available_for_hire_as_cxo: boolean, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, rate_card: { category: { id: string } | null, roles: Array<{ role: { id: string } | null }> } | null } | null } | null, calls: Array<{ id: string | null, price: number | null, duration: number | null }> }> };

export type LeadingExpertCountQueryVariables = Exact<{
  filter: unknown;
  countMax: number;
}>;

export type LeadingExpertCountQuery = { find_leading_experts_aggregate: { aggregate: { count: number } | null } };

export type ExpertFilterOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type ExpertFilterOptionsQuery = { master_topics: Array<{ id: string, topic_name: string }>, master_domains: Array<{ id: string, domain_name: string }>, master_expertise: Array<{ id: string, expertise_name: string }>, master_countries: Array<{ id: string, country_name: string }> };

export type ListedExpertCardFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company: { company_name: string } | null, expert_detail: { years_of_experience: number | null, is_available_for_hire_as_cxo: boolean, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, rate_card: { category: { id: string } | null, roles: Array<{ role: { id: string } | null }> } | null } | null };

export const ListedExpertCardFragmentDoc = `
    fragment ListedExpertCard on users {
  ...UserCard
  ...AskableExpert
  company {
    company_name
  }
  expert_detail {
    years_of_experience
    country {
      country_name
    }
    topics(limit: 4) {
      topic {
        id
        topic_name
      }
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
export const LeadingExpertListDocument = `
    query LeadingExpertList($filter: jsonb!, $sort: String!, $afterPlace: Int!, $afterName: String!, $afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  find_leading_experts(
    args: {filter: $filter, sort: $sort, after_place: $afterPlace, after_name: $afterName, after_at: $afterAt, after_id: $afterId, page_rows: $rows}
    order_by: [{place: asc}, {name: asc}, {created_at: desc}, {user_id: desc}]
    limit: $rows
  ) {
    user_id
    place
    name
    created_at
    expert {
      ...ListedExpertCard
    }
    calls(order_by: [{price: asc}, {created_at: desc}, {id: desc}], limit: 1) {
      id
      price
      duration
    }
  }
}
    fragment ListedExpertCard on users {
  ...UserCard
  ...AskableExpert
  company {
    company_name
  }
  expert_detail {
    years_of_experience
    country {
      country_name
    }
    topics(limit: 4) {
      topic {
        id
        topic_name
      }
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

export const useLeadingExpertListQuery = <
      TData = LeadingExpertListQuery,
      TError = Error
    >(
      variables: LeadingExpertListQueryVariables,
      options?: Omit<UseQueryOptions<LeadingExpertListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LeadingExpertListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LeadingExpertListQuery, TError, TData>(
      {
    queryKey: ['LeadingExpertList', variables],
    queryFn: graphqlFetcher<LeadingExpertListQuery, LeadingExpertListQueryVariables>(LeadingExpertListDocument, variables),
    ...options
  }
    )};

useLeadingExpertListQuery.document = LeadingExpertListDocument;

useLeadingExpertListQuery.getKey = (variables: LeadingExpertListQueryVariables) => ['LeadingExpertList', variables];

useLeadingExpertListQuery.rootKey = 'LeadingExpertList';

useLeadingExpertListQuery.fetcher = (variables: LeadingExpertListQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<LeadingExpertListQuery, LeadingExpertListQueryVariables>(LeadingExpertListDocument, variables, options);

export const LeadingExpertCountDocument = `
    query LeadingExpertCount($filter: jsonb!, $countMax: Int!) {
  find_leading_experts_aggregate(
    args: {filter: $filter, sort: "none", after_place: 0, after_name: "", after_at: "infinity", after_id: "00000000-0000-0000-0000-000000000000", page_rows: $countMax}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useLeadingExpertCountQuery = <
      TData = LeadingExpertCountQuery,
      TError = Error
    >(
      variables: LeadingExpertCountQueryVariables,
      options?: Omit<UseQueryOptions<LeadingExpertCountQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LeadingExpertCountQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LeadingExpertCountQuery, TError, TData>(
      {
    queryKey: ['LeadingExpertCount', variables],
    queryFn: graphqlFetcher<LeadingExpertCountQuery, LeadingExpertCountQueryVariables>(LeadingExpertCountDocument, variables),
    ...options
  }
    )};

useLeadingExpertCountQuery.document = LeadingExpertCountDocument;

useLeadingExpertCountQuery.getKey = (variables: LeadingExpertCountQueryVariables) => ['LeadingExpertCount', variables];

useLeadingExpertCountQuery.rootKey = 'LeadingExpertCount';

useLeadingExpertCountQuery.fetcher = (variables: LeadingExpertCountQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<LeadingExpertCountQuery, LeadingExpertCountQueryVariables>(LeadingExpertCountDocument, variables, options);

export const ExpertFilterOptionsDocument = `
    query ExpertFilterOptions {
  master_topics(where: {deleted: {_eq: false}}, order_by: {topic_name: asc}) {
    id
    topic_name
  }
  master_domains(where: {deleted: {_eq: false}}, order_by: {domain_name: asc}) {
    id
    domain_name
  }
  master_expertise(
    where: {deleted: {_eq: false}}
    order_by: {expertise_name: asc}
  ) {
    id
    expertise_name
  }
  master_countries(where: {deleted: {_eq: false}}, order_by: {country_name: asc}) {
    id
    country_name
  }
}
    `;

export const useExpertFilterOptionsQuery = <
      TData = ExpertFilterOptionsQuery,
      TError = Error
    >(
      variables?: ExpertFilterOptionsQueryVariables,
      options?: Omit<UseQueryOptions<ExpertFilterOptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ExpertFilterOptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ExpertFilterOptionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ExpertFilterOptions'] : ['ExpertFilterOptions', variables],
    queryFn: graphqlFetcher<ExpertFilterOptionsQuery, ExpertFilterOptionsQueryVariables>(ExpertFilterOptionsDocument, variables),
    ...options
  }
    )};

useExpertFilterOptionsQuery.document = ExpertFilterOptionsDocument;

useExpertFilterOptionsQuery.getKey = (variables?: ExpertFilterOptionsQueryVariables) => variables === undefined ? ['ExpertFilterOptions'] : ['ExpertFilterOptions', variables];

useExpertFilterOptionsQuery.rootKey = 'ExpertFilterOptions';

useExpertFilterOptionsQuery.fetcher = (variables?: ExpertFilterOptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ExpertFilterOptionsQuery, ExpertFilterOptionsQueryVariables>(ExpertFilterOptionsDocument, variables, options);
