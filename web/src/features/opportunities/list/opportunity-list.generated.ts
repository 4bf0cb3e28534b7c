/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ListingFragment = { opportunity_id: string | null, created_at: string | null, budget_from_cents: number | null, budget_to_cents: number | null, opportunity: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null };

export type OpportunityListQueryVariables = Exact<{
  filter: unknown;
  afterAt: string;
  afterId: string;
  rows: number;
  me: string;
}>;

export type OpportunityListQuery = { find_opportunities: Array<{ opportunity_id: string | null, created_at: string | null, budget_from_cents: number | null, budget_to_cents: number | null, opportunity: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null }> };

export type OpportunityListByHighestBudgetQueryVariables = Exact<{
  filter: unknown;
  afterCents: number;
  afterId: string;
  rows: number;
  me: string;
}>;

export type OpportunityListByHighestBudgetQuery = { find_opportunities: Array<{ opportunity_id: string | null, created_at: string | null, budget_from_cents: number | null, budget_to_cents: number | null, opportunity: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null }> };

export type OpportunityListByLowestBudgetQueryVariables = Exact<{
  filter: unknown;
  afterCents: number;
  afterId: string;
  rows: number;
  me: string;
}>;

export type OpportunityListByLowestBudgetQuery = { find_opportunities: Array<{ opportunity_id: string | null, created_at: string | null, budget_from_cents: number | null, budget_to_cents: number | null, opportunity: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null }> };

export type OpportunityCountQueryVariables = Exact<{
  filter: unknown;
  countMax: number;
}>;

export type OpportunityCountQuery = { find_opportunities_aggregate: { aggregate: { count: number } | null } };

export const ListingFragmentDoc = `
    fragment Listing on opportunity_listings {
  opportunity_id
  created_at
  budget_from_cents
  budget_to_cents
  opportunity {
    ...OpportunityCard
  }
}
    fragment OpportunityCard on opportunities {
  id
  type
  status
  title
  brief
  created_at
  duration_months
  min_budget_cents
  max_budget_cents
  no_of_days
  duration_type {
    code
  }
  no_of_days_unit {
    code
  }
  country {
    country_name
  }
  topics {
    topic {
      id
      topic_name
    }
  }
  domains {
    domain {
      id
      domain_name
    }
  }
  skills {
    expertise {
      id
      expertise_name
    }
  }
  poster {
    user_id
    user {
      ...UserCard
    }
    company {
      ...CompanyCard
    }
  }
  trackings(where: {user_id: {_eq: $me}}) {
    status
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
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;
export const OpportunityListDocument = `
    query OpportunityList($filter: jsonb!, $afterAt: timestamptz!, $afterId: uuid!, $rows: Int!, $me: uuid!) {
  find_opportunities(
    args: {filter: $filter, sort: "newest", after_at: $afterAt, after_cents: 0, after_id: $afterId, page_rows: $rows}
    order_by: [{created_at: desc}, {opportunity_id: desc}]
    limit: $rows
  ) {
    ...Listing
  }
}
    fragment Listing on opportunity_listings {
  opportunity_id
  created_at
  budget_from_cents
  budget_to_cents
  opportunity {
    ...OpportunityCard
  }
}
fragment OpportunityCard on opportunities {
  id
  type
  status
  title
  brief
  created_at
  duration_months
  min_budget_cents
  max_budget_cents
  no_of_days
  duration_type {
    code
  }
  no_of_days_unit {
    code
  }
  country {
    country_name
  }
  topics {
    topic {
      id
      topic_name
    }
  }
  domains {
    domain {
      id
      domain_name
    }
  }
  skills {
    expertise {
      id
      expertise_name
    }
  }
  poster {
    user_id
    user {
      ...UserCard
    }
    company {
      ...CompanyCard
    }
  }
  trackings(where: {user_id: {_eq: $me}}) {
    status
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
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;

export const useOpportunityListQuery = <
      TData = OpportunityListQuery,
      TError = Error
    >(
      variables: OpportunityListQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityListQuery, TError, TData>(
      {
    queryKey: ['OpportunityList', variables],
    queryFn: graphqlFetcher<OpportunityListQuery, OpportunityListQueryVariables>(OpportunityListDocument, variables),
    ...options
  }
    )};

useOpportunityListQuery.document = OpportunityListDocument;

useOpportunityListQuery.getKey = (variables: OpportunityListQueryVariables) => ['OpportunityList', variables];

useOpportunityListQuery.rootKey = 'OpportunityList';

useOpportunityListQuery.fetcher = (variables: OpportunityListQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityListQuery, OpportunityListQueryVariables>(OpportunityListDocument, variables, options);

export const OpportunityListByHighestBudgetDocument = `
    query OpportunityListByHighestBudget($filter: jsonb!, $afterCents: bigint!, $afterId: uuid!, $rows: Int!, $me: uuid!) {
  find_opportunities(
    args: {filter: $filter, sort: "highest budget", after_at: "infinity", after_cents: $afterCents, after_id: $afterId, page_rows: $rows}
    order_by: [{budget_to_cents: desc}, {opportunity_id: desc}]
    limit: $rows
  ) {
    ...Listing
  }
}
    fragment Listing on opportunity_listings {
  opportunity_id
  created_at
  budget_from_cents
  budget_to_cents
  opportunity {
    ...OpportunityCard
  }
}
fragment OpportunityCard on opportunities {
  id
  type
  status
  title
  brief
  created_at
  duration_months
  min_budget_cents
  max_budget_cents
  no_of_days
  duration_type {
    code
  }
  no_of_days_unit {
    code
  }
  country {
    country_name
  }
  topics {
    topic {
      id
      topic_name
    }
  }
  domains {
    domain {
      id
      domain_name
    }
  }
  skills {
    expertise {
      id
      expertise_name
    }
  }
  poster {
    user_id
    user {
      ...UserCard
    }
    company {
      ...CompanyCard
    }
  }
  trackings(where: {user_id: {_eq: $me}}) {
    status
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
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;

export const useOpportunityListByHighestBudgetQuery = <
      TData = OpportunityListByHighestBudgetQuery,
      TError = Error
    >(
      variables: OpportunityListByHighestBudgetQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityListByHighestBudgetQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityListByHighestBudgetQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityListByHighestBudgetQuery, TError, TData>(
      {
    queryKey: ['OpportunityListByHighestBudget', variables],
    queryFn: graphqlFetcher<OpportunityListByHighestBudgetQuery, OpportunityListByHighestBudgetQueryVariables>(OpportunityListByHighestBudgetDocument, variables),
    ...options
  }
    )};

useOpportunityListByHighestBudgetQuery.document = OpportunityListByHighestBudgetDocument;

useOpportunityListByHighestBudgetQuery.getKey = (variables: OpportunityListByHighestBudgetQueryVariables) => ['OpportunityListByHighestBudget', variables];

useOpportunityListByHighestBudgetQuery.rootKey = 'OpportunityListByHighestBudget';

useOpportunityListByHighestBudgetQuery.fetcher = (variables: OpportunityListByHighestBudgetQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityListByHighestBudgetQuery, OpportunityListByHighestBudgetQueryVariables>(OpportunityListByHighestBudgetDocument, variables, options);

export const OpportunityListByLowestBudgetDocument = `
    query OpportunityListByLowestBudget($filter: jsonb!, $afterCents: bigint!, $afterId: uuid!, $rows: Int!, $me: uuid!) {
  find_opportunities(
    args: {filter: $filter, sort: "lowest budget", after_at: "infinity", after_cents: $afterCents, after_id: $afterId, page_rows: $rows}
    order_by: [{budget_from_cents: asc}, {opportunity_id: asc}]
    limit: $rows
  ) {
    ...Listing
  }
}
    fragment Listing on opportunity_listings {
  opportunity_id
  created_at
  budget_from_cents
  budget_to_cents
  opportunity {
    ...OpportunityCard
  }
}
fragment OpportunityCard on opportunities {
  id
  type
  status
  title
  brief
  created_at
  duration_months
  min_budget_cents
  max_budget_cents
  no_of_days
  duration_type {
    code
  }
  no_of_days_unit {
    code
  }
  country {
    country_name
  }
  topics {
    topic {
      id
      topic_name
    }
  }
  domains {
    domain {
      id
      domain_name
    }
  }
  skills {
    expertise {
      id
      expertise_name
    }
  }
  poster {
    user_id
    user {
      ...UserCard
    }
    company {
      ...CompanyCard
    }
  }
  trackings(where: {user_id: {_eq: $me}}) {
    status
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
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;

export const useOpportunityListByLowestBudgetQuery = <
      TData = OpportunityListByLowestBudgetQuery,
      TError = Error
    >(
      variables: OpportunityListByLowestBudgetQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityListByLowestBudgetQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityListByLowestBudgetQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityListByLowestBudgetQuery, TError, TData>(
      {
    queryKey: ['OpportunityListByLowestBudget', variables],
    queryFn: graphqlFetcher<OpportunityListByLowestBudgetQuery, OpportunityListByLowestBudgetQueryVariables>(OpportunityListByLowestBudgetDocument, variables),
    ...options
  }
    )};

useOpportunityListByLowestBudgetQuery.document = OpportunityListByLowestBudgetDocument;

useOpportunityListByLowestBudgetQuery.getKey = (variables: OpportunityListByLowestBudgetQueryVariables) => ['OpportunityListByLowestBudget', variables];

useOpportunityListByLowestBudgetQuery.rootKey = 'OpportunityListByLowestBudget';

useOpportunityListByLowestBudgetQuery.fetcher = (variables: OpportunityListByLowestBudgetQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityListByLowestBudgetQuery, OpportunityListByLowestBudgetQueryVariables>(OpportunityListByLowestBudgetDocument, variables, options);

export const OpportunityCountDocument = `
    query OpportunityCount($filter: jsonb!, $countMax: Int!) {
  find_opportunities_aggregate(
    args: {filter: $filter, sort: "none", after_at: "infinity", after_cents: 0, after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $countMax}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useOpportunityCountQuery = <
      TData = OpportunityCountQuery,
      TError = Error
    >(
      variables: OpportunityCountQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityCountQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityCountQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityCountQuery, TError, TData>(
      {
    queryKey: ['OpportunityCount', variables],
    queryFn: graphqlFetcher<OpportunityCountQuery, OpportunityCountQueryVariables>(OpportunityCountDocument, variables),
    ...options
  }
    )};

useOpportunityCountQuery.document = OpportunityCountDocument;

useOpportunityCountQuery.getKey = (variables: OpportunityCountQueryVariables) => ['OpportunityCount', variables];

useOpportunityCountQuery.rootKey = 'OpportunityCount';

useOpportunityCountQuery.fetcher = (variables: OpportunityCountQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityCountQuery, OpportunityCountQueryVariables>(OpportunityCountDocument, variables, options);
