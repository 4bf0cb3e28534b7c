/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnMatchesQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
  me: string;
}>;

export type OwnMatchesQuery = { own_opportunity_matches: Array<{ opportunity_id: string | null, published_at: string | null, reasons: unknown, opportunity: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null }> };

export const OwnMatchesDocument = `
    query OwnMatches($before: timestamptz!, $beforeId: uuid!, $limit: Int!, $me: uuid!) {
  own_opportunity_matches(
    args: {before: $before, before_id: $beforeId, page_size: $limit}
    order_by: [{published_at: desc}, {opportunity_id: desc}]
    limit: $limit
  ) {
    opportunity_id
    published_at
    reasons
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

export const useOwnMatchesQuery = <
      TData = OwnMatchesQuery,
      TError = Error
    >(
      variables: OwnMatchesQueryVariables,
      options?: Omit<UseQueryOptions<OwnMatchesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnMatchesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnMatchesQuery, TError, TData>(
      {
    queryKey: ['OwnMatches', variables],
    queryFn: graphqlFetcher<OwnMatchesQuery, OwnMatchesQueryVariables>(OwnMatchesDocument, variables),
    ...options
  }
    )};

useOwnMatchesQuery.document = OwnMatchesDocument;

useOwnMatchesQuery.getKey = (variables: OwnMatchesQueryVariables) => ['OwnMatches', variables];

useOwnMatchesQuery.rootKey = 'OwnMatches';

useOwnMatchesQuery.fetcher = (variables: OwnMatchesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnMatchesQuery, OwnMatchesQueryVariables>(OwnMatchesDocument, variables, options);
