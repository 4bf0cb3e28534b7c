/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OpportunityListQueryVariables = Exact<{
  statuses: Array<string> | string;
  types: Array<string> | string;
  isByCountry: boolean;
  countryIds: Array<string> | string;
  isByBudget: boolean;
  budgetUnit: string;
  minCents: number;
  maxCents: number;
  before: string;
  beforeId: string;
  limit: number;
  me: string;
}>;

export type OpportunityListQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> }> };

export type OpportunityListByTopicQueryVariables = Exact<{
  topicIds: Array<string> | string;
  isByDomain: boolean;
  domainIds: Array<string> | string;
  statuses: Array<string> | string;
  types: Array<string> | string;
  isByCountry: boolean;
  countryIds: Array<string> | string;
  isByBudget: boolean;
  budgetUnit: string;
  minCents: number;
  maxCents: number;
  before: string;
  beforeId: string;
  limit: number;
  me: string;
}>;

export type OpportunityListByTopicQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> }> };

export type OpportunityListByDomainQueryVariables = Exact<{
  domainIds: Array<string> | string;
  statuses: Array<string> | string;
  types: Array<string> | string;
  isByCountry: boolean;
  countryIds: Array<string> | string;
  isByBudget: boolean;
  budgetUnit: string;
  minCents: number;
  maxCents: number;
  before: string;
  beforeId: string;
  limit: number;
  me: string;
}>;

export type OpportunityListByDomainQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> }> };

export type MyOpportunitiesQueryVariables = Exact<{
  isByTopic: boolean;
  topicIds: Array<string> | string;
  isByDomain: boolean;
  domainIds: Array<string> | string;
  statuses: Array<string> | string;
  types: Array<string> | string;
  isByCountry: boolean;
  countryIds: Array<string> | string;
  isByBudget: boolean;
  budgetUnit: string;
  minCents: number;
  maxCents: number;
  before: string;
  beforeId: string;
  limit: number;
  me: string;
}>;

export type MyOpportunitiesQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> }> };

export const OpportunityListDocument = `
    query OpportunityList($statuses: [String!]!, $types: [String!]!, $isByCountry: Boolean!, $countryIds: [uuid!]!, $isByBudget: Boolean!, $budgetUnit: String!, $minCents: bigint!, $maxCents: bigint!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!, $me: uuid!) {
  opportunities(
    where: {status: {_in: $statuses}, type: {_in: $types}, created_at: {_lte: $before}, _and: [{_or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}, {_or: [{id: {_is_null: $isByCountry}}, {country_id: {_in: $countryIds}}]}, {_or: [{id: {_is_null: $isByBudget}}, {duration_type: {code: {_eq: $budgetUnit}}, max_budget_cents: {_gte: $minCents}, min_budget_cents: {_lt: $maxCents}}]}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
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

export const OpportunityListByTopicDocument = `
    query OpportunityListByTopic($topicIds: [uuid!]!, $isByDomain: Boolean!, $domainIds: [uuid!]!, $statuses: [String!]!, $types: [String!]!, $isByCountry: Boolean!, $countryIds: [uuid!]!, $isByBudget: Boolean!, $budgetUnit: String!, $minCents: bigint!, $maxCents: bigint!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!, $me: uuid!) {
  opportunities(
    where: {topics: {topic_id: {_in: $topicIds}}, status: {_in: $statuses}, type: {_in: $types}, created_at: {_lte: $before}, _and: [{_or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}, {_or: [{id: {_is_null: $isByDomain}}, {domains: {domain_id: {_in: $domainIds}}}]}, {_or: [{id: {_is_null: $isByCountry}}, {country_id: {_in: $countryIds}}]}, {_or: [{id: {_is_null: $isByBudget}}, {duration_type: {code: {_eq: $budgetUnit}}, max_budget_cents: {_gte: $minCents}, min_budget_cents: {_lt: $maxCents}}]}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
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

export const useOpportunityListByTopicQuery = <
      TData = OpportunityListByTopicQuery,
      TError = Error
    >(
      variables: OpportunityListByTopicQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityListByTopicQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityListByTopicQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityListByTopicQuery, TError, TData>(
      {
    queryKey: ['OpportunityListByTopic', variables],
    queryFn: graphqlFetcher<OpportunityListByTopicQuery, OpportunityListByTopicQueryVariables>(OpportunityListByTopicDocument, variables),
    ...options
  }
    )};

useOpportunityListByTopicQuery.document = OpportunityListByTopicDocument;

useOpportunityListByTopicQuery.getKey = (variables: OpportunityListByTopicQueryVariables) => ['OpportunityListByTopic', variables];

useOpportunityListByTopicQuery.rootKey = 'OpportunityListByTopic';

useOpportunityListByTopicQuery.fetcher = (variables: OpportunityListByTopicQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityListByTopicQuery, OpportunityListByTopicQueryVariables>(OpportunityListByTopicDocument, variables, options);

export const OpportunityListByDomainDocument = `
    query OpportunityListByDomain($domainIds: [uuid!]!, $statuses: [String!]!, $types: [String!]!, $isByCountry: Boolean!, $countryIds: [uuid!]!, $isByBudget: Boolean!, $budgetUnit: String!, $minCents: bigint!, $maxCents: bigint!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!, $me: uuid!) {
  opportunities(
    where: {domains: {domain_id: {_in: $domainIds}}, status: {_in: $statuses}, type: {_in: $types}, created_at: {_lte: $before}, _and: [{_or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}, {_or: [{id: {_is_null: $isByCountry}}, {country_id: {_in: $countryIds}}]}, {_or: [{id: {_is_null: $isByBudget}}, {duration_type: {code: {_eq: $budgetUnit}}, max_budget_cents: {_gte: $minCents}, min_budget_cents: {_lt: $maxCents}}]}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
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

export const useOpportunityListByDomainQuery = <
      TData = OpportunityListByDomainQuery,
      TError = Error
    >(
      variables: OpportunityListByDomainQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityListByDomainQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityListByDomainQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityListByDomainQuery, TError, TData>(
      {
    queryKey: ['OpportunityListByDomain', variables],
    queryFn: graphqlFetcher<OpportunityListByDomainQuery, OpportunityListByDomainQueryVariables>(OpportunityListByDomainDocument, variables),
    ...options
  }
    )};

useOpportunityListByDomainQuery.document = OpportunityListByDomainDocument;

useOpportunityListByDomainQuery.getKey = (variables: OpportunityListByDomainQueryVariables) => ['OpportunityListByDomain', variables];

useOpportunityListByDomainQuery.rootKey = 'OpportunityListByDomain';

useOpportunityListByDomainQuery.fetcher = (variables: OpportunityListByDomainQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityListByDomainQuery, OpportunityListByDomainQueryVariables>(OpportunityListByDomainDocument, variables, options);

export const MyOpportunitiesDocument = `
    query MyOpportunities($isByTopic: Boolean!, $topicIds: [uuid!]!, $isByDomain: Boolean!, $domainIds: [uuid!]!, $statuses: [String!]!, $types: [String!]!, $isByCountry: Boolean!, $countryIds: [uuid!]!, $isByBudget: Boolean!, $budgetUnit: String!, $minCents: bigint!, $maxCents: bigint!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!, $me: uuid!) {
  opportunities(
    where: {poster: {user_id: {_eq: $me}}, status: {_in: $statuses}, type: {_in: $types}, created_at: {_lte: $before}, _and: [{_or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}, {_or: [{id: {_is_null: $isByTopic}}, {topics: {topic_id: {_in: $topicIds}}}]}, {_or: [{id: {_is_null: $isByDomain}}, {domains: {domain_id: {_in: $domainIds}}}]}, {_or: [{id: {_is_null: $isByCountry}}, {country_id: {_in: $countryIds}}]}, {_or: [{id: {_is_null: $isByBudget}}, {duration_type: {code: {_eq: $budgetUnit}}, max_budget_cents: {_gte: $minCents}, min_budget_cents: {_lt: $maxCents}}]}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
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

export const useMyOpportunitiesQuery = <
      TData = MyOpportunitiesQuery,
      TError = Error
    >(
      variables: MyOpportunitiesQueryVariables,
      options?: Omit<UseQueryOptions<MyOpportunitiesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MyOpportunitiesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MyOpportunitiesQuery, TError, TData>(
      {
    queryKey: ['MyOpportunities', variables],
    queryFn: graphqlFetcher<MyOpportunitiesQuery, MyOpportunitiesQueryVariables>(MyOpportunitiesDocument, variables),
    ...options
  }
    )};

useMyOpportunitiesQuery.document = MyOpportunitiesDocument;

useMyOpportunitiesQuery.getKey = (variables: MyOpportunitiesQueryVariables) => ['MyOpportunities', variables];

useMyOpportunitiesQuery.rootKey = 'MyOpportunities';

useMyOpportunitiesQuery.fetcher = (variables: MyOpportunitiesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<MyOpportunitiesQuery, MyOpportunitiesQueryVariables>(MyOpportunitiesDocument, variables, options);
