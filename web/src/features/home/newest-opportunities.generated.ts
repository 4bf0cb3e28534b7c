/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type NewestOpportunitiesQueryVariables = Exact<{
  limit: number;
  me: string;
}>;

export type NewestOpportunitiesQuery = { find_opportunities: Array<{ opportunity: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null }> };

export const NewestOpportunitiesDocument = `
    query NewestOpportunities($limit: Int!, $me: uuid!) {
  find_opportunities(
    args: {filter: {statuses: ["published"]}, sort: "newest", after_at: "infinity", after_cents: 0, after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: $limit}
    order_by: [{created_at: desc}, {opportunity_id: desc}]
    limit: $limit
  ) {
    opportunity {
      ...OpportunityCard
    }
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

export const useNewestOpportunitiesQuery = <
      TData = NewestOpportunitiesQuery,
      TError = Error
    >(
      variables: NewestOpportunitiesQueryVariables,
      options?: Omit<UseQueryOptions<NewestOpportunitiesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NewestOpportunitiesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NewestOpportunitiesQuery, TError, TData>(
      {
    queryKey: ['NewestOpportunities', variables],
    queryFn: graphqlFetcher<NewestOpportunitiesQuery, NewestOpportunitiesQueryVariables>(NewestOpportunitiesDocument, variables),
    ...options
  }
    )};

useNewestOpportunitiesQuery.document = NewestOpportunitiesDocument;

useNewestOpportunitiesQuery.getKey = (variables: NewestOpportunitiesQueryVariables) => ['NewestOpportunities', variables];

useNewestOpportunitiesQuery.rootKey = 'NewestOpportunities';

useNewestOpportunitiesQuery.fetcher = (variables: NewestOpportunitiesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<NewestOpportunitiesQuery, NewestOpportunitiesQueryVariables>(NewestOpportunitiesDocument, variables, options);
