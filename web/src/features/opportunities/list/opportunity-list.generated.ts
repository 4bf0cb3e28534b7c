/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#lib/graphql/user.types.generated.js';

import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OpportunityListQueryVariables = Exact<{
  where: Types.Opportunities_Bool_Exp;
  limit: number;
  me: string;
}>;

export type OpportunityListQuery = { opportunities: Array<{ id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> }> };

export const OpportunityListDocument = `
    query OpportunityList($where: opportunities_bool_exp!, $limit: Int!, $me: uuid!) {
  opportunities(
    where: $where
    limit: $limit
    order_by: [{created_at: desc}, {id: desc}]
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
