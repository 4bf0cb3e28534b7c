/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OpportunityDetailQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type OpportunityDetailQuery = { opportunities_by_pk: { brief_rich_text: unknown, published_at: string | null, version_no: number, company_asked_to_sign_nda: boolean, chat_only: boolean, assigned_expert_id: string | null, id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, start_date: { start_date: string } | null, category: { objective_name: string } | null, categories: Array<{ category: { id: string, objective_name: string } | null }>, roles: Array<{ role: { id: string, role_name: string } | null }>, availabilities: Array<{ availability_type: { id: string, availability_type: string } }>, documents: Array<{ id: string, asset_name: string, content_type: string, size_bytes: number, upload_type: string, created_at: string }>, review: { review_status: string | null, review_reason: string | null, delete_comments: string | null } | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null };

export const OpportunityDetailDocument = `
    query OpportunityDetail($id: uuid!, $me: uuid!) {
  opportunities_by_pk(id: $id) {
    ...OpportunityCard
    brief_rich_text
    published_at
    version_no
    company_asked_to_sign_nda
    chat_only
    assigned_expert_id
    start_date {
      start_date
    }
    category {
      objective_name
    }
    categories(order_by: {position: asc}) {
      category {
        id
        objective_name
      }
    }
    roles(order_by: {position: asc}) {
      role {
        id
        role_name
      }
    }
    availabilities {
      availability_type {
        id
        availability_type
      }
    }
    documents(
      where: {upload_type: {_in: ["opportunity_create", "nda_create"]}, detached_at: {_is_null: true}}
      order_by: {created_at: asc}
    ) {
      id
      asset_name
      content_type
      size_bytes
      upload_type
      created_at
    }
    review {
      review_status
      review_reason
      delete_comments
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

export const useOpportunityDetailQuery = <
      TData = OpportunityDetailQuery,
      TError = Error
    >(
      variables: OpportunityDetailQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityDetailQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityDetailQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityDetailQuery, TError, TData>(
      {
    queryKey: ['OpportunityDetail', variables],
    queryFn: graphqlFetcher<OpportunityDetailQuery, OpportunityDetailQueryVariables>(OpportunityDetailDocument, variables),
    ...options
  }
    )};

useOpportunityDetailQuery.document = OpportunityDetailDocument;

useOpportunityDetailQuery.getKey = (variables: OpportunityDetailQueryVariables) => ['OpportunityDetail', variables];

useOpportunityDetailQuery.rootKey = 'OpportunityDetail';

useOpportunityDetailQuery.fetcher = (variables: OpportunityDetailQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityDetailQuery, OpportunityDetailQueryVariables>(OpportunityDetailDocument, variables, options);
